// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "image/picture.hpp"

namespace papersetter::image {

/// A PNG file of any colour type, depth and interlacing → its samples as stored, transparency as
/// alpha. An ICC profile is kept when PDF/A lets a picture have it; gamma and chromaticities
/// without one are taken for sRGB's; texts, times and all else are left out. Throws Fault.
[[nodiscard]] Picture read_png(std::string_view bytes);

}  // namespace papersetter::image
