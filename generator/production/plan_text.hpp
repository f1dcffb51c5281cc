// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/plan.hpp"

namespace papersetter::production {

/// A table that a person can read.
[[nodiscard]] std::string plan_text(const assembly::Plan& plan, const std::string& title,
                                    bool shows_items);

}  // namespace papersetter::production
