// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "image/picture.hpp"

namespace papersetter::image {

/// Pictures by the names under which documents show them. References stay valid.
using Gallery = std::map<std::string, Picture, std::less<>>;

}  // namespace papersetter::image
