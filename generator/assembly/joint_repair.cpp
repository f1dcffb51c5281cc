// SPDX-License-Identifier: MIT
#include "assembly/joint_repair.hpp"

#include <algorithm>
#include <span>

namespace papersetter::assembly {
namespace {

constexpr std::size_t remembered = 12;
/// Items of one kind, and pairs of kinds, that are looked at in place of one item.
constexpr std::size_t most_of_a_kind = 200;
constexpr std::size_t most_pairs = 20;
/// base::Random gives 2^20 draws; a round takes at most some thousand.
constexpr std::uint32_t rounds_of_a_random = 128;

}  // namespace

JointRepair::JointRepair(const JointProblem& problem, JointForms& forms, const base::Random& random)
    : problem_(problem), forms_(forms), root_(random), random_(random) {
    for (const CompiledSection* const section : problem.sections) {
        alike_.emplace_back();
        if (section == nullptr) continue;
        const std::vector<Kind>& kinds = section->problem.kinds;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            alike_.back()[kinds[kind].amounts].push_back(kind);
        }
    }
    recent_.assign(remembered, {problem.forms, 0});
}

bool JointRepair::run(std::uint64_t& steps, std::uint64_t most_steps) {
    steps_ = steps;
    least_cost_ = forms_.cost();
    while (forms_.cost() > 0 && steps_ < most_steps) {
        if (rounds_ % rounds_of_a_random == 0) {
            random_ = root_.attempt(rounds_ / rounds_of_a_random);
        }
        ++rounds_;
        steps_ += 1 + problem_.forms / 8;
        form_ = choose_form();
        on_form_ = forms_.items(form_);
        best_.reset();
        Items faulty;
        for (const std::size_t item : on_form_) {
            const bool may_go = !problem_.items[item].is_on_all;
            if (may_go && forms_.is_at_fault(form_, item)) faulty.push_back(item);
        }
        random_.shuffle(std::span(faulty));
        for (const std::size_t item : faulty) look_at(item);
        if (!faulty.empty() && (!best_ || best_->cost >= forms_.cost())) {
            sum_up();
            on_form_ = std::move(faulty);
            look_across();
        }
        if (best_) apply();
    }
    steps = steps_;
    return forms_.cost() == 0;
}

std::size_t JointRepair::choose_form() {
    Items faulty;
    for (std::size_t form = 0; form < problem_.forms; ++form) {
        if (forms_.cost_of(form) > 0) faulty.push_back(form);
    }
    return faulty[any(faulty.size())];
}

void JointRepair::look_at(std::size_t item) {
    if (is_free(item)) {
        look_at_kind(item);
    } else {
        look_at_members(item);
    }
}

/// Others of the same kind: no count changes.
void JointRepair::look_at_kind(std::size_t item) {
    const Items& others = kind_of(item);
    const std::size_t start = any(others.size());
    const std::size_t end = std::min(others.size(), most_of_a_kind);
    for (std::size_t i = 0; i < end; ++i) {
        consider({item}, {others[(start + i) % others.size()]});
    }
}

/// Others of the same kind in its set.
void JointRepair::look_at_members(std::size_t item) {
    const JointItem& own = problem_.items[item];
    for (const std::size_t other : problem_.set_items[own.section][*own.set]) {
        if (problem_.items[other].kind == own.kind) consider({item}, {other});
    }
}

/// Other sets in place of the item's.
void JointRepair::look_at_sets(std::size_t item) {
    const JointItem& own = problem_.items[item];
    const Items out = members_on_form(own.section, *own.set);
    const bool must_stay = std::ranges::any_of(
        out, [&](std::size_t member) { return problem_.items[member].is_on_all; });
    if (must_stay) return;
    const std::size_t sets = problem_.set_items[own.section].size();
    const std::size_t start = any(sets);
    for (std::size_t i = 0; i < std::min(sets, most_of_a_kind); ++i) {
        const std::size_t set = (start + i) % sets;
        ++steps_;
        if (set == *own.set || !members_on_form(own.section, set).empty()) continue;
        const auto in = some_members(own.section, set, out.size());
        if (in && keeps_bounds(own.section, out, *in)) consider(out, *in);
    }
}

/// Exchanges by which counts of kinds change, for the faulty items in `on_form_`.
void JointRepair::look_across() {
    for (const std::size_t item : on_form_) {
        if (!is_free(item)) {
            look_at_sets(item);
            continue;
        }
        const JointItem& own = problem_.items[item];
        const auto& kinds = problem_.kind_items[own.section];
        for (std::size_t i = 0; i < most_pairs; ++i) {
            const Items& others = kinds[any(kinds.size())];
            ++steps_;
            if (others.empty()) continue;
            const std::size_t other = others[any(others.size())];
            if (keeps_bounds(own.section, {item}, {other})) consider({item}, {other});
        }
        look_at_pair(item);
    }
}

