// SPDX-License-Identifier: MIT
#include "assembly/bound_groups.hpp"

#include <algorithm>
#include <map>

namespace papersetter::assembly {
namespace {

constexpr std::uint64_t most_vectors = std::uint64_t{1} << 40U;

/// Item sets are rare among all choices of items, and no tilt of kinds makes up for that.
const Weight rarity_of_sets(1'000'000'000'000);

std::uint64_t saturated_product(std::uint64_t one, std::uint64_t other) {
    return one > most_vectors / std::max<std::uint64_t>(other, 1) ? most_vectors : one * other;
}

/// The largest power of 4 that is not larger: so that a small change of a bank seldom changes how
/// its papers are counted, and with it all draws.
Weight rounded_to_power(const Weight& number) {
    Weight power(1);
    while (!(number < power * Weight(4))) power = power * Weight(4);
    return power;
}

class Grouping {
  public:
    Grouping(const SectionProblem& problem, const BoundFit& fit) : problem_(problem), fit_(fit) {}

    GroupedProblem group() {
        find_block_family();
        make_blocks();
        find_idle();
        add_base();
        for (std::size_t family = 0; family < problem_.classes.size(); ++family) {
            add_family(family);
        }
        for (std::size_t bound = 0; bound < problem_.bounds.size(); ++bound) {
            if (!is_grouped_[bound]) add_group({bound});
        }
        return std::move(made_);
    }

  private:
    [[nodiscard]] std::int64_t amount(std::size_t kind, std::size_t bound) const {
        return problem_.kinds[kind].amounts[bound];
    }

    // The family with most classes that have items.
    void find_block_family() {
        std::size_t most = 0;
        for (std::size_t family = 0; family < problem_.classes.size(); ++family) {
            std::vector<bool> seen(problem_.classes[family]);
            for (const Kind& kind : problem_.kinds) seen[kind.classes[family]] = true;
            const auto classes = static_cast<std::size_t>(std::ranges::count(seen, true));
            if (classes <= most) continue;
            most = classes;
            family_ = family;
        }
    }

    [[nodiscard]] std::size_t class_of(std::size_t kind) const {
        return family_ ? problem_.kinds[kind].classes[*family_] : 0;
    }

    void make_blocks() {
        std::vector<UnitBlock> blocks(family_ ? problem_.classes[*family_] : 1);
        UnitBlock mixed;
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            const Kind& one = problem_.kinds[kind];
            if (one.supply == 0 || !is_usable(one.amounts, problem_)) continue;
            UnitBlock& block = blocks[class_of(kind)];
            block.kinds.push_back(kind);
            block.most_items += one.supply;
        }
        for (std::size_t set = 0; set < problem_.sets.size(); ++set) {
            const auto& kinds = problem_.sets[set].kinds;
            const bool is_mixed = std::ranges::any_of(
                kinds, [&](std::size_t kind) { return class_of(kind) != class_of(kinds.front()); });
            UnitBlock& block = is_mixed ? mixed : blocks[class_of(kinds.front())];
            block.sets.push_back(set);
            block.most_items += problem_.sets[set].items.most;
        }
        if (!mixed.sets.empty()) made_.blocks.push_back(std::move(mixed));
        for (UnitBlock& block : blocks) {
            if (block.most_items > 0) made_.blocks.push_back(std::move(block));
        }
        if (made_.blocks.empty()) made_.blocks.emplace_back();
        for (UnitBlock& block : made_.blocks) limit(block);
    }

    void limit(UnitBlock& block) const {
        for (std::size_t bound = 0; bound < problem_.bounds.size(); ++bound) {
            const auto adds = [&](std::size_t kind) { return amount(kind, bound) > 0; };
            const bool do_all = std::ranges::all_of(block.kinds, adds) &&
                                std::ranges::all_of(block.sets, [&](std::size_t set) {
                                    return std::ranges::all_of(problem_.sets[set].kinds, adds);
                                });
            if (!do_all) continue;
            const auto most = std::max<std::int64_t>(problem_.bounds[bound].most, 0);
            block.most_items = std::min(block.most_items, most);
        }
    }

    void find_idle() {
        is_grouped_.assign(problem_.bounds.size(), false);
        const std::int64_t items = std::max<std::int64_t>(problem_.bounds.front().most, 0);
        for (std::size_t bound = 1; bound < problem_.bounds.size(); ++bound) {
            std::int64_t largest = 0;
            std::int64_t of_sets = 0;
            for (const Kind& kind : problem_.kinds) {
                largest = std::max(largest, kind.amounts[bound]);
            }
            for (const SetOfItems& set : problem_.sets) of_sets += set.amounts[bound];
            const base::Range range = problem_.bounds[bound];
            if (range.least > 0 || range.most < items * largest + of_sets) continue;
            is_grouped_[bound] = true;
            made_.idle.push_back(bound);
        }
    }

    /// Whether the classes of the family tell what items add.
    [[nodiscard]] bool is_of_family(std::size_t bound, std::size_t family) const {
        constexpr std::int64_t unknown = -1;
        std::vector<std::int64_t> amounts(problem_.classes[family], unknown);
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            std::int64_t& own = amounts[problem_.kinds[kind].classes[family]];
            if (own == unknown) own = amount(kind, bound);
            if (own != amount(kind, bound)) return false;
        }
        return std::ranges::any_of(amounts, [](std::int64_t own) { return own > 0; });
    }

