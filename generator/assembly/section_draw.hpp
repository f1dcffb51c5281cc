// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/section_supply.hpp"
#include "assembly/selection.hpp"
#include "assembly/table_sampler.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Draws the items of one section, form by form: a table of counts by the sampler or, where that
/// does not serve, by the complete search; then in each cell the items with the smallest
/// pseudo-random values of (seed, form, "bank:id"), so that an item added to the bank changes at
/// most one item of its cell.
class SectionDraw {
  public:
    /// `number` of the section from 1; `root` is the generator of the whole paper.
    SectionDraw(SectionSupply supply, std::size_t number, const base::Random& root);

    struct Drawn {
        TableOutcome outcome = TableOutcome::none;
        Law law = Law::exact;
        std::vector<std::size_t> items;  ///< positions in the pool, ascending
        std::uint64_t steps = 0;
    };

    [[nodiscard]] Drawn draw(std::uint32_t form, std::uint64_t most_steps);
    [[nodiscard]] const SectionSupply& supply() const { return supply_; }

  private:
    [[nodiscard]] TableResult table(std::uint32_t form, std::uint64_t most_steps, Law& law);
    /// Tries a range of numbered attempts until one is accepted or steps run out.
    struct Tries {
        std::uint32_t first = 0;
        std::uint32_t end = 0;
        std::uint64_t most_steps = 0;
    };
    [[nodiscard]] std::optional<Counts> sample(std::uint32_t form, const Tries& tries,
                                               std::uint64_t& steps) const;
    void pick(const std::vector<std::size_t>& cell, std::int64_t count, std::uint32_t form,
              std::vector<std::size_t>& items);

    SectionSupply supply_;
    bool is_counted_ = false;
    std::optional<TableSampler> sampler_;  ///< once counted, if it serves
    base::Random counts_;
    base::Random search_;
    base::Random items_;
    /// Made when first wanted: the purpose of an item costs a digest, and most forms ask again.
    std::vector<std::optional<base::Random>> purposes_;
};

}  // namespace papersetter::assembly
