// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "assembly/section_problem.hpp"
#include "assembly/weight.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// How much work counting may be, in products of terms (each about 10 ns); `whole` leaves nothing
/// to chance.
enum class CountingEffort : std::uint64_t {
    quick = 2'000'000,
    thorough = 60'000'000,
    whole = 400'000'000
};

/// Draws papers of a section so that each is equally likely (Miller and Harrison 2013 for the
/// counting; DeSalvo and Zhao 2015 for what is left to chance). A paper is a choice of items: free
/// items of a kind are alike, those of sets are known one by one.
///
/// Most bounds are met by counting: the number of ways to complete a paper from each block of items
/// on, by the sums so far. Where that were too many states, bounds are left to chance, as sides: a
/// try that misses them is refused. So that few do, each item is weighted by a number to the power
/// of what it adds to sides (the tilt). Papers with equal side sums have equal weights; where sides
/// are ranges, a try is accepted in the proportion of the smallest weight in range to its own.
/// Accepted tries are therefore exactly even.
class ProblemSampler {
  public:
    /// Nothing when the bounds that must be counted have too many states.
    [[nodiscard]] static std::optional<ProblemSampler> make(
        const SectionProblem& problem, CountingEffort effort = CountingEffort::quick);

    ProblemSampler(ProblemSampler&&) noexcept;
    ProblemSampler& operator=(ProblemSampler&&) noexcept;
    ~ProblemSampler();

    /// Whether the bounds that are counted can be met. If not, no paper exists.
    [[nodiscard]] bool is_possible() const;
    /// Whether all bounds are counted: then every try is accepted.
    [[nodiscard]] bool is_exact() const;
    /// The number of papers if `is_exact`; else what, times the share of tries that are accepted,
    /// is the number of papers. Exact as far as Weight is.
    [[nodiscard]] Weight papers() const;

    /// One try: a paper, or nothing when it is refused. Tries with different generators are
    /// independent. `steps` grows by what it cost. Must be possible.
    [[nodiscard]] std::optional<Portions> draw(base::Random random, std::uint64_t& steps) const;

    /// What each item's chance is to be on a paper: by kind, for one free item of it, and by set
    /// and item. Nothing unless `is_exact` and possible.
    struct Chances {
        std::vector<Weight> free;
        std::vector<std::vector<Weight>> sets;
    };
    [[nodiscard]] std::optional<Chances> chances() const;

  private:
    class Count;
    explicit ProblemSampler(std::unique_ptr<Count> count);

    std::unique_ptr<Count> count_;
};

}  // namespace papersetter::assembly
