// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

/// The manifest of a paper with the mark of an issued one, sealed anew, for the caller to write;
/// unchanged when the paper was issued before. Every file of the paper is verified first: what is
/// not as it was made is told and base::InputError thrown (base::WorldError when a file could not
/// be read), since nothing could put it right later.
[[nodiscard]] std::string issue(const files::Disk& disk, const files::Path& manifest, unsigned jobs,
                                const files::Path& here, base::Sources& sources,
                                base::Diagnostics& diagnostics);

}  // namespace papersetter::production
