// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::bank {

/// Where the files of a bank lie.
struct BankPlaces {
    const files::Disk& disk;
    const files::Path& folder;                               ///< of the bank
    const std::map<base::FileNumber, files::Path>& folders;  ///< of each of its TOML files
    const files::Path& shown_from;                           ///< as in ReadOptions
};

/// Reads the picture files that the texts of a bank name, each once, and gives the texts the names
/// of their pictures. A path is relative to the file it stands in; one that leads out of the bank's
/// folder, also by a link, to nothing, or to a file of another kind is an error at its place.
/// Throws files::DiskError.
void find_pictures(const BankPlaces& places, Bank& bank, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
