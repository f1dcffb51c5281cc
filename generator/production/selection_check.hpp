// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/selection.hpp"
#include "base/diagnostic.hpp"
#include "production/forms.hpp"
#include "production/inputs.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// Tells, of the manifest, what the recorded forms break of the recorded blueprint, each by itself
/// and as a series: by the checker that shares no code with the draw.
void check_selections(const RecordedPaper& paper, const Inputs& inputs,
                      const assembly::Selections& selections, base::Diagnostics& diagnostics);

/// Tells, of the manifest, which of its figures are not those of the recorded forms.
void check_figures(const RecordedPaper& paper, const Inputs& inputs,
                   const assembly::Selections& selections, base::Diagnostics& diagnostics);

/// Tells, of the manifest, where its replacements do not follow from each other or do not lead to
/// the items that stand there now.
void check_history(const RecordedPaper& paper, const Inputs& inputs,
                   base::Diagnostics& diagnostics);

/// key.csv and key.json as the selections give them; the manifest is told of where its letters,
/// points or codes are not those of the papers. Nothing when a paper cannot be composed (which is
/// told).
[[nodiscard]] KeyTables check_keys(const RecordedPaper& paper, const Inputs& inputs,
                                   const assembly::Selections& selections,
                                   base::Diagnostics& diagnostics);

}  // namespace papersetter::production
