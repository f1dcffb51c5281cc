// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace papersetter::image {

/// The versions of libpng in use, and of libjpeg-turbo as built against.
[[nodiscard]] std::string png_version();
[[nodiscard]] std::string jpeg_version();

}  // namespace papersetter::image
