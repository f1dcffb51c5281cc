// SPDX-License-Identifier: MIT
#pragma once

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/crosswalk.hpp"

namespace papersetter::layout {

/// The values of every variable of crosswalk.html. Views into `crosswalk`, which must outlive them.
[[nodiscard]] Scopes crosswalk_scopes(const paper::Crosswalk& crosswalk, const Strings& strings);

}  // namespace papersetter::layout
