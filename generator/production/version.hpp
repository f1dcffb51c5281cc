// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace papersetter::production {

/// "papersetter 0.1.0".
[[nodiscard]] std::string_view program_version();

/// The libraries whose version can change a byte of an output, with the versions in use.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> library_versions();

}  // namespace papersetter::production
