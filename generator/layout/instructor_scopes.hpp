// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "layout/layout.hpp"
#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::layout {

/// The values of every variable of key.html. Views into `paper`, which must outlive them.
[[nodiscard]] Scopes instructor_scopes(const paper::InstructorPaper& paper,
                                       const std::vector<PageOfQuestions>& pages,
                                       const Strings& strings);

}  // namespace papersetter::layout
