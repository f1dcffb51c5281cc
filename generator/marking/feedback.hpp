// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "marking/statistics.hpp"
#include "paper/feedback.hpp"

namespace papersetter::marking {

/// What the candidate with this response (by position) is told.
[[nodiscard]] paper::Feedback feedback_of(const Class& marked, std::size_t response);

}  // namespace papersetter::marking
