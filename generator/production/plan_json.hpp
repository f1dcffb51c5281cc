// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "assembly/plan.hpp"

namespace papersetter::production {

/// The figures of a plan for machines; chances of items always.
[[nodiscard]] std::string plan_json(const assembly::Plan& plan, const std::string& title);

}  // namespace papersetter::production
