// SPDX-License-Identifier: MIT
#include "assembly/joint_conflict.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "assembly/problem_search.hpp"
#include "assembly/section_program.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t most_steps = 5'000'000;
constexpr std::uint64_t most_steps_each = 200'000;

using Sums = std::vector<std::int64_t>;

void add(const Sums& amounts, std::int64_t count, Sums& sums) {
    for (std::size_t bound = 0; bound < sums.size(); ++bound) sums[bound] += amounts[bound] * count;
}

Sums sums_of(const Portions& portions, const SectionProblem& problem) {
    Sums sums(problem.bounds.size());
    for (std::size_t kind = 0; kind < portions.free.size(); ++kind) {
        add(problem.kinds[kind].amounts, portions.free[kind], sums);
    }
    for (std::size_t set = 0; set < portions.sets.size(); ++set) {
        if (portions.sets[set].empty()) continue;
        add(problem.sets[set].amounts, 1, sums);
        for (const std::size_t item : portions.sets[set]) {
            add(problem.kinds[problem.sets[set].kinds[item]].amounts, 1, sums);
        }
    }
    return sums;
}

Sums sums_of_all(const SectionProblem& problem) {
    Portions all;
    for (const Kind& kind : problem.kinds) all.free.push_back(kind.supply);
    for (const SetOfItems& set : problem.sets) {
        all.sets.emplace_back();
        for (std::size_t item = 0; item < set.kinds.size(); ++item) all.sets.back().push_back(item);
    }
    return sums_of(all, problem);
}

base::Random chance() { return {"papersetter/plan", "uses"}; }

/// Answers which bounds of the scaled problem can be kept together.
class ScaledOracle {
  public:
    explicit ScaledOracle(SectionProblem scaled)
        : scaled_(std::move(scaled)), all_(sums_of_all(scaled_)) {}

    /// With what is kept only.
    [[nodiscard]] SectionProblem part_of(const Kept& kept) const {
        SectionProblem part = scaled_;
        for (std::size_t bound = 0; bound < kept.size(); ++bound) {
            if (!kept[bound]) part.bounds[bound] = {0, all_[bound]};
        }
        return part;
    }

    Verdict ask(const Kept& kept) {
        const SectionProblem part = part_of(kept);
        const std::uint64_t left = most_steps - std::min(most_steps, steps_);
        const PortionsResult result =
            search_portions(part, chance(), std::min(left, most_steps_each));
        steps_ += result.steps + 1;
        Verdict verdict{result.outcome, Kept(kept.size()), Kept(kept.size())};
        if (result.outcome == Outcome::found) {
            const Sums sums = sums_of(result.portions, scaled_);
            for (std::size_t bound = 0; bound < kept.size(); ++bound) {
                verdict.met[bound] = scaled_.bounds[bound].holds(sums[bound]);
            }
        }
        for (const std::size_t bound : result.core) verdict.core[bound] = kept[bound];
        return verdict;
    }

  private:
    SectionProblem scaled_;
    Sums all_;
    std::uint64_t steps_ = 0;
};

}  // namespace

Conflict joint_conflict(const SectionProblem& problem, const SeriesCounts& series) {
    ScaledOracle scaled_oracle(scaled(problem, series));
    const Oracle oracle = [&](const Kept& kept) { return scaled_oracle.ask(kept); };
    const Kept all(problem.bounds.size(), true);
    if (oracle(all).outcome != Outcome::none) return {};
    return smallest_conflict(all, oracle);
}

std::optional<Proof> joint_proof(const SectionProblem& problem, const SeriesCounts& series,
                                 const Conflict& conflict) {
    Kept kept(problem.bounds.size());
    ProofRows named;
    named.asked.resize(kept.size());
    for (const std::size_t bound : conflict.requirements) {
        kept[bound] = true;
        named.asked[bound] = bound;
    }
    const SectionProblem part = ScaledOracle(scaled(problem, series)).part_of(kept);
    Program program;
    const SectionProgram section(part, program);
    const auto start = [&](base::Random& random) {
        std::vector<std::int64_t> values(program.boxes().size());
        section.start(random, values);
        return values;
    };
    return proof_of(program, search_program(program, start, chance(), most_steps_each), named);
}

}  // namespace papersetter::assembly
