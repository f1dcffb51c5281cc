// SPDX-License-Identifier: MIT
#include "assembly/counting_plan.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t most_cost = std::uint64_t{1} << 50U;
/// Which groups are counted is tried out for so many of them, the rarest.
constexpr std::size_t most_tried = 10;
/// The last block may cost such a part of the work when it counts sides too.
constexpr std::uint64_t last_block_part = 8;
/// About the terms that a kind or set of a block is multiplied by when the block is counted.
constexpr std::uint64_t terms_of_unit = 4;

std::uint64_t times(std::uint64_t one, std::uint64_t other) {
    return one > most_cost / std::max<std::uint64_t>(other, 1) ? most_cost : one * other;
}

class Planner {
  public:
    Planner(const SectionProblem& problem, const BoundFit& fit,
            std::optional<std::uint64_t> most_work)
        : problem_(problem), most_work_(most_work), grouped_(grouped(problem, fit)) {}

    CountingPlan plan() {
        std::ranges::stable_sort(grouped_.groups, std::ranges::greater{},
                                 &BoundGroup::rarity_squared);
        is_counted_.assign(grouped_.groups.size(), true);
        if (most_work_) choose();
        made_.blocks = grouped_.blocks;
        made_.spans.resize(problem_.bounds.size());
        order_blocks();
        choose_last_block();
        std::vector<std::size_t> counted = grouped_.base;
        for (std::size_t group = 0; group < grouped_.groups.size(); ++group) {
            const auto& bounds = grouped_.groups[group].bounds;
            auto& to = is_counted_[group] ? counted : made_.sides;
            to.insert(to.end(), bounds.begin(), bounds.end());
        }
        const auto field = made_.fields.add(std::max<std::int64_t>(problem_.bounds[0].most, 1));
        made_.set_field = *field;
        for (const std::size_t bound : counted) add_span(bound);
        give_fields();
        std::ranges::sort(made_.sides);
        return std::move(made_);
    }

  private:
    // Every choice of groups is weighed: the rarest of those that are affordable.
    void choose() {
        const std::size_t tried = std::min(grouped_.groups.size(), most_tried);
        // The rarest groups, then the most of them, then the least work.
        std::tuple<Weight, int, std::uint64_t> best_value;
        std::uint64_t best_choice = 0;
        for (std::uint64_t choice = 0; choice < std::uint64_t{1} << tried; ++choice) {
            Weight rarity(1);
            for (std::size_t group = 0; group < tried; ++group) {
                if ((choice >> group & 1U) == 0) continue;
                rarity = rarity * grouped_.groups[group].rarity_squared;
            }
            if (rarity < std::get<0>(best_value)) continue;
            const std::uint64_t own = cost(choice);
            if (own > *most_work_ && choice != 0) continue;
            const int groups = std::popcount(choice);
            const auto value = std::tuple(rarity, groups, most_cost - own);
            if (value <= best_value) continue;
            best_value = value;
            best_choice = choice;
        }
        for (std::size_t group = 0; group < is_counted_.size(); ++group) {
            is_counted_[group] = (best_choice >> group & 1U) != 0;
        }
    }

    [[nodiscard]] std::uint64_t cost(std::uint64_t choice) const {
        const std::int64_t items = std::max<std::int64_t>(problem_.bounds[0].most, 0);
        std::uint64_t sum = 0;
        std::int64_t before = 0;  // items of earlier blocks, at most
        for (const UnitBlock& block : grouped_.blocks) {
            std::uint64_t states = implied_or(before + 1);
            std::uint64_t terms = implied_or(block.most_items + 1);
            for (std::size_t group = 0; group < grouped_.groups.size(); ++group) {
                if ((choice >> group & 1U) == 0) continue;
                const BoundGroup& own = grouped_.groups[group];
                terms = times(terms, vectors_in(block, own));
                if (!own.is_local) states = times(states, own.vectors(problem_, before));
            }
            terms = std::min(terms, choices_in(block));
            sum = std::min(most_cost, sum + times(terms, states) + inner_cost(block, terms));
            before = std::min(items, before + block.most_items);
        }
        return sum;
    }

    /// Exact counts of the blocks imply how many items are taken.
    [[nodiscard]] std::uint64_t implied_or(std::int64_t numbers) const {
        return grouped_.are_items_implied ? 1 : static_cast<std::uint64_t>(numbers);
    }

    [[nodiscard]] std::uint64_t vectors_in(const UnitBlock& block, const BoundGroup& group) const {
        const bool is_touched = std::ranges::any_of(
            group.bounds, [&](std::size_t bound) { return touches(block, bound, problem_); });
        return is_touched ? group.vectors(problem_, block.most_items) : 1;
    }

