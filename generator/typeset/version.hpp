// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace papersetter::typeset {

/// The version of ICU in use; a version may break lines differently.
[[nodiscard]] std::string icu_version();

}  // namespace papersetter::typeset
