// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/class_sheet.hpp"
#include "paper/feedback.hpp"

namespace papersetter::layout {

/// The values of every variable of class.html. Views into `sheet`, which must outlive them.
[[nodiscard]] Scopes class_scopes(const paper::ClassSheet& sheet, const Strings& strings);

}  // namespace papersetter::layout
