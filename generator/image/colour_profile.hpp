// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "image/picture.hpp"

namespace papersetter::image {

/// Whether an ICC profile is one that PDF/A-2 lets a picture of that colour space have (ISO
/// 19005-2, 6.2.4.2): whole, of version 2 or 4, of an input, display, output or colour space.
[[nodiscard]] bool is_usable_profile(std::string_view profile, ColourSpace space);

}  // namespace papersetter::image
