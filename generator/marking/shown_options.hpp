// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "marking/marked_form.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::marking {

/// An option, statement, step, answer or criterion below a question that was not wholly right.
struct ShownOption {
    paper::InstructorOption option;
    bool is_given = false;
};

/// What tells a candidate why the answer is not right: of each thing that is wrong what was chosen
/// or written, then what is right there. In a place of its own (a gap, a prompt, a step) only where
/// that place is wrong.
[[nodiscard]] std::vector<ShownOption> shown_options(const MarkedPart& part, const Answer& answer);

}  // namespace papersetter::marking
