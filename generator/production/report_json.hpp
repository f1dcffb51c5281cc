// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/figures.hpp"
#include "assembly/selection.hpp"
#include "production/inputs.hpp"

namespace papersetter::production {

/// report.json: the figures of a series as docs/report.schema.json says. Every number is exact or
/// has four places; the same for banks that hold only the items on the forms.
[[nodiscard]] std::string json_of_report(const Inputs& inputs,
                                         const assembly::Selections& selections,
                                         const assembly::Figures& figures);

}  // namespace papersetter::production
