// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace papersetter::font {

/// The version of HarfBuzz in use; a version may shape or subset differently.
[[nodiscard]] std::string harfbuzz_version();

}  // namespace papersetter::font
