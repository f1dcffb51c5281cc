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
/// [paper] table, is no manifest.toml, and belongs to no other bank below; no symbolic-link loops).
/// Tells every fault of every file; the bank is complete only if `diagnostics` has no errors, and
/// is returned as far as it could be read all the same. Throws base::WorldError when a file cannot
/// be read, base::InputError (after telling) when the folder has no bank.toml.
[[nodiscard]] Bank read(const files::Disk& disk, const files::Path& folder,
                        const ReadOptions& options, base::Sources& sources,
                        base::Diagnostics& diagnostics);

/// One warning line with counts when options of usable items lack a rationale, else nothing.
void warn_missing_rationales(const Bank& bank, base::Diagnostics& diagnostics);

/// Bank file names and texts that `read` would open, for asking whether a TOML file is an item
/// file.
[[nodiscard]] bool is_bank_folder(const files::Disk& disk, const files::Path& folder);

}  // namespace papersetter::bank
