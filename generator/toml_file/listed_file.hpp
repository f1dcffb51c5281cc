// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/digest.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::toml_file {

/// A file of the machine that a table names with the digest it had when it was listed.
struct ListedFile {
    std::string file;  ///< its name, without a folder
    base::Digest expected{};
    base::Place place;  ///< of the digest
};

/// Reads `file` and `sha256`, both required. `folders` says where a folder in the name belongs.
[[nodiscard]] ListedFile read_listed_file(TableReader& reader, std::string_view folders,
                                          base::Diagnostics& diagnostics);

}  // namespace papersetter::toml_file
