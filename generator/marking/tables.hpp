// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "marking/statistics.hpp"

namespace papersetter::marking {

/// scores.csv: `candidate,name,form,marks,of,unmarked` and the marks of each question by its
/// printed number; an answer that is not marked is empty.
[[nodiscard]] std::string scores_csv(const Class& marked);

}  // namespace papersetter::marking