/// The item and another for two of other kinds that add the same to all bounds together.
void JointRepair::look_at_pair(std::size_t item) {
    const JointItem& own = problem_.items[item];
    const std::vector<Kind>& kinds = problem_.problem(own.section).kinds;
    const Items here = forms_.items(form_);
    for (std::size_t i = 0; i < most_pairs; ++i) {
        ++steps_;
        const std::size_t partner = here[any(here.size())];
        const std::size_t kind = any(kinds.size());
        const JointItem& second = problem_.items[partner];
        if (partner == item || second.section != own.section || !is_free(partner)) continue;
        std::vector<std::int64_t> needed = kinds[own.kind].amounts;
        for (std::size_t bound = 0; bound < needed.size(); ++bound) {
            needed[bound] += kinds[second.kind].amounts[bound] - kinds[kind].amounts[bound];
        }
        const auto found = alike_[own.section].find(needed);
        if (found == alike_[own.section].end()) continue;
        const Items& first = problem_.kind_items[own.section][kind];
        const Items& other =
            problem_.kind_items[own.section][found->second[any(found->second.size())]];
        if (first.empty() || other.empty()) continue;
        const std::size_t one = first[any(first.size())];
        const std::size_t two = other[any(other.size())];
        if (one != two) consider({item, partner}, {one, two});
    }
}

/// Keeps the exchange if it may be made and costs less than the best so far.
void JointRepair::consider(const Items& out, const Items& in) {
    ++steps_;
    for (const std::size_t item : in) {
        const bool comes_back = std::ranges::find(out, item) != out.end();
        if (comes_back || forms_.is_on(form_, item)) return;
        if (forms_.uses(item) >= problem_.max_use) return;
    }
    for (const std::size_t item : out) forms_.take(form_, item);
    for (const std::size_t item : in) forms_.put(form_, item);
    const std::int64_t cost = forms_.cost();
    for (const std::size_t item : in) forms_.take(form_, item);
    for (const std::size_t item : out) forms_.put(form_, item);
    if (best_ && best_->cost <= cost) return;
    if (cost >= least_cost_ && is_recent(in)) return;
    best_ = Exchange{out, in, cost};
}

void JointRepair::apply() {
    for (const std::size_t item : best_->out) {
        forms_.take(form_, item);
        recent_[next_recent_] = {form_, item};
        next_recent_ = (next_recent_ + 1) % recent_.size();
    }
    for (const std::size_t item : best_->in) forms_.put(form_, item);
    least_cost_ = std::min(least_cost_, best_->cost);
}

bool JointRepair::is_free(std::size_t item) const { return !problem_.items[item].set; }

bool JointRepair::is_recent(const Items& in) const {
    return std::ranges::any_of(in, [&](std::size_t item) {
        return std::ranges::find(recent_, std::pair(form_, item)) != recent_.end();
    });
}

bool JointRepair::keeps_bounds(std::size_t section, const Items& out, const Items& in) const {
    const SectionProblem& own = problem_.problem(section);
    std::vector<std::int64_t> sums = sums_[section];
    const auto add = [&](const Items& items, std::int64_t sign) {
        for (const std::size_t item : items) {
            const std::vector<std::int64_t>& amounts = own.kinds[problem_.items[item].kind].amounts;
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += sign * amounts[i];
        }
        const JointItem& first = problem_.items[items.front()];
        if (!first.set) return;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += sign * own.sets[*first.set].amounts[i];
        }
    };
    add(out, -1);
    add(in, 1);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        if (!own.bounds[i].holds(sums[i])) return false;
    }
    return true;
}

JointRepair::Items JointRepair::members_on_form(std::size_t section, std::size_t set) const {
    Items members;
    for (const std::size_t item : problem_.set_items[section][set]) {
        if (forms_.is_on(form_, item)) members.push_back(item);
    }
    return members;
}

/// So many items of a set, as far as it gives so many.
std::optional<JointRepair::Items> JointRepair::some_members(std::size_t section, std::size_t set,
                                                            std::size_t count) {
    const base::Range items = problem_.problem(section).sets[set].items;
    if (!items.holds(static_cast<std::int64_t>(count))) return std::nullopt;
    Items members = problem_.set_items[section][set];
    if (count > members.size()) return std::nullopt;
    random_.shuffle(std::span(members));
    members.resize(count);
    return members;
}

const JointRepair::Items& JointRepair::kind_of(std::size_t item) const {
    return problem_.kind_items[problem_.items[item].section][problem_.items[item].kind];
}

void JointRepair::sum_up() {
    sums_.clear();
    for (const CompiledSection* const section : problem_.sections) {
        sums_.emplace_back(section == nullptr ? 0 : section->problem.bounds.size());
    }
    std::vector<std::vector<bool>> seen(problem_.sections.size());
    for (std::size_t s = 0; s < seen.size(); ++s) seen[s].resize(problem_.set_items[s].size());
    const auto add = [&](std::size_t section, const std::vector<std::int64_t>& amounts) {
        for (std::size_t i = 0; i < amounts.size(); ++i) sums_[section][i] += amounts[i];
    };
    for (const std::size_t number : on_form_) {
        const JointItem& item = problem_.items[number];
        const SectionProblem& own = problem_.problem(item.section);
        add(item.section, own.kinds[item.kind].amounts);
        if (!item.set || seen[item.section][*item.set]) continue;
        seen[item.section][*item.set] = true;
        add(item.section, own.sets[*item.set].amounts);
    }
}

}  // namespace papersetter::assembly
