// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "toml_file/listed_file.hpp"

namespace papersetter::font {

/// A face as fonts.toml tells of it.
struct FaceEntry {
    int weight = 400;
    bool is_italic = false;
    toml_file::ListedFile listed;
    unsigned index = 0;   ///< which font of the file, where it is a collection
    std::string package;  ///< that of its family unless it names another
};

/// A family as fonts.toml tells of it; its files lie in the first of `folders` that has them.
/// Folders are absolute or relative to the folder of fonts.toml.
struct FamilyEntry {
    std::string name;
    std::string package;
    std::vector<std::string> folders;
    std::vector<std::string> scripts;    ///< ISO 15924; as a fallback it is for their characters
    std::vector<std::string> languages;  ///< primary subtags; as a fallback it comes first for them
    std::vector<FaceEntry> faces;
};

/// fonts.toml as read.
struct BookEntries {
    std::vector<FamilyEntry> families;
    std::vector<std::string> fallback;
    /// By script (ISO 15924): the Debian package of a font that has it, for advice.
    std::map<std::string, std::string, std::less<>> packages;
};

/// Reads `folder`/fonts.toml. Faults (an unknown key, a family or face told twice, a weight outside
/// 1 … 1000, a digest or script that is none, a fallback family that is not in the book) go to
/// `diagnostics`, then base::InputError is thrown; a file that cannot be read is a
/// base::WorldError.
[[nodiscard]] BookEntries read_book(const files::Disk& disk, const files::Path& folder,
                                    base::Sources& sources, base::Diagnostics& diagnostics);

/// Whether two family names are the same to CSS: ASCII letters without case.
[[nodiscard]] bool is_same_family(std::string_view one, std::string_view other);

}  // namespace papersetter::font
