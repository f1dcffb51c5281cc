// SPDX-License-Identifier: MIT
#include "assembly/section_compiler.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "assembly/section_measures.hpp"

namespace papersetter::assembly {
namespace {

using Marks = SectionMeasures::Marks;

struct MarksHash {
    std::size_t operator()(const Marks& marks) const {
        std::uint64_t hash = 0x9E3779B97F4A7C15;
        for (const std::int64_t mark : marks) {
            hash = (hash ^ static_cast<std::uint64_t>(mark)) * 0xFF51AFD7ED558CCD;
            hash ^= hash >> 32U;
        }
        return static_cast<std::size_t>(hash);
    }
};

std::int64_t divided_down(std::int64_t dividend, std::int64_t divisor) {
    const std::int64_t quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

class Compiler {
  public:
    Compiler(const Pool& pool, const blueprint::Section& section,
             const blueprint::Eligibility& eligibility)
        : pool_(pool), section_(section), eligibility_(eligibility), measures_(section) {}

    CompiledSection compile() {
        made_.requirements = measures_.requirements();
        fixed_.assign(made_.requirements.size(), 0);
        for (std::size_t i = 0; i < pool_.size(); ++i) {
            if (!pool_.set_of(i) && is_eligible(i)) add_free(i);
        }
        for (std::size_t number = 0; number < pool_.sets().size(); ++number) add_set(number);
        order_kinds();
        add_bounds();
        for (const blueprint::Family& family : section_.families) {
            made_.problem.classes.push_back(family.counts.size() + 1);
        }
        return std::move(made_);
    }

  private:
    [[nodiscard]] bool is_eligible(std::size_t position) const {
        return pool_.is_drawable(position) && eligibility_.accepts(pool_.item(position));
    }

    std::size_t kind_of(std::size_t position) {
        measures_.mark(pool_.item(position), marks_);
        const auto [at, is_new] = numbers_.try_emplace(marks_, made_.problem.kinds.size());
        if (is_new) {
            Kind kind;
            kind.amounts = measures_.amounts(marks_);
            kind.classes = measures_.classes(marks_);
            made_.problem.kinds.push_back(std::move(kind));
            made_.kind_items.emplace_back();
        }
        return at->second;
    }

    void add_free(std::size_t position) {
        if (pool_.is_included(position)) {
            measures_.mark(pool_.item(position), marks_);
            const auto amounts = measures_.amounts(marks_);
            for (std::size_t i = 0; i < fixed_.size(); ++i) fixed_[i] += amounts[i];
            made_.included.push_back(position);
            return;
        }
        made_.kind_items[kind_of(position)].push_back(position);
    }

    void add_set(std::size_t number) {
        std::int64_t members = 0;
        std::vector<std::size_t> items;
        for (const std::size_t position : pool_.sets()[number].items) {
            members += bank::is_usable(pool_.item(position)) ? 1 : 0;
            if (is_eligible(position)) items.push_back(position);
        }
        if (items.empty() || is_picked_from(number)) return;
        const auto size = static_cast<std::int64_t>(items.size());
        SetOfItems set;
        set.items = section_.stimuli.items.value_or(base::Range::exactly(members));
        set.items.least = std::max<std::int64_t>(set.items.least, 1);
        for (const std::size_t position : items) {
            set.included.push_back(pool_.is_included(position));
        }
        const bool is_needed = std::ranges::find(set.included, true) != set.included.end();
        const bool is_apart = set.items.least < size || !have_enemies(items);
        if ((set.items.least > size || !is_apart) && !is_needed) return;
        if (!is_apart) set.items = base::Range::exactly(size + 1);
        set.items.most = std::max(set.items.least, std::min(set.items.most, size));
        set.amounts.assign(fixed_.size(), 0);
        for (std::size_t bound = 0; bound < fixed_.size(); ++bound) {
            if (made_.requirements[bound].demand == Demand::sets) set.amounts[bound] = 1;
        }
        for (const std::size_t position : items) set.kinds.push_back(kind_of(position));
        made_.problem.sets.push_back(std::move(set));
        made_.set_numbers.push_back(number);
        made_.set_items.push_back(std::move(items));
    }

    // A stimulus is printed once, where its items are picked.
    [[nodiscard]] bool is_picked_from(std::size_t number) const {
        return std::ranges::any_of(pool_.sets()[number].items,
                                   [&](std::size_t position) { return pool_.is_picked(position); });
    }

    [[nodiscard]] bool have_enemies(const std::vector<std::size_t>& items) const {
        return std::ranges::any_of(items, [&](std::size_t position) {
            return std::ranges::any_of(pool_.enemies(position), [&](std::size_t enemy) {
                return std::ranges::find(items, enemy) != items.end();
            });
        });
    }

    /// By classes and amounts, so that nothing depends on which item came first; kinds that came
    /// out equal become one.
    void order_kinds() {
        auto& kinds = made_.problem.kinds;
        std::vector<std::size_t> order(kinds.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto key = [&](std::size_t i) {
            return std::tie(kinds[i].classes, kinds[i].amounts);
        };
        std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
        std::vector<std::size_t> place(kinds.size());
        std::vector<std::vector<std::size_t>> items;
        std::vector<std::size_t> firsts;
        for (const std::size_t i : order) {
            if (firsts.empty() || key(firsts.back()) != key(i)) {
                firsts.push_back(i);
                items.emplace_back();
            }
            place[i] = firsts.size() - 1;
            items.back().insert(items.back().end(), made_.kind_items[i].begin(),
                                made_.kind_items[i].end());
        }
        std::vector<Kind> ordered;
        for (std::size_t i = 0; i < firsts.size(); ++i) {
            std::ranges::sort(items[i]);
            ordered.push_back(std::move(kinds[firsts[i]]));
            ordered.back().supply = static_cast<std::int64_t>(items[i].size());
        }
        kinds = std::move(ordered);
        made_.kind_items = std::move(items);
        for (SetOfItems& set : made_.problem.sets) {
            for (std::size_t& kind : set.kinds) kind = place[kind];
        }
    }

    void add_bounds() {
        for (std::size_t bound = 0; bound < made_.requirements.size(); ++bound) {
            Requirement& one = made_.requirements[bound];
            base::Range range = one.asked;
            const bool is_sum = one.demand == Demand::points || one.demand == Demand::minutes ||
                                one.demand == Demand::p;
            if (one.demand == Demand::p) {
                range.least *= section_.items;
                range.most *= section_.items;
            }
            range.least -= fixed_[bound];
            range.most -= fixed_[bound];
            if (is_sum) reduce(bound, range);
            made_.problem.bounds.push_back(range);
        }
    }

    /// In units of the largest amount that divides all of them, which bounds round to.
    void reduce(std::size_t bound, base::Range& range) {
        std::int64_t unit = 0;
        for (const Kind& kind : made_.problem.kinds) unit = std::gcd(unit, kind.amounts[bound]);
        if (unit == 0) return;
        for (Kind& kind : made_.problem.kinds) kind.amounts[bound] /= unit;
        range.least = -divided_down(-range.least, unit);
        range.most = divided_down(range.most, unit);
        made_.requirements[bound].unit = unit;
    }

    const Pool& pool_;
    const blueprint::Section& section_;
    const blueprint::Eligibility& eligibility_;
    SectionMeasures measures_;
    CompiledSection made_;
    std::vector<std::int64_t> fixed_;  ///< by bound: of what every paper has outside sets
    Marks marks_;
    std::unordered_map<Marks, std::size_t, MarksHash> numbers_;
};

}  // namespace

CompiledSection compile(const Pool& pool, const blueprint::Section& section,
                        const blueprint::Eligibility& eligibility) {
    return Compiler(pool, section, eligibility).compile();
}

}  // namespace papersetter::assembly
