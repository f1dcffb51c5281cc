// SPDX-License-Identifier: MIT
#include "image/version.hpp"

#include <png.h>

#include <cstddef>
#include <cstdio>

#include <jpeglib.h>

#define PAPERSETTER_WORDS_OF(word) #word
#define PAPERSETTER_VALUE_OF(word) PAPERSETTER_WORDS_OF(word)

namespace papersetter::image {

std::string png_version() { return png_get_libpng_ver(nullptr); }
std::string jpeg_version() { return PAPERSETTER_VALUE_OF(LIBJPEG_TURBO_VERSION); }

}  // namespace papersetter::image
