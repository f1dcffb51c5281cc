// SPDX-License-Identifier: MIT
#include "pdf/version.hpp"

#include <hpdf.h>
#include <libdeflate.h>

namespace papersetter::pdf {

std::string deflate_version() { return LIBDEFLATE_VERSION_STRING; }
std::string haru_version() { return HPDF_GetVersion(); }

}  // namespace papersetter::pdf
