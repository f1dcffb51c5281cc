// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "command_line/commands.hpp"
#include "files/disk.hpp"

namespace papersetter::command_line {

/// Throws base::InputError when nothing may be written into this folder: an issued paper or a bank
/// is there, or, without --force, anything at all.
void refuse_existing(const Session& session, const files::Path& folder);

/// The same, whatever --force says, of issued papers and banks alone.
void refuse_kept(const Session& session, const files::Path& folder);

/// The bytes of a manifest before the work; empty when there is none.
[[nodiscard]] std::string text_of(const files::Disk& disk, const files::Path& manifest);

/// Throws base::InputError when the manifest is not as it was before the work: what was made from
/// one may not be put beside another.
void refuse_changed(const files::Disk& disk, const files::Path& manifest,
                    const std::string& before);

}  // namespace papersetter::command_line
