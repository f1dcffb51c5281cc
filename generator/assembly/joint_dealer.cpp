// SPDX-License-Identifier: MIT
#include "assembly/joint_dealer.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <tuple>

namespace papersetter::assembly {

JointDealer::JointDealer(const JointProblem& problem, JointForms& forms, const base::Random& random)
    : problem_(problem), forms_(forms), queues_(problem.kind_items) {
    for (std::size_t section = 0; section < queues_.size(); ++section) {
        randoms_.push_back(random.fork("section " + std::to_string(section + 1)));
        base::Random order = randoms_.back().fork("order");
        for (auto& queue : queues_[section]) order.shuffle(std::span(queue));
    }
}

void JointDealer::deal(std::size_t form, std::size_t section, const Portions& portions) {
    base::Random random = randoms_[section].form(static_cast<std::uint32_t>(form));
    for (std::size_t set = 0; set < portions.sets.size(); ++set) {
        deal_set(form, problem_.set_items[section][set], portions.sets[set]);
    }
    for (std::size_t kind = 0; kind < portions.free.size(); ++kind) {
        if (portions.free[kind] == 0) continue;
        deal_kind(form, queues_[section][kind], portions.free[kind], random);
    }
}

void JointDealer::deal_kind(std::size_t form, std::vector<std::size_t>& queue, std::int64_t count,
                            base::Random& random) {
    // Those that share the last place are as good as each other: any of them.
    const auto last = queue.begin() + count - 1;
    const auto uses = forms_.uses(*last);
    const auto by_uses = [&](std::size_t a, std::size_t b) {
        return forms_.uses(a) < forms_.uses(b);
    };
    const auto [from, to] = std::equal_range(queue.begin(), queue.end(), *last, by_uses);
    if (uses > 0) random.shuffle(std::span(from, to));
    std::vector<std::size_t> taken;
    std::vector<std::size_t> passed;
    const auto wanted = static_cast<std::size_t>(count);
    for (const std::size_t item : queue) {
        const bool is_good = taken.size() < wanted && !meets_enemy(form, item);
        (is_good ? taken : passed).push_back(item);
        if (is_good) forms_.put(form, item);
    }
    for (std::size_t i = 0; taken.size() < wanted; ++i) {
        taken.push_back(passed[i]);
        forms_.put(form, passed[i]);
    }
    std::erase_if(passed, [&](std::size_t item) { return forms_.is_on(form, item); });
    std::ranges::stable_sort(taken, by_uses);
    std::ranges::merge(passed, taken, queue.begin(), by_uses);
}

// Of the items of one kind those that are on the fewest forms.
void JointDealer::deal_set(std::size_t form, const std::vector<std::size_t>& items,
                           const std::vector<std::size_t>& chosen) {
    for (const std::size_t member : chosen) {
        const JointItem& wanted = problem_.items[items[member]];
        std::size_t best = items.size();
        for (std::size_t i = 0; i < items.size(); ++i) {
            const JointItem& other = problem_.items[items[i]];
            if (other.kind != wanted.kind || forms_.is_on(form, items[i])) continue;
            const auto rank = [&](std::size_t at) {
                return std::tuple(!problem_.items[items[at]].is_on_all, forms_.uses(items[at]));
            };
            if (best == items.size() || rank(i) < rank(best)) best = i;
        }
        forms_.put(form, items[best]);
    }
}

bool JointDealer::meets_enemy(std::size_t form, std::size_t item) const {
    return std::ranges::any_of(problem_.enemies[item],
                               [&](std::size_t enemy) { return forms_.is_on(form, enemy); });
}

}  // namespace papersetter::assembly
