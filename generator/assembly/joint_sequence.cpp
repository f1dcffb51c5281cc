// SPDX-License-Identifier: MIT
#include "assembly/joint_sequence.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "assembly/problem_search.hpp"

namespace papersetter::assembly {
namespace {

/// After so many tries for a form counting does not serve.
constexpr std::uint32_t most_tries = 3000;
/// So many tries that use again what is used up are mended.
constexpr int most_mended = 8;

std::int64_t items_of(const SectionProblem& problem) {
    std::int64_t items = 0;
    for (const Kind& kind : problem.kinds) items += kind.supply;
    return items;
}

/// So often other sets are tried for a form, and so long other items with each choice.
constexpr int most_choices = 16;
constexpr std::uint64_t steps_for_choice = 2000;

/// Whether less than half is left.
template <typename Number>
bool is_much_less(Number left, Number before) {
    return 2 * left < before;
}

void take_off(const std::vector<std::int64_t>& amounts, std::vector<base::Range>& bounds) {
    for (std::size_t bound = 0; bound < bounds.size(); ++bound) {
        bounds[bound].least -= amounts[bound];
        bounds[bound].most -= amounts[bound];
    }
}

/// As many items of the set, any of them, ascending.
std::vector<std::size_t> any_items(const SetOfItems& set, std::size_t count, base::Random& random) {
    std::vector<std::size_t> items(set.kinds.size());
    std::iota(items.begin(), items.end(), std::size_t{0});
    random.shuffle(std::span(items));
    items.resize(count);
    std::ranges::sort(items);
    return items;
}

}  // namespace

JointSequence::JointSequence(const SectionProblem& problem, const SeriesCounts& series,
                             bool samples)
    : problem_(problem), left_(problem), samples_(samples) {
    for (const Kind& kind : problem.kinds) uses_.push_back(kind.supply * series.max_use);
    // So many forms may have a set whichever of its items they draw.
    for (const SetOfItems& set : problem.sets) {
        const std::int64_t copies = copies_of(set, series);
        set_uses_.push_back(is_required(set) ? copies : std::min(copies, series.max_use));
    }
}

std::optional<Portions> JointSequence::next(const base::Random& random, std::uint64_t most_steps,
                                            std::uint64_t& steps) {
    offer();
    auto form = samples_ ? sample(random.fork("sample"), steps) : std::nullopt;
    if (!form) form = search(random, most_steps, steps);
    if (form) take(*form);
    return form;
}

/// Sets `left_` to what is left.
void JointSequence::offer() {
    left_.sets.clear();
    offered_.clear();
    for (std::size_t set = 0; set < set_uses_.size(); ++set) {
        if (set_uses_[set] == 0) continue;
        offered_.push_back(set);
        left_.sets.push_back(problem_.sets[set]);
    }
    for (std::size_t kind = 0; kind < uses_.size(); ++kind) {
        left_.kinds[kind].supply = std::min(problem_.kinds[kind].supply, uses_[kind]);
    }
}

void JointSequence::make_source() {
    source_.reset();
    auto sampler = ProblemSampler::make(left_);
    if (!sampler || !sampler->is_possible()) return;
    source_.emplace(Source{std::move(*sampler), offered_, items_of(left_)});
}

bool JointSequence::is_outdated() const {
    return !source_ || is_much_less(offered_.size(), source_->sets.size()) ||
           is_much_less(items_of(left_), source_->items);
}

std::optional<Portions> JointSequence::sample(const base::Random& random, std::uint64_t& steps) {
    if (is_outdated()) make_source();
    int mends = 0;
    for (std::uint32_t i = 0; source_ && i < most_tries && mends < most_mended; ++i) {
        auto part = source_->sampler.draw(random.attempt(i), steps);
        if (!part) continue;
        Portions form = form_of(std::move(*part), source_->sets);
        if (is_left(form)) return form;
        ++mends;
        auto mended = mend(form, random.attempt(i).fork("mend"), steps);
        if (mended) return mended;
    }
    samples_ = false;
    source_.reset();
    return std::nullopt;
}

/// The form with sets that are left in place of those that are used up, and free items that fit.
std::optional<Portions> JointSequence::mend(const Portions& form, const base::Random& random,
                                            std::uint64_t& steps) const {
    SectionProblem rest{problem_.bounds, left_.kinds, {}, problem_.classes};
    for (int i = 0; i < most_choices; ++i) {
        base::Random chance = random.fork("choice " + std::to_string(i));
        Portions mended{{}, form.sets};
        if (!exchange_sets(mended, chance)) return std::nullopt;
        rest.bounds = problem_.bounds;
        for (std::size_t set = 0; set < mended.sets.size(); ++set) {
            if (mended.sets[set].empty()) continue;
            take_off(problem_.sets[set].amounts, rest.bounds);
            for (const std::size_t item : mended.sets[set]) {
                take_off(problem_.kinds[problem_.sets[set].kinds[item]].amounts, rest.bounds);
            }
        }
        ++steps;
        if (std::ranges::any_of(rest.bounds, [](base::Range one) { return one.most < 0; })) {
            continue;
        }
        PortionsResult result = search_portions(rest, chance, steps_for_choice);
        steps += result.steps;
        if (result.outcome != Outcome::found) continue;
        mended.free = std::move(result.portions.free);
        return mended;
    }
    return std::nullopt;
}

/// Whether each set that is used up could be exchanged for one that gives as many items.
bool JointSequence::exchange_sets(Portions& form, base::Random& random) const {
    for (std::size_t set = 0; set < set_uses_.size(); ++set) {
        if (form.sets[set].empty() || set_uses_[set] > 0) continue;
        const std::size_t count = form.sets[set].size();
        std::vector<std::size_t> others;
        for (const std::size_t other : offered_) {
            const SetOfItems& one = problem_.sets[other];
            if (form.sets[other].empty() && count <= one.kinds.size() &&
                one.items.holds(static_cast<std::int64_t>(count))) {
                others.push_back(other);
            }
        }
        if (others.empty()) return false;
        const std::size_t other = others[random.below(others.size())];
        form.sets[other] = any_items(problem_.sets[other], count, random);
        form.sets[set].clear();
    }
    return true;
}

std::optional<Portions> JointSequence::search(const base::Random& random, std::uint64_t most_steps,
                                              std::uint64_t& steps) {
    PortionsResult result = search_portions(left_, random, most_steps);
    steps += result.steps;
    if (result.outcome != Outcome::found) return std::nullopt;
    return form_of(std::move(result.portions), offered_);
}

Portions JointSequence::form_of(Portions part, const std::vector<std::size_t>& sets) const {
    Portions form{std::move(part.free), {}};
    form.sets.resize(problem_.sets.size());
    for (std::size_t i = 0; i < sets.size(); ++i) form.sets[sets[i]] = std::move(part.sets[i]);
    return form;
}

bool JointSequence::is_left(const Portions& form) const {
    for (std::size_t kind = 0; kind < uses_.size(); ++kind) {
        if (form.free[kind] > uses_[kind]) return false;
    }
    for (std::size_t set = 0; set < set_uses_.size(); ++set) {
        if (!form.sets[set].empty() && set_uses_[set] == 0) return false;
    }
    return true;
}

void JointSequence::take(const Portions& form) {
    for (std::size_t kind = 0; kind < uses_.size(); ++kind) uses_[kind] -= form.free[kind];
    for (std::size_t set = 0; set < set_uses_.size(); ++set) {
        if (!form.sets[set].empty()) --set_uses_[set];
    }
}

}  // namespace papersetter::assembly
