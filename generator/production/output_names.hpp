// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::production {

/// "questions-A.pdf"; in another profile than `standard` "questions-A-large-18.pdf".
[[nodiscard]] std::string questions_file(std::string_view form, std::string_view profile);
/// The same for "key-A.pdf".
[[nodiscard]] std::string key_file(std::string_view form, std::string_view profile);

/// Tells forms whose names with those of profiles would give one file name twice: form "A-large-18"
/// beside form "A" in the profile "large-18".
void check_file_names(const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