    /// The choices of counts by kind and of items by set: there are no more sums than that.
    [[nodiscard]] std::uint64_t choices_in(const UnitBlock& block) const {
        std::uint64_t choices = 1;
        for (const std::size_t kind : block.kinds) {
            choices = times(choices, static_cast<std::uint64_t>(problem_.kinds[kind].supply) + 1);
        }
        for (const std::size_t set : block.sets) {
            const std::size_t size = std::min<std::size_t>(problem_.sets[set].kinds.size(), 50);
            choices = times(choices, std::uint64_t{1} << size);
        }
        return choices;
    }

    [[nodiscard]] std::uint64_t inner_cost(const UnitBlock& block, std::uint64_t terms) const {
        const std::size_t units = block.sets.size() + std::min<std::size_t>(block.kinds.size(), 64);
        return times(terms, terms_of_unit * units);
    }

    // The largest blocks at both ends, where there are few states, if blocks may stand in any
    // order.
    void order_blocks() {
        for (std::size_t at = 0; at < made_.blocks.size(); ++at) {
            if (!can_be_last(at)) return;
        }
        std::vector<UnitBlock> by_size = made_.blocks;
        std::ranges::stable_sort(by_size, std::ranges::greater{}, &UnitBlock::most_items);
        for (std::size_t i = 0; i < by_size.size(); ++i) {
            const std::size_t at = i % 2 == 0 ? i / 2 : by_size.size() - 1 - i / 2;
            made_.blocks[at] = std::move(by_size[i]);
        }
    }

    // Sides that the last block counts are met by it as often as it can.
    void choose_last_block() {
        std::size_t best = 0;
        std::vector<std::size_t> best_groups;
        Weight best_gain(1);
        for (std::size_t at = 0; at < made_.blocks.size(); ++at) {
            if (!can_be_last(at)) continue;
            const UnitBlock& block = made_.blocks[at];
            std::uint64_t terms = 1;
            for (std::size_t group = 0; group < grouped_.groups.size(); ++group) {
                if (is_counted_[group])
                    terms = times(terms, vectors_in(block, grouped_.groups[group]));
            }
            Weight gain(1);
            std::vector<std::size_t> groups;
            for (std::size_t group = 0; group < grouped_.groups.size(); ++group) {
                if (is_counted_[group]) continue;
                const std::uint64_t own = vectors_in(block, grouped_.groups[group]);
                const std::uint64_t more = times(terms, own);
                if (own == 1 || inner_cost(block, more) > most_work_.value_or(0) / last_block_part)
                    continue;
                terms = more;
                gain = gain *
                       std::min(Weight(own) * Weight(own), grouped_.groups[group].rarity_squared);
                groups.push_back(group);
            }
            if (!(best_gain < gain)) continue;
            best_gain = gain;
            best = at;
            best_groups = std::move(groups);
        }
        if (best_groups.empty()) return;
        std::rotate(made_.blocks.begin() + static_cast<std::ptrdiff_t>(best),
                    made_.blocks.begin() + static_cast<std::ptrdiff_t>(best) + 1,
                    made_.blocks.end());
        for (const std::size_t group : best_groups) {
            const auto& bounds = grouped_.groups[group].bounds;
            made_.last_sides.insert(made_.last_sides.end(), bounds.begin(), bounds.end());
        }
    }

    // No bound of the blocks' own family may be held open longer for it.
    [[nodiscard]] bool can_be_last(std::size_t at) const {
        return std::ranges::all_of(grouped_.base, [&](std::size_t bound) {
            if (bound == 0 || !touches(made_.blocks[at], bound, problem_)) return true;
            return std::ranges::count_if(made_.blocks, [&](const UnitBlock& block) {
                       return touches(block, bound, problem_);
                   }) == 1;
        });
    }

    void add_span(std::size_t bound) {
        CountingPlan::Span span;
        span.first = made_.blocks.size();
        for (std::size_t at = 0; at < made_.blocks.size(); ++at) {
            if (!touches(made_.blocks[at], bound, problem_)) continue;
            span.first = std::min(span.first, at);
            span.last = at;
        }
        if (span.first > span.last) span.first = span.last;
        span.least = std::max<std::int64_t>(problem_.bounds[bound].least, 0);
        span.most = std::min(std::max<std::int64_t>(problem_.bounds[bound].most, 0), reach(bound));
        made_.spans[bound] = span;
    }

