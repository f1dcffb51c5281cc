// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/pool.hpp"
#include "assembly/section_compiler.hpp"

namespace papersetter::assembly {

/// How many papers there can be that share no item: surely so many, and no more than so many.
struct Disjoint {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// How many papers of these sections, none picked by hand, can be made that share no item, enemies
/// apart. `most`: the largest number for which the bounds of each section can be met together, each
/// item used once. `least`: so many were drawn together. There must be a paper.
[[nodiscard]] Disjoint disjoint_papers(const Pool& pool,
                                       const std::vector<const CompiledSection*>& sections);

}  // namespace papersetter::assembly
