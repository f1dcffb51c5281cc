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

/// What key and feedback tell of a question, or of a part: its answers, not what is known of the
/// item. `parts` are left to the caller.
void set_answered_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                           const Strings& strings);
/// The values of a question and of its parts, as a key has them.
void set_key_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                      const Strings& strings);

}  // namespace papersetter::layout
