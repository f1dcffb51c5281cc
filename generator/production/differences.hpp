// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "manifest/manifest.hpp"
#include "production/press.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// The program, libraries and fonts of a run, as far as they can change a byte.
struct Means {
    std::string_view program;
    std::vector<std::pair<std::string, std::string>> libraries;  ///< name, version
    std::vector<manifest::FileDigest> fonts;  ///< and hyphenation dictionaries, by file name
};

/// What differs between the means that a manifest records and those of now, a sentence each: which
/// program, which library in which versions, which font file or dictionary with which digests.
[[nodiscard]] std::vector<std::string> differences(const manifest::Manifest& then,
                                                   const Means& now);

/// Tells them as notes on the manifest; when there are none, that too. `press` after printing; none
/// when nothing was printed: then it is not known which files would have been used.
void tell_differences(const RecordedPaper& paper, const Press* press,
                      base::Diagnostics& diagnostics);

}  // namespace papersetter::production
