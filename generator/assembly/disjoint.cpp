// SPDX-License-Identifier: MIT
#include "assembly/disjoint.hpp"

#include <algorithm>
#include <limits>

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t steps_each = 200'000;
constexpr std::uint32_t restarts = 4;

base::Random chance(std::string_view purpose) {
    return base::Random("papersetter/plan", "disjoint").fork(purpose);
}

bool may_fit(const TableProblem& problem, std::int64_t papers) {
    TableProblem scaled = problem;
    for (Counts* sums : {&scaled.topics, &scaled.levels, &scaled.difficulties}) {
        for (std::int64_t& sum : *sums) sum *= papers;
    }
    return search_table(scaled, chance("scaled"), steps_each).outcome != TableOutcome::none;
}

std::int64_t most_papers(const TableProblem& problem) {
    std::int64_t items = 0;
    std::int64_t wanted = 0;
    for (const std::int64_t capacity : problem.capacity) items += capacity;
    for (const std::int64_t topic : problem.topics) wanted += topic;
    // The search knows sums below 2^16.
    std::int64_t low = 1;
    std::int64_t high = std::min(items / wanted, std::int64_t{65'535} / wanted);
    while (low < high) {
        const std::int64_t middle = (low + high + 1) / 2;
        if (may_fit(problem, middle)) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

std::int64_t taken_one_by_one(TableProblem problem, std::uint32_t number, std::int64_t most) {
    std::int64_t papers = 0;
    for (; papers < most; ++papers) {
        const base::Random random = chance("one by one").attempt(number);
        const TableResult table =
            search_table(problem, random.form(static_cast<std::uint32_t>(papers)), steps_each);
        if (table.outcome != TableOutcome::found) break;
        for (std::size_t cell = 0; cell < table.counts.size(); ++cell) {
            problem.capacity[cell] -= table.counts[cell];
        }
    }
    return papers;
}

}  // namespace

Disjoint disjoint_papers(const TableProblem& problem) {
    Disjoint result;
    result.most = most_papers(problem);
    const bool has_two_families = problem.topics.size() == 1 || problem.levels.size() == 1 ||
                                  problem.difficulties.size() == 1;
    if (has_two_families) {
        result.least = result.most;
        return result;
    }
    for (std::uint32_t number = 0; number < restarts && result.least < result.most; ++number) {
        result.least = std::max(result.least, taken_one_by_one(problem, number, result.most));
    }
    return result;
}

}  // namespace papersetter::assembly
