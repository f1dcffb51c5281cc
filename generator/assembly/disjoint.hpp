// SPDX-License-Identifier: MIT
#pragma once

#include "assembly/plan.hpp"
#include "assembly/table_search.hpp"

namespace papersetter::assembly {

/// How many papers of a problem can be made that share no item. `most`: the largest number whose
/// sums can be met together, each item used once; with two families that many there are, since such
/// a table splits into papers (integer decomposition of transport problems). `least`: so many were
/// taken out of the bank one by one. The problem must be possible.
[[nodiscard]] Disjoint disjoint_papers(const TableProblem& problem);

}  // namespace papersetter::assembly
