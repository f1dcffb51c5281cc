// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::production {

/// "questions-A.pdf"; in another profile than `standard` "questions-A-large-18.pdf".
[[nodiscard]] std::string questions_file(std::string_view form, std::string_view profile);
/// The same for "key-A.pdf"; from revision 2 of the key "key-A-r2.pdf".
[[nodiscard]] std::string key_file(std::string_view form, std::string_view profile,
                                   std::uint32_t revision = 1);
/// The same for "learning-A.pdf".
[[nodiscard]] std::string learning_file(std::string_view form, std::string_view profile,
                                        std::uint32_t revision = 1);
/// "crosswalk.pdf", "crosswalk-r2.pdf".
[[nodiscard]] std::string crosswalk_file(std::uint32_t revision = 1);
/// "key.csv", "key-r2.csv"; "key.json", "key-r2.json".
[[nodiscard]] std::string key_csv_file(std::uint32_t revision);
[[nodiscard]] std::string key_json_file(std::uint32_t revision);

/// The keys as tables.
inline constexpr std::string_view key_csv = "key.csv";
inline constexpr std::string_view key_json = "key.json";

/// Whether a file is among the outputs of a paper; older ones lack what older versions did not
/// make.
[[nodiscard]] bool lists(const manifest::Manifest& manifest, std::string_view name);

/// Tells forms whose names with those of profiles would give one file name twice: form "A-large-18"
/// beside form "A" in the profile "large-18".
void check_file_names(const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
