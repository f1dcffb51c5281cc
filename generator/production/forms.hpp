// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "paper/instructor_paper.hpp"
#include "production/inputs.hpp"
#include "production/make.hpp"
#include "production/paper_press.hpp"

namespace papersetter::production {

/// What is left of a printed form: its figures, what the manifest records, its rows of key.csv.
struct FormOutcome {
    MadeForm made;
    manifest::RecordedForm recorded;
    std::vector<manifest::FileDigest> outputs;
    std::string key_rows;  ///< of key.csv, without the header
    std::string key_json;  ///< the form in key.json
};

/// What the manifest records of a form that was composed from this selection, but for the pages,
/// which only printing gives.
[[nodiscard]] manifest::RecordedForm recorded(const Inputs& inputs,
                                              const assembly::Selection& selection,
                                              const paper::InstructorPaper& paper);

/// Composes and prints every form of a series, giving files to the sink as they are done. Forms are
/// printed on `jobs` threads; nothing depends on how many. All faults of all forms are told.
[[nodiscard]] std::vector<FormOutcome> print_forms(const Inputs& inputs,
                                                   const assembly::Selections& selections,
                                                   const Press& press, unsigned jobs,
                                                   const Sink& sink,
                                                   base::Diagnostics& diagnostics);

/// What forms are printed from.
struct PrintRun {
    const Inputs* inputs = nullptr;
    const assembly::Selections* selections = nullptr;  ///< the whole series
    const Press* press = nullptr;
    unsigned jobs = 1;
    const paper::Amendments* amendments = nullptr;  ///< of the key; none: as it was made
};

/// The revision of the key that a run prints; 1: as it was made.
[[nodiscard]] std::uint32_t key_revision_of(const PrintRun& run);

/// The positions of all forms.
[[nodiscard]] std::vector<std::size_t> all_forms(const assembly::Selections& selections);

/// By profile, to how many pages each question paper is filled up so that all forms have the same;
/// empty when the layout does not ask for that. Faults are left for printing to tell.
[[nodiscard]] std::vector<std::size_t> equal_pages(const PrintRun& run);

/// Some forms of the series, by position, and how many pages their question papers have at least.
struct WantedForms {
    std::vector<std::size_t> forms;
    std::vector<std::size_t> least_pages;  ///< by profile; empty: any number
    Products products = Products::all;
};

/// The same for these forms; an outcome for each of them.
[[nodiscard]] std::vector<FormOutcome> print_forms(const PrintRun& run, const WantedForms& wanted,
                                                   const Sink& sink,
                                                   base::Diagnostics& diagnostics);

/// The keys of a series as tables.
struct KeyTables {
    std::string csv;
    std::string json;
};

/// key.csv and key.json of all forms; `revision` is that of the key.
[[nodiscard]] KeyTables key_tables_of(const Inputs& inputs,
                                      const std::vector<FormOutcome>& outcomes,
                                      std::uint32_t revision = 1);

/// Composes a form without printing it: its keys in the outcome, and what the manifest records of
/// it, but for the pages. Tells and throws as paper::compose does.
[[nodiscard]] manifest::RecordedForm composed_form(const PrintRun& run, std::size_t index,
                                                   FormOutcome& outcome,
                                                   base::Diagnostics& diagnostics);

}  // namespace papersetter::production
