// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "paper/instructor_paper.hpp"

namespace papersetter::manifest {

/// key.csv: header `form,number,letter,item,answer,points`, RFC 4180 quoting, LF line ends. One
/// row a question; `letter` is the right letter as printed, `answer` the right option's id or
/// authored position.
[[nodiscard]] std::string key_csv(const std::vector<paper::InstructorPaper>& papers);

}  // namespace papersetter::manifest
