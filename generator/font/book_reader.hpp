// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/digest.hpp"
#include "files/disk.hpp"

namespace papersetter::font {

/// A face as fonts.toml tells of it.
struct FaceEntry {
    int weight = 400;
    bool is_italic = false;
    std::string file;
    base::Digest expected;
    base::Place place;  ///< of its digest, for a warning
};

/// A family as fonts.toml tells of it; its files lie in the first of `folders` that has them.
/// Folders are absolute or relative to the folder of fonts.toml.
struct FamilyEntry {
    std::string name;
    std::string package;
    std::vector<std::string> folders;
    std::vector<FaceEntry> faces;
};

/// fonts.toml as read.
struct BookEntries {
    std::vector<FamilyEntry> families;
    std::vector<std::string> fallback;
};

/// Reads `folder`/fonts.toml. Faults (an unknown key, a family or face told twice, a weight outside
/// 1 … 1000, a digest that is none, a fallback family that is not in the book) go to `diagnostics`,
/// then base::InputError is thrown; a file that cannot be read is a base::WorldError.
[[nodiscard]] BookEntries read_book(const files::Disk& disk, const files::Path& folder,
                                    base::Sources& sources, base::Diagnostics& diagnostics);

/// Whether two family names are the same to CSS: ASCII letters without case.
[[nodiscard]] bool is_same_family(std::string_view one, std::string_view other);

}  // namespace papersetter::font
