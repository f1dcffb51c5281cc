// SPDX-License-Identifier: MIT
#pragma once

#include "marking/statistics.hpp"
#include "paper/class_sheet.hpp"

namespace papersetter::marking {

/// What the instructor is told of the class; `statistics` are its own.
[[nodiscard]] paper::ClassSheet class_sheet_of(const Class& marked, const Statistics& statistics);

}  // namespace papersetter::marking
