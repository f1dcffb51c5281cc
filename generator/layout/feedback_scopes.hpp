// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/feedback.hpp"

namespace papersetter::layout {

/// The values of every variable of feedback.html. Views into `feedback`, which must outlive them.
[[nodiscard]] Scopes feedback_scopes(const paper::Feedback& feedback, const Strings& strings);

}  // namespace papersetter::layout
