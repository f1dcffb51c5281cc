// SPDX-License-Identifier: MIT
#pragma once

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::bank {

struct ReadOptions {
    unsigned jobs = 1;  ///< threads that read files; the result does not depend on it
    /// Names paths in messages: shown name of a path (relative to where the person stands).
    files::Path shown_from;
};

/// Reads a bank folder: bank.toml and every item file beside or below it (every *.toml that has no
/// [paper] table, is no manifest.toml nor among what a run left, and belongs to no other bank
/// below; names with a leading dot are passed over; a folder reached twice is read once).
/// Items take from stats.csv, if there is one, what it says of them and they do not.
/// The files of the pictures that texts name are read, not yet looked at. Tells every fault of
/// every file; the bank is complete only if `diagnostics` has no errors, and
/// is returned as far as it could be read all the same. Throws base::WorldError when a file cannot
/// be read, base::InputError (after telling) when the folder has no bank.toml.
[[nodiscard]] Bank read(const files::Disk& disk, const files::Path& folder,
                        const ReadOptions& options, base::Sources& sources,
                        base::Diagnostics& diagnostics);

/// One warning line with counts when options of usable items lack a rationale, else nothing.
void warn_missing_rationales(const Bank& bank, base::Diagnostics& diagnostics);

/// Whether the folder is a bank: it holds a bank.toml.
[[nodiscard]] bool is_bank_folder(const files::Disk& disk, const files::Path& folder);

}  // namespace papersetter::bank
