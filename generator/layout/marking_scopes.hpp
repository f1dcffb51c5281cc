// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "layout/layout.hpp"
#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::layout {

/// What the marking sheet says: the strips filled in, the letters and marks of each page (whose
/// list must be there), the answers that are no letters, the rows for scores, and what amendments
/// say of the key as a whole.
void set_marking(Scopes& scopes, const paper::InstructorPaper& paper,
                 const std::vector<PageOfQuestions>& pages, const Strings& strings);

/// What amendments say of one question, or of a part of one.
void set_amended_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                          const Strings& strings);

}  // namespace papersetter::layout
