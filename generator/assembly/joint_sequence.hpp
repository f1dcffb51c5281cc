// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/joint_counts.hpp"
#include "assembly/problem_sampler.hpp"
#include "assembly/section_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Draws the forms of a series one after another, each from what those before it left.
class JointSequence {
  public:
    /// `samples`: whether forms are drawn by counting as long as that serves; the complete search
    /// draws the others. The problem must outlive it.
    JointSequence(const SectionProblem& problem, const SeriesCounts& series, bool samples);

    /// The next form; nothing when there is none or none was found. `steps` grows by those taken,
    /// for the search at most so many.
    [[nodiscard]] std::optional<Portions> next(const base::Random& random, std::uint64_t most_steps,
                                               std::uint64_t& steps);

  private:
    /// What the sampler draws from: some of what was left when it was made.
    struct Source {
        ProblemSampler sampler;
        std::vector<std::size_t> sets;  ///< by set of the sampler: the problem's
        std::int64_t items = 0;
    };

    void offer();
    void make_source();
    [[nodiscard]] bool is_outdated() const;
    [[nodiscard]] std::optional<Portions> sample(const base::Random& random, std::uint64_t& steps);
    [[nodiscard]] std::optional<Portions> mend(const Portions& form, const base::Random& random,
                                               std::uint64_t& steps) const;
    bool exchange_sets(Portions& form, base::Random& random) const;
    [[nodiscard]] std::optional<Portions> search(const base::Random& random,
                                                 std::uint64_t most_steps, std::uint64_t& steps);
    [[nodiscard]] Portions form_of(Portions part, const std::vector<std::size_t>& sets) const;
    [[nodiscard]] bool is_left(const Portions& form) const;
    void take(const Portions& form);

    const SectionProblem& problem_;
    SectionProblem left_;
    std::vector<std::int64_t> uses_;      ///< left, by kind
    std::vector<std::int64_t> set_uses_;  ///< left, by set
    std::vector<std::size_t> offered_;    ///< by set of `left_`: the problem's
    bool samples_;
    std::optional<Source> source_;
};

}  // namespace papersetter::assembly
