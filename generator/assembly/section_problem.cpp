// SPDX-License-Identifier: MIT
#include "assembly/section_problem.hpp"

#include <algorithm>

namespace papersetter::assembly {
namespace {

/// Whether a set gives items that it may give; adds what they amount to.
bool add_set(const SetOfItems& set, const std::vector<std::size_t>& taken,
             const SectionProblem& problem, std::vector<std::int64_t>& sums) {
    const auto is_taken = [&](std::size_t item) {
        return std::find(taken.begin(), taken.end(), item) != taken.end();
    };
    for (std::size_t item = 0; item < set.included.size(); ++item) {
        if (set.included[item] && !is_taken(item)) return false;
    }
    if (taken.empty()) return true;
    if (!set.items.holds(static_cast<std::int64_t>(taken.size()))) return false;
    if (std::adjacent_find(taken.begin(), taken.end(), std::greater_equal<>()) != taken.end()) {
        return false;
    }
    if (taken.back() >= set.kinds.size()) return false;
    for (std::size_t bound = 0; bound < sums.size(); ++bound) {
        sums[bound] += set.amounts[bound];
        for (const std::size_t item : taken) {
            sums[bound] += problem.kinds[set.kinds[item]].amounts[bound];
        }
    }
    return true;
}

}  // namespace

bool satisfies(const Portions& portions, const SectionProblem& problem) {
    std::vector<std::int64_t> sums(problem.bounds.size(), 0);
    for (std::size_t kind = 0; kind < problem.kinds.size(); ++kind) {
        const std::int64_t count = portions.free[kind];
        if (count < 0 || count > problem.kinds[kind].supply) return false;
        for (std::size_t bound = 0; bound < sums.size(); ++bound) {
            sums[bound] += count * problem.kinds[kind].amounts[bound];
        }
    }
    for (std::size_t set = 0; set < problem.sets.size(); ++set) {
        if (!add_set(problem.sets[set], portions.sets[set], problem, sums)) return false;
    }
    for (std::size_t bound = 0; bound < sums.size(); ++bound) {
        if (!problem.bounds[bound].holds(sums[bound])) return false;
    }
    return true;
}

}  // namespace papersetter::assembly
