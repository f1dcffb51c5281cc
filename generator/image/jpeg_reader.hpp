// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "image/picture.hpp"

namespace papersetter::image {

/// A JPEG file → the same without its metadata, to be shown as Exif's orientation says. It is
/// decoded once to see that it is whole. CMYK without a profile that PDF/A lets it have becomes
/// RGB. Throws Fault.
[[nodiscard]] Picture read_jpeg(std::string_view bytes);

}  // namespace papersetter::image
