// SPDX-License-Identifier: MIT
#include "font/version.hpp"

#include <hb.h>

namespace papersetter::font {

std::string harfbuzz_version() { return hb_version_string(); }

}  // namespace papersetter::font
