// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::layout {

/// The values of every variable of learning.html, of a paper arranged for it
/// (paper::learning_paper): its questions twice, as candidates see them and with what is right.
/// Views into `paper`, which must outlive them.
[[nodiscard]] Scopes learning_scopes(const paper::InstructorPaper& paper, const Strings& strings);

}  // namespace papersetter::layout
