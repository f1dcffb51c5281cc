// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "assembly/figures.hpp"
#include "assembly/selection.hpp"
#include "base/diagnostic.hpp"
#include "manifest/manifest.hpp"
#include "production/inputs.hpp"
#include "production/make.hpp"
#include "production/press.hpp"

namespace papersetter::production {

/// The files of a report: for people, and the same figures for machines.
inline constexpr std::string_view report_pdf = "report.pdf";
inline constexpr std::string_view report_json = "report.json";

/// Whether the report is among the outputs of a paper.
[[nodiscard]] bool has_report(const manifest::Manifest& manifest);

/// Prints the report of a series, whose layout must make one, and gives both files to the sink;
/// their digests. `figures` are those of the selections. Throws base::InputError after telling.
[[nodiscard]] std::vector<manifest::FileDigest> print_report(const Inputs& inputs,
                                                             const assembly::Selections& selections,
                                                             const assembly::Figures& figures,
                                                             const Press& press, const Sink& sink,
                                                             base::Diagnostics& diagnostics);

}  // namespace papersetter::production
