// SPDX-License-Identifier: MIT
#pragma once

#include "paper/class_sheet.hpp"
#include "paper/crosswalk.hpp"
#include "paper/feedback.hpp"
#include "paper/guide.hpp"
#include "paper/instructor_paper.hpp"
#include "paper/report.hpp"

namespace papersetter::production {

/// A small paper with something for every variable of a layout, to check a layout without a bank.
[[nodiscard]] paper::InstructorPaper sample_paper();

/// The same for a crosswalk.
[[nodiscard]] paper::Crosswalk sample_crosswalk();

/// The same for a report.
[[nodiscard]] paper::Report sample_report();

/// And for feedback and the sheet of a class.
[[nodiscard]] paper::Feedback sample_feedback();
[[nodiscard]] paper::ClassSheet sample_class();
/// The same for a guide.
[[nodiscard]] paper::Guide sample_guide();

}  // namespace papersetter::production
