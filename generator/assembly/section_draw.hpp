// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/problem_sampler.hpp"
#include "assembly/problem_search.hpp"
#include "assembly/section_supply.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Draws the items of one section, form by form, in numbered attempts: by the sampler how many of
/// each kind and which of sets, then of each kind the items with the smallest pseudo-random values
/// of (seed, form, attempt, "bank:id"), so that an item added to the bank changes at most one item
/// of its kind. Attempts that miss a bound or bring enemies together fail; of those that do not,
/// each set of items is equally likely.
class SectionDraw {
  public:
    /// `number` of the section from 1; `root` is the generator of the whole paper.
    SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root);

    /// What papers are drawn by, if they can be counted; the same for all forms.
    [[nodiscard]] const ProblemSampler* sampler();
    /// The items of the first attempt from `next` to before `end` that does not fail, ascending
    /// positions in the pool, with those that every paper has; `next` becomes the one after it.
    /// Stops when `steps` reach the most.
    [[nodiscard]] std::optional<std::vector<std::size_t>> sample(std::uint32_t form,
                                                                 std::uint32_t& next,
                                                                 std::uint32_t end,
                                                                 std::uint64_t& steps,
                                                                 std::uint64_t most_steps);
    /// Items by the complete search; `outcome` says whether there are any. Enemies may meet.
    struct Found {
        Outcome outcome = Outcome::undecided;
        std::vector<std::size_t> items;
        std::uint64_t steps = 0;
    };
    [[nodiscard]] Found search(std::uint32_t form, std::uint64_t most_steps);
    [[nodiscard]] const SectionSupply& supply() const { return supply_; }

  private:
    [[nodiscard]] bool succeeds(const ProblemSampler& sampler) const;
    [[nodiscard]] std::vector<std::size_t> items_of(const Portions& portions, std::uint32_t form,
                                                    std::uint32_t attempt, std::uint64_t& steps);
    void pick(const std::vector<std::size_t>& kind, std::int64_t count, std::uint32_t form,
              std::uint32_t attempt, std::vector<std::size_t>& items);

    SectionSupply supply_;
    bool is_counted_ = false;
    std::optional<ProblemSampler> sampler_;  ///< once counted, if it serves
    base::Random pilot_;
    base::Random counts_;
    base::Random search_;
    base::Random items_;
    /// Made when first wanted: the purpose of an item costs a digest, and most forms ask again.
    std::vector<std::optional<base::Random>> purposes_;
};

/// Whether any two of these items (ascending positions) may not meet.
[[nodiscard]] bool have_enemies_met(const std::vector<std::size_t>& items, const Pool& pool);

}  // namespace papersetter::assembly
