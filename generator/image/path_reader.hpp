// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "image/path_builder.hpp"

namespace papersetter::image {

/// Reads the attribute `d` of a path (SVG 1.1, 8.3), all of its commands. Throws Fault at the first
/// thing that is no part of a path.
void read_path(std::string_view text, PathBuilder& builder);

}  // namespace papersetter::image
