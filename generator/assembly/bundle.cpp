// SPDX-License-Identifier: MIT
#include "assembly/bundle.hpp"

#include <algorithm>
#include <utility>

namespace papersetter::assembly {

std::optional<Bundle> Bundle::of_kinds(std::vector<Pile> piles, std::int64_t most,
                                       const SumFields& fields, const SumLimits& limits,
                                       std::uint64_t& work) {
    Bundle made(fields);
    made.piles_ = std::move(piles);
    for (const Pile& pile : made.piles_) {
        if (!made.chain_.multiply(pile.ways(limits, most), limits, {}, work)) return std::nullopt;
    }
    made.ways_ = made.chain_.product();
    return made;
}

std::optional<Bundle> Bundle::of_set(std::vector<Pile> piles, const SetShare& share,
                                     const SumFields& fields, SumLimits limits,
                                     std::uint64_t& work) {
    Bundle made(fields);
    made.piles_ = std::move(piles);
    made.set_ = share.number;
    limits.allow(fields, share.field, share.items.most);
    WaysBySums whole;
    whole.add(share.sums, share.weight);
    if (!made.chain_.multiply(std::move(whole), limits, {}, work)) return std::nullopt;
    for (std::size_t i = 0; i < made.piles_.size(); ++i) {
        Closing closing;
        if (i + 1 == made.piles_.size()) {
            closing.least = fields.packed(share.field, share.items.least);
            closing.mask = fields.mask(share.field);
        }
        WaysBySums ways = made.piles_[i].ways(limits, share.items.most);
        if (!made.chain_.multiply(std::move(ways), limits, closing, work)) return std::nullopt;
    }
    made.may_be_left_out_ = std::ranges::none_of(made.piles_, &Pile::is_included);
    if (made.may_be_left_out_) made.ways_.add({}, Weight(1));
    for (const WaysBySums::Term& one : made.chain_.product().terms()) {
        made.ways_.add(one.sums, one.ways);
    }
    return made;
}

Bundle Bundle::nothing(const SumFields& fields) {
    Bundle made(fields);
    made.ways_ = made.chain_.product();
    return made;
}

void Bundle::draw(std::uint32_t term, base::Random& random, Draft& draft,
                  std::uint64_t& steps) const {
    if (may_be_left_out_) {
        if (term == 0) return;
        --term;
    } else if (!set_ && term == 0) {
        return;
    }
    std::vector<std::uint32_t> terms(chain_.size());
    if (set_) {
        chain_.split(term, random, terms, steps);
    } else {
        chain_.split_count(term, random, terms, steps);
    }
    std::vector<std::size_t> of_set;
    std::vector<std::size_t>& taken = set_ ? of_set : draft.free;
    for (std::size_t i = 0; i < piles_.size(); ++i) {
        const std::int64_t count = piles_[i].count(terms[first_pile() + i]);
        if (count > 0) piles_[i].take(count, random, taken);
    }
    if (!set_) return;
    std::ranges::sort(of_set);
    draft.sets.emplace_back(*set_, std::move(of_set));
}

void Bundle::expect(const std::vector<Weight>& derivatives, Expected& expected) const {
    std::vector<Weight> outer = derivatives;
    if (may_be_left_out_) outer.erase(outer.begin());
    const auto by_factor = chain_.derivatives(std::move(outer));
    for (std::size_t i = 0; i < piles_.size(); ++i) {
        const WaysBySums& ways = chain_.factor(first_pile() + i);
        const std::vector<Weight>& own = by_factor[first_pile() + i];
        Weight items;
        for (std::uint32_t term = 0; term < own.size(); ++term) {
            const auto count = static_cast<std::uint64_t>(piles_[i].count(term));
            items += own[term] * ways[term].ways * Weight(count);
        }
        if (items.is_zero()) continue;
        const Weight share = items / Weight(static_cast<std::uint64_t>(piles_[i].supply()));
        for (const std::size_t member : piles_[i].members()) {
            (set_ ? expected.sets[*set_][member] : expected.free[member]) += share;
        }
    }
}

}  // namespace papersetter::assembly
