// SPDX-License-Identifier: MIT
#pragma once

#include "paper/instructor_paper.hpp"

namespace papersetter::paper {

/// The paper arranged for those who learn from it: its sections are the topics, in the order in
/// which they come up; what only instructors should read (ids, statistics, difficulty, other forms)
/// is gone. Questions about one text stay together, and questions keep their numbers and letters.
[[nodiscard]] InstructorPaper learning_paper(const InstructorPaper& paper);

}  // namespace papersetter::paper
