// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "layout/layout.hpp"
#include "production/folders.hpp"
#include "production/press.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// The recorded layout with the fonts and dictionaries of today. Throws base::InputError after
/// telling, or base::WorldError.
[[nodiscard]] Press load_recorded_press(const files::Disk& disk, const RecordedPaper& paper,
                                        const Inputs& inputs, const DataFolders& folders,
                                        base::Sources& sources, base::Diagnostics& diagnostics);

/// The recorded layout alone, with the paper's parameters and keys.
[[nodiscard]] layout::Layout load_recorded_layout(const files::Disk& disk,
                                                  const RecordedPaper& paper, const Inputs& inputs,
                                                  const DataFolders& folders,
                                                  base::Sources& sources,
                                                  base::Diagnostics& diagnostics);

}  // namespace papersetter::production
