// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "assembly/problem_sampler.hpp"
#include "assembly/section_problem.hpp"
#include "assembly/weight.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

struct PortionsOrder {
    bool operator()(const Portions& one, const Portions& other) const {
        return one.free != other.free ? one.free < other.free : one.sets < other.sets;
    }
};

/// Portions with a number each: of papers, or of times drawn.
using Papers = std::map<Portions, std::uint64_t, PortionsOrder>;

/// Every solution with its number of papers, by trying all choices.
inline Papers all_papers(const SectionProblem& problem) {
    std::vector<std::vector<std::vector<std::size_t>>> choices;  // by set
    for (const SetOfItems& set : problem.sets) {
        auto& own = choices.emplace_back();
        for (std::size_t bits = 0; bits < std::size_t{1} << set.kinds.size(); ++bits) {
            auto& choice = own.emplace_back();
            for (std::size_t item = 0; item < set.kinds.size(); ++item) {
                if ((bits >> item & 1U) != 0) choice.push_back(item);
            }
        }
    }
    Papers papers;
    Portions portions;
    portions.free.resize(problem.kinds.size());
    portions.sets.resize(problem.sets.size());
    std::vector<std::size_t> at(problem.sets.size());
    while (true) {
        if (satisfies(portions, problem)) {
            Weight ways(1);
            for (std::size_t kind = 0; kind < problem.kinds.size(); ++kind) {
                ways = ways * binomial(problem.kinds[kind].supply, portions.free[kind]);
            }
            papers[portions] = ways.rounded_down();
        }
        // The next choice, like an odometer.
        std::size_t kind = 0;
        while (kind < problem.kinds.size() && portions.free[kind] == problem.kinds[kind].supply) {
            portions.free[kind++] = 0;
        }
        if (kind < problem.kinds.size()) {
            ++portions.free[kind];
            continue;
        }
        std::size_t set = 0;
        while (set < at.size() && at[set] + 1 == choices[set].size()) {
            at[set] = 0;
            portions.sets[set++].clear();
        }
        if (set == at.size()) return papers;
        portions.sets[set] = choices[set][++at[set]];
    }
}

inline std::uint64_t sum_of(const Papers& papers) {
    std::uint64_t sum = 0;
    for (const auto& [portions, number] : papers) sum += number;
    return sum;
}

struct Draws {
    Papers drawn;
    std::uint64_t accepted = 0;
    std::uint64_t tries = 0;
};

/// Tries until so many were accepted, or a hundred times as many and more were not.
inline Draws draw(const ProblemSampler& sampler, std::string_view seed, std::uint64_t wanted) {
    Draws draws;
    const base::Random random = base::Random("test", seed).fork("papers");
    std::uint64_t steps = 0;
    while (draws.accepted < wanted && draws.tries < 100 * wanted + 100'000) {
        const auto number = static_cast<std::uint32_t>(draws.tries++);
        if (const auto portions = sampler.draw(random.attempt(number), steps)) {
            ++draws.drawn[*portions];
            ++draws.accepted;
        }
    }
    return draws;
}

/// Chi-square of what was drawn against the numbers of papers, less its expectation, in standard
/// deviations: about normal. In 1/1000.
inline std::int64_t z_thousandths(const Papers& papers, const Draws& draws) {
    const auto all = static_cast<double>(sum_of(papers));
    double chi_square = 0;
    for (const auto& [portions, number] : papers) {
        const double expected =
            static_cast<double>(draws.accepted) * static_cast<double>(number) / all;
        const auto found = draws.drawn.find(portions);
        const double seen = found == draws.drawn.end() ? 0 : static_cast<double>(found->second);
        chi_square += (seen - expected) * (seen - expected) / expected;
    }
    const double freedom = static_cast<double>(papers.size()) - 1;
    double root = freedom;
    for (int i = 0; i < 60; ++i) root = (root + 2 * freedom / root) / 2;
    return static_cast<std::int64_t>((chi_square - freedom) / root * 1000);
}

/// Any problem: families, ranges, sums, tables, item sets, about half of them with papers.
inline SectionProblem random_problem(base::Random& random) {
    const auto below = [&](std::uint64_t bound) {
        return static_cast<std::int64_t>(random.below(bound));
    };
    SectionProblem problem;
    const std::size_t families = 1 + random.below(3);
    std::size_t kinds = 1;
    for (std::size_t i = 0; i < families; ++i) {
        problem.classes.push_back(1 + random.below(3));
        kinds *= problem.classes.back();
    }
    const bool has_sums = random.below(2) == 0;
    const bool has_rule = random.below(2) == 0;
    const bool has_cell = random.below(2) == 0 && families > 1;
    for (std::size_t number = 0; number < kinds; ++number) {
        if (random.below(4) == 0 && number + 1 < kinds) continue;
        Kind kind;
        kind.amounts.push_back(1);
        std::size_t rest = number;
        for (const std::size_t classes : problem.classes) {
            kind.classes.push_back(rest % classes);
            for (std::size_t i = 0; i < classes; ++i) {
                kind.amounts.push_back(i == rest % classes ? 1 : 0);
            }
            rest /= classes;
        }
        if (has_sums) kind.amounts.push_back(below(4));
        if (has_rule) kind.amounts.push_back(below(2));
        if (has_cell) {
            kind.amounts.push_back(kind.classes[0] == 0 && kind.classes[1] == 0 ? 1 : 0);
        }
        kind.amounts.push_back(0);  // item sets
        kind.supply = kinds > 12 ? below(2) : below(3);
        problem.kinds.push_back(std::move(kind));
    }
    const std::size_t bounds = problem.kinds[0].amounts.size();
    for (std::uint64_t sets = random.below(4); sets > 0; --sets) {
        SetOfItems set;
        set.amounts.assign(bounds, 0);
        set.amounts.back() = 1;
        const std::size_t size = 1 + random.below(3);
        const std::size_t first = random.below(problem.kinds.size());
        for (std::size_t i = 0; i < size; ++i) {
            set.kinds.push_back(random.below(2) == 0 ? first : random.below(problem.kinds.size()));
            set.included.push_back(random.below(12) == 0);
        }
        set.items.least = 1 + below(size);
        set.items.most =
            set.items.least + below(size + 1 - static_cast<std::uint64_t>(set.items.least));
        problem.sets.push_back(std::move(set));
    }
    // Bounds around a choice of items, so that they can often be met.
    std::vector<std::int64_t> sums(bounds, 0);
    const auto take = [&](const std::vector<std::int64_t>& amounts) {
        for (std::size_t bound = 0; bound < bounds; ++bound) sums[bound] += amounts[bound];
    };
    for (const Kind& kind : problem.kinds) {
        for (std::int64_t i = below(static_cast<std::uint64_t>(kind.supply) + 1); i > 0; --i) {
            take(kind.amounts);
        }
    }
    for (const SetOfItems& set : problem.sets) {
        if (random.below(2) == 0) continue;
        take(set.amounts);
        for (std::int64_t i = 0; i < set.items.least; ++i) {
            take(problem.kinds[set.kinds[static_cast<std::size_t>(i)]].amounts);
        }
    }
    for (std::size_t bound = 0; bound < bounds; ++bound) {
        base::Range range = base::Range::exactly(sums[bound]);
        if (bound > 0 && random.below(2) == 0) {
            range = {sums[bound] - below(3), sums[bound] + below(3)};
        }
        problem.bounds.push_back(range);
    }
    return problem;
}

}  // namespace papersetter::assembly
