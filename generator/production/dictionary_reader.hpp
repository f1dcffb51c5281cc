// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "toml_file/listed_file.hpp"

namespace papersetter::production {

/// A hyphenation dictionary as hyphenation.toml tells of it.
struct DictionaryEntry {
    std::vector<std::string> languages;  ///< BCP 47 tags: "en", "en-US"
    std::string package;
    toml_file::ListedFile listed;
};

/// hyphenation.toml as read. The files lie in the first of `folders` that has them; folders are
/// absolute or relative to the folder of hyphenation.toml.
struct DictionaryEntries {
    std::vector<std::string> folders;
    std::vector<DictionaryEntry> dictionaries;
};

/// Reads `folder`/hyphenation.toml; without that file there are no dictionaries. Faults (an unknown
/// key, a language told twice, a digest that is none) go to `diagnostics`.
[[nodiscard]] DictionaryEntries read_dictionaries(const files::Disk& disk,
                                                  const files::Path& folder, base::Sources& sources,
                                                  base::Diagnostics& diagnostics);

/// Whether two language tags are the same: ASCII letters without case.
[[nodiscard]] bool is_same_language(std::string_view one, std::string_view other);

}  // namespace papersetter::production
