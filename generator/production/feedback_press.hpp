// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"
#include "production/inputs.hpp"
#include "production/press.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// The recorded layout where it makes feedback, else the layout exam of today on the same size of
/// paper; with the fonts and dictionaries of today. Throws base::InputError after telling, or
/// base::WorldError.
[[nodiscard]] Press load_feedback_press(const files::Disk& disk, const RecordedPaper& paper,
                                        const Inputs& inputs, const DataFolders& folders,
                                        base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