    void add_base() {
        made_.base.push_back(0);
        is_grouped_[0] = true;
        if (!family_) return;
        std::vector<std::size_t> exact;
        for (std::size_t bound = 1; bound < problem_.bounds.size(); ++bound) {
            if (is_grouped_[bound] || !is_of_family(bound, *family_)) continue;
            is_grouped_[bound] = true;
            made_.base.push_back(bound);
            if (problem_.bounds[bound].is_exact()) exact.push_back(bound);
        }
        made_.are_items_implied = made_.blocks.size() > 1 && is_partition(exact);
    }

    /// Whether each item counts for exactly one of them.
    [[nodiscard]] bool is_partition(const std::vector<std::size_t>& bounds) const {
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            std::int64_t sum = 0;
            for (const std::size_t bound : bounds) sum += amount(kind, bound);
            if (sum != 1) return false;
        }
        return true;
    }

    void add_family(std::size_t family) {
        std::vector<std::size_t> bounds;
        for (std::size_t bound = 0; bound < problem_.bounds.size(); ++bound) {
            if (!is_grouped_[bound] && is_of_family(bound, family)) bounds.push_back(bound);
        }
        if (!bounds.empty()) add_group(std::move(bounds));
    }

    void add_group(std::vector<std::size_t> bounds) {
        BoundGroup group;
        group.bounds = std::move(bounds);
        group.free = group.bounds;
        group.are_disjoint = true;
        std::int64_t units = 0;
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            std::int64_t sum = 0;
            for (const std::size_t bound : group.bounds) {
                sum += amount(kind, bound);
                group.largest_amount = std::max(group.largest_amount, amount(kind, bound));
            }
            if (sum > 1) group.are_disjoint = false;
            units += sum;
        }
        if (is_partition(group.bounds)) {
            const auto largest = std::ranges::max_element(
                group.free, {}, [&](std::size_t bound) { return problem_.bounds[bound].most; });
            group.free.erase(largest);
        }
        if (units == 0) {
            group.items_per_unit = smallest_set();
            group.rarity_squared = rarity_of_sets;
        }
        group.is_local = is_local(group.bounds);
        for (const std::size_t bound : group.bounds) {
            is_grouped_[bound] = true;
            const bool is_free = std::ranges::find(group.free, bound) != group.free.end();
            if (!is_free) continue;
            group.rarity_squared = group.rarity_squared * fit_.rarity_squared(bound);
        }
        group.rarity_squared = rounded_to_power(group.rarity_squared);
        made_.groups.push_back(std::move(group));
    }

    [[nodiscard]] std::int64_t smallest_set() const {
        std::int64_t smallest = INT32_MAX;
        for (const SetOfItems& set : problem_.sets) smallest = std::min(smallest, set.items.least);
        return std::max<std::int64_t>(smallest, 1);
    }

    [[nodiscard]] bool is_local(const std::vector<std::size_t>& bounds) const {
        return std::ranges::all_of(bounds, [&](std::size_t bound) {
            const auto touched = std::ranges::count_if(made_.blocks, [&](const UnitBlock& block) {
                return touches(block, bound, problem_);
            });
            return touched <= 1 && made_.blocks.size() > 1;
        });
    }

    const SectionProblem& problem_;
    const BoundFit& fit_;
    GroupedProblem made_;
    std::optional<std::size_t> family_;
    std::vector<bool> is_grouped_;
};

}  // namespace

std::uint64_t BoundGroup::vectors(const SectionProblem& problem, std::int64_t items) const {
    const std::int64_t units = items / items_per_unit;
    std::uint64_t box = 1;
    Weight simplex(1);
    std::uint64_t dimension = 0;
    for (const std::size_t bound : free) {
        const std::int64_t most = std::max<std::int64_t>(problem.bounds[bound].most, 0);
        const std::int64_t reach = std::min(most, units * largest_amount);
        box = saturated_product(box, static_cast<std::uint64_t>(reach) + 1);
        ++dimension;
        simplex =
            simplex * Weight(static_cast<std::uint64_t>(units) + dimension) / Weight(dimension);
    }
    return are_disjoint ? std::min(box, simplex.rounded_down() + 1) : box;
}

bool is_usable(const std::vector<std::int64_t>& amounts, const SectionProblem& problem) {
    for (std::size_t bound = 0; bound < amounts.size(); ++bound) {
        if (amounts[bound] > problem.bounds[bound].most) return false;
    }
    return true;
}

bool touches(const UnitBlock& block, std::size_t bound, const SectionProblem& problem) {
    const auto adds = [&](std::size_t kind) { return problem.kinds[kind].amounts[bound] > 0; };
    return std::ranges::any_of(block.kinds, adds) ||
           std::ranges::any_of(block.sets, [&](std::size_t set) {
               return problem.sets[set].amounts[bound] > 0 ||
                      std::ranges::any_of(problem.sets[set].kinds, adds);
           });
}

GroupedProblem grouped(const SectionProblem& problem, const BoundFit& fit) {
    return Grouping(problem, fit).group();
}

}  // namespace papersetter::assembly
