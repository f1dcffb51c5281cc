// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/report.hpp"

namespace papersetter::layout {

/// The values of every variable of report.html. Views into `report`, which must outlive them.
[[nodiscard]] Scopes report_scopes(const paper::Report& report, const Strings& strings);

}  // namespace papersetter::layout
