// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "manifest/manifest.hpp"
#include "production/forms.hpp"
#include "production/inputs.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// A recorded amendment as papers are composed with it.
[[nodiscard]] paper::Amendments amendments_of(const manifest::Manifest& manifest);

/// Tells, of the manifest, which amendments name an item, a part or an option that the forms do not
/// have. Papers are composed with amendments that have no fault only.
void check_amendments(const RecordedPaper& paper, const Inputs& inputs,
                      const assembly::Selections& selections, base::Diagnostics& diagnostics);

/// The positions of the forms whose keys an amendment changes.
[[nodiscard]] std::vector<std::size_t> amended_forms(const paper::Amendment& amendment,
                                                     const Inputs& inputs,
                                                     const assembly::Selections& selections);

/// The names of the files that one revision of a key has: of each form that it changes the key in
/// every profile, of the series the tables.
[[nodiscard]] std::vector<std::string> files_of(const paper::Amendment& amendment,
                                                const Inputs& inputs,
                                                const assembly::Selections& selections);

/// The forms of a revision as printed, with the files given to the sink.
struct AmendedKeys {
    std::vector<FormOutcome> outcomes;  ///< of the forms that it changes
    std::vector<manifest::FileDigest> outputs;
};

/// Prints one revision of the key: the last of the run's amendments. Question papers are typeset,
/// for their pages, and not written.
[[nodiscard]] AmendedKeys print_amended(const PrintRun& run, const Sink& sink,
                                        base::Diagnostics& diagnostics);

/// key.csv and key.json of that revision, by composing every form.
[[nodiscard]] KeyTables amended_tables(const PrintRun& run, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
