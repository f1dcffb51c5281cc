// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace papersetter::pdf {

/// The versions of libdeflate (as built against) and libharu in use.
[[nodiscard]] std::string deflate_version();
[[nodiscard]] std::string haru_version();

}  // namespace papersetter::pdf