    /// The largest sum that there can be.
    [[nodiscard]] std::int64_t reach(std::size_t bound) const {
        std::int64_t largest = 0;
        std::int64_t sum = 0;
        for (const Kind& kind : problem_.kinds) largest = std::max(largest, kind.amounts[bound]);
        for (const SetOfItems& set : problem_.sets) sum += set.amounts[bound];
        return sum + largest * std::max<std::int64_t>(problem_.bounds[0].most, 0);
    }

    // Bounds whose spans do not overlap share fields; what finds no room becomes a side.
    void give_fields() {
        for (const std::size_t bound : made_.last_sides) {
            add_span(bound);
            made_.spans[bound]->first = made_.spans[bound]->last = made_.blocks.size() - 1;
        }
        std::vector<std::size_t> order;
        for (std::size_t bound = 0; bound < made_.spans.size(); ++bound) {
            if (made_.spans[bound]) order.push_back(bound);
        }
        // The longest first, the widest of them.
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
            const auto key = [&](std::size_t bound) {
                const CountingPlan::Span& span = *made_.spans[bound];
                return std::pair(span.last - span.first, span.most);
            };
            return key(a) > key(b);
        });
        std::vector<std::size_t> refused;
        for (const std::size_t bound : order) {
            if (!give_field(bound)) refused.push_back(bound);
        }
        for (const std::size_t bound : refused) {
            made_.spans[bound].reset();
            if (std::erase(made_.last_sides, bound) == 0) made_.sides.push_back(bound);
        }
    }

    [[nodiscard]] bool give_field(std::size_t bound) {
        CountingPlan::Span& span = *made_.spans[bound];
        if (span.least > span.most) span.least = span.most + 1;
        const std::int64_t most = std::max(span.least, span.most);
        std::optional<std::size_t> best;
        for (std::size_t field = 0; field < made_.fields.size(); ++field) {
            if (field == made_.set_field || made_.fields.most(field) < most) continue;
            const bool is_free = std::ranges::none_of(occupants_, [&](std::size_t other) {
                const CountingPlan::Span& there = *made_.spans[other];
                return there.field == field && there.first <= span.last && span.first <= there.last;
            });
            const bool is_tighter = !best || made_.fields.most(field) < made_.fields.most(*best);
            if (is_free && is_tighter) best = field;
        }
        if (!best) best = made_.fields.add(most);
        if (!best) return false;
        span.field = *best;
        occupants_.push_back(bound);
        return true;
    }

    const SectionProblem& problem_;
    std::optional<std::uint64_t> most_work_;
    GroupedProblem grouped_;
    std::vector<bool> is_counted_;  ///< by group
    std::vector<std::size_t> occupants_;
    CountingPlan made_;
};

}  // namespace

PackedSums CountingPlan::packed(const std::vector<std::int64_t>& amounts, std::size_t block) const {
    PackedSums sums;
    for (std::size_t bound = 0; bound < amounts.size(); ++bound) {
        if (amounts[bound] == 0 || !spans[bound]) continue;
        const Span& span = *spans[bound];
        if (span.first <= block && block <= span.last) {
            sums = sums + fields.packed(span.field, amounts[bound]);
        }
    }
    return sums;
}

SumLimits CountingPlan::limits(std::size_t block) const {
    SumLimits limits(fields);
    for (const std::optional<Span>& span : spans) {
        if (!span || span->first > block || block > span->last) continue;
        limits.allow(fields, span->field, span->most);
    }
    return limits;
}

Closing CountingPlan::closing_within(std::size_t block) const {
    Closing closing;
    for (std::size_t bound = 0; bound < spans.size(); ++bound) {
        const std::optional<Span>& span = spans[bound];
        if (!span || span->first != block || span->last != block || is_last_side(bound)) continue;
        closing.least = closing.least + fields.packed(span->field, span->least);
        closing.mask = closing.mask | fields.mask(span->field);
    }
    return closing;
}

Closing CountingPlan::closing_after(std::size_t block) const {
    Closing closing;
    for (const std::optional<Span>& span : spans) {
        if (!span || span->first == block || span->last != block) continue;
        closing.least = closing.least + fields.packed(span->field, span->least);
        closing.mask = closing.mask | fields.mask(span->field);
    }
    return closing;
}

bool CountingPlan::is_last_side(std::size_t bound) const {
    return std::ranges::find(last_sides, bound) != last_sides.end();
}

CountingPlan plan_counting(const SectionProblem& problem, const BoundFit& fit,
                           std::optional<std::uint64_t> most_work) {
    return Planner(problem, fit, most_work).plan();
}

}  // namespace papersetter::assembly
