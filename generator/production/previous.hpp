// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

/// The files that a manifest.toml in this folder lists, by name relative to it, the manifest
/// included; none when there is no readable manifest. Names that would lead out of the folder are
/// left out: a manifest is only text, and anyone may have written it. So are names below a folder
/// that holds an issued paper.
[[nodiscard]] std::vector<std::string> previous_files(const files::Disk& disk,
                                                      const files::Path& folder);

/// Throws base::InputError when a paper written into this folder could change one that was issued:
/// one in the folder, one whose record the folder lies in, one in the folder's record. A damaged
/// manifest that still has the mark of an issued paper protects it too. `here` is where the person
/// stands, `way_out` what is said behind the refusal.
void refuse_issued(const files::Disk& disk, const files::Path& folder, const files::Path& here,
                   std::string_view way_out = "; --out names another folder");

/// Throws base::InputError when a paper written into this folder would spoil a bank: when the
/// folder is one, or lies in one and holds items of it, since a bank passes over what a run left.
/// The folder is absolute.
void refuse_bank(const files::Disk& disk, const files::Path& folder, const files::Path& here);

}  // namespace papersetter::production
