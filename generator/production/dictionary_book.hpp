// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "manifest/manifest.hpp"
#include "typeset/hyphen_dictionary.hpp"

namespace papersetter::production {

/// The hyphenation dictionaries a run may use, from hyphenation.toml beside fonts.toml. Files are
/// read when a word of their language is first to be hyphenated. Thread-safe after loading.
class DictionaryBook {
  public:
    /// Reads `folder`/hyphenation.toml, if there is one; its faults go to `diagnostics`. The disk
    /// must outlive the book.
    static DictionaryBook load(const files::Disk& disk, const files::Path& folder,
                               base::Sources& sources, base::Diagnostics& diagnostics);

    /// The dictionary for a language, found by dropping subtags from the end (RFC 4647, 3.4:
    /// "de-CH-1901", "de-CH", "de"). Null when there is none or its file is missing: text of that
    /// language is then not hyphenated. Throws base::WorldError for a file that cannot be read.
    [[nodiscard]] const typeset::HyphenDictionary* find(std::string_view language) const;

    /// Files of dictionaries used so far, sorted by name; what the manifest records.
    [[nodiscard]] std::vector<manifest::FileDigest> used_files() const;
    /// A warning for each language that was asked for and has no dictionary, for each file that is
    /// missing and for each used one whose digest is not the one hyphenation.toml expects.
    void warn(base::Diagnostics& diagnostics) const;

    DictionaryBook(DictionaryBook&&) noexcept;
    DictionaryBook& operator=(DictionaryBook&&) noexcept;
    ~DictionaryBook();

  private:
    DictionaryBook();
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::production
