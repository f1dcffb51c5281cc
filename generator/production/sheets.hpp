// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "manifest/manifest.hpp"
#include "page/pages.hpp"
#include "paper/candidate_paper.hpp"
#include "production/forms.hpp"

namespace papersetter::production {

/// "sheet-A.pdf"; in another profile than `standard` "sheet-A-large-18.pdf".
[[nodiscard]] std::string sheet_file(std::string_view form, std::string_view profile);
/// Where everything stands on it, "sheet-A.json".
[[nodiscard]] std::string sheet_json_file(std::string_view form, std::string_view profile);

/// The answer sheets among the outputs of a paper, by the names of their PDFs.
[[nodiscard]] std::vector<std::string> sheets_among(
    const std::vector<manifest::FileDigest>& outputs);

/// Prints the answer sheet of every form in every profile, gives the files to the sink; their
/// digests. The layout must make sheets. Throws base::InputError after telling.
[[nodiscard]] std::vector<manifest::FileDigest> print_sheets(const PrintRun& run, const Sink& sink,
                                                             base::Diagnostics& diagnostics);

/// Where bubbles, digits and corners stand on finished pages, in millimetres from the top left
/// corner of the page (docs/sheet.schema.json). Tells a bubble that the layout does not print.
[[nodiscard]] std::string json_of_sheet(const paper::CandidatePaper& paper,
                                        std::string_view profile, const page::Pages& pages,
                                        base::Diagnostics& diagnostics);

}  // namespace papersetter::production
