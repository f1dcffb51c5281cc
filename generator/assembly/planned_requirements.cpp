// SPDX-License-Identifier: MIT
#include "assembly/planned_requirements.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "assembly/section_measures.hpp"

namespace papersetter::assembly {
namespace {

/// Items that no requirement tells apart.
struct Alike {
    std::vector<std::int64_t> amounts;
    std::int64_t have = 0;
    std::int64_t usable = 0;  ///< those that every paper has are among them
    std::int64_t fixed = 0;   ///< those that every paper has
};

std::vector<bool> usable_items(const SectionSupply& supply) {
    std::vector<bool> usable(supply.pool().size(), false);
    for (const auto* groups : {&supply.kind_items(), &supply.set_items()}) {
        for (const auto& items : *groups) {
            for (const std::size_t position : items) usable[position] = true;
        }
    }
    for (const std::size_t position : supply.included()) usable[position] = true;
    return usable;
}

class Inventory {
  public:
    explicit Inventory(const SectionSupply& supply) : supply_(supply), measures_(supply.section()) {
        const std::vector<bool> usable = usable_items(supply);
        std::map<SectionMeasures::Marks, Alike> by_marks;
        SectionMeasures::Marks marks;
        for (std::size_t position = 0; position < usable.size(); ++position) {
            measures_.mark(supply.pool().item(position), marks);
            Alike& alike = by_marks[marks];
            ++alike.have;
            if (!usable[position]) continue;
            ++alike.usable;
            if (supply.pool().is_included(position)) ++alike.fixed;
        }
        for (auto& [key, alike] : by_marks) {
            alike.amounts = measures_.amounts(key);
            all_.push_back(std::move(alike));
        }
    }

    [[nodiscard]] PlannedRequirement planned(std::size_t bound) const {
        PlannedRequirement planned;
        planned.requirement = supply_.requirements()[bound];
        if (planned.requirement.demand == Demand::sets) {
            planned.have = static_cast<std::int64_t>(supply_.pool().sets().size());
            planned.usable = static_cast<std::int64_t>(supply_.section_problem().sets.size());
            return planned;
        }
        for (const Alike& alike : all_) {
            if (alike.amounts[bound] == 0) continue;
            planned.have += alike.have;
            planned.usable += alike.usable;
        }
        planned.possible = possible(bound);
        // The mean is told, rounded inwards.
        const std::int64_t items = supply_.section().items;
        if (planned.requirement.demand == Demand::p && planned.possible && items > 0) {
            planned.possible->least = (planned.possible->least + items - 1) / items;
            planned.possible->most /= items;
        }
        return planned;
    }

  private:
    /// The sums of the cheapest and of the dearest items that make a paper.
    [[nodiscard]] std::optional<base::Range> possible(std::size_t bound) const {
        std::int64_t left = supply_.section().items;
        std::int64_t fixed = 0;
        std::vector<std::pair<std::int64_t, std::int64_t>> loose;  // amount and how many
        for (const Alike& alike : all_) {
            left -= alike.fixed;
            fixed += alike.fixed * alike.amounts[bound];
            loose.emplace_back(alike.amounts[bound], alike.usable - alike.fixed);
        }
        if (left < 0) return std::nullopt;
        std::ranges::sort(loose);
        base::Range sums = base::Range::exactly(fixed);
        if (!add_first(loose, left, sums.least)) return std::nullopt;
        std::ranges::reverse(loose);
        add_first(loose, left, sums.most);
        return sums;
    }

    /// Whether there are so many.
    static bool add_first(const std::vector<std::pair<std::int64_t, std::int64_t>>& loose,
                          std::int64_t left, std::int64_t& sum) {
        for (const auto& [amount, count] : loose) {
            const std::int64_t taken = std::min(left, count);
            sum += taken * amount;
            left -= taken;
        }
        return left == 0;
    }

    const SectionSupply& supply_;
    SectionMeasures measures_;
    std::vector<Alike> all_;
};

/// Whether the one takes a larger share than the other; compared without a division.
bool is_tighter(const Tightest& one, const Tightest& other) {
    return one.taken * other.usable > other.taken * one.usable;
}

}  // namespace

std::vector<PlannedRequirement> planned_requirements(const SectionSupply& supply) {
    const Inventory inventory(supply);
    std::vector<PlannedRequirement> all;
    for (std::size_t bound = 0; bound < supply.requirements().size(); ++bound) {
        all.push_back(inventory.planned(bound));
    }
    return all;
}

std::optional<Tightest> tightest_of(const std::vector<PlannedRequirement>& planned) {
    std::optional<Tightest> tightest;
    const auto consider = [&](const Tightest& one) {
        if (one.taken > 0 && (!tightest || is_tighter(one, *tightest))) tightest = one;
    };
    for (std::size_t i = 0; i < planned.size(); ++i) {
        const PlannedRequirement& one = planned[i];
        if (!one.is_count()) continue;
        const base::Range& asked = one.requirement.asked;
        consider({i, false, asked.least, one.usable});
        const bool is_of_items = i > 0 && one.requirement.demand != Demand::sets;
        // An exact count is tight for its own items first.
        if (!is_of_items || asked.is_exact()) continue;
        consider({i, true, planned[0].requirement.asked.least - asked.most,
                  planned[0].usable - one.usable});
    }
    return tightest;
}

}  // namespace papersetter::assembly
