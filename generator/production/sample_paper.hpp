// SPDX-License-Identifier: MIT
#pragma once

#include "paper/instructor_paper.hpp"

namespace papersetter::production {

/// A small paper with something for every variable of a layout, to check a layout without a bank.
[[nodiscard]] paper::InstructorPaper sample_paper();

}  // namespace papersetter::production
