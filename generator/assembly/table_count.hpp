// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "assembly/table_search.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// How many papers satisfy all three families of a problem: the sum, over all tables, of the ways
/// to take the items. Exact as far as Weight is. Nothing when there are too many states to count.
[[nodiscard]] std::optional<Weight> count_papers(const TableProblem& problem);

}  // namespace papersetter::assembly
