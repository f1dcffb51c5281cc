// SPDX-License-Identifier: MIT
#include "assembly/joint_counts.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <utility>

#include "assembly/problem_search.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t most_attempts = 4;
/// Part of the steps that one search may take.
constexpr std::uint64_t part_of_steps = 4;

bool is_required(const SetOfItems& set) {
    return std::ranges::find(set.included, true) != set.included.end();
}

std::int64_t copies_of(const SetOfItems& set, const SeriesCounts& series) {
    const auto forms = static_cast<std::int64_t>(series.forms);
    const auto size = static_cast<std::int64_t>(set.kinds.size());
    if (is_required(set)) return forms;
    if (set.items.least > size) return 1;
    return std::min(forms, series.max_use * size / set.items.least);
}

std::int64_t divided_up(std::int64_t dividend, std::int64_t divisor) {
    return dividend / divisor + (dividend % divisor > 0 ? 1 : 0);
}

/// What is still to be split among forms: of all of them together.
struct Whole {
    std::vector<std::int64_t> free;  ///< by kind
    /// By set: which items each form that draws it takes.
    std::vector<std::vector<std::vector<std::size_t>>> sets;
};

/// Takes one form after another from a solution of the scaled problem.
class Split {
  public:
    Split(const SectionProblem& problem, const SeriesCounts& series, const Portions& all)
        : problem_(problem), left_(static_cast<std::int64_t>(series.forms)) {
        whole_.free = all.free;
        std::size_t copy = 0;
        for (const SetOfItems& set : problem.sets) {
            whole_.sets.emplace_back();
            for (std::int64_t i = copies_of(set, series); i > 0; --i, ++copy) {
                if (!all.sets[copy].empty()) whole_.sets.back().push_back(all.sets[copy]);
            }
        }
    }

    /// A form, with counts as near to equal parts as can be; nothing when none was found.
    std::optional<Portions> next(const base::Random& random, std::uint64_t most_steps,
                                 std::uint64_t& steps) {
        for (const bool is_even : {true, false}) {
            const SectionProblem part = part_of(is_even);
            PortionsResult result = search_portions(part, random, most_steps);
            steps += result.steps;
            if (result.outcome != Outcome::found) continue;
            return take(std::move(result.portions));
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] base::Range counts_of(std::size_t kind, bool is_even) const {
        const std::int64_t all = whole_.free[kind];
        if (is_even) return {all / left_, divided_up(all, left_)};
        const std::int64_t supply = problem_.kinds[kind].supply;
        return {std::max<std::int64_t>(0, all - (left_ - 1) * supply), std::min(supply, all)};
    }

    /// The section's problem for one form, so that the rest can still be split in numbers.
    SectionProblem part_of(bool is_even) {
        SectionProblem part = problem_;
        std::vector<std::int64_t> sums(part.bounds.size(), 0);
        const auto add = [&](const std::vector<std::int64_t>& amounts, std::int64_t count) {
            for (std::size_t bound = 0; bound < sums.size(); ++bound) {
                sums[bound] += amounts[bound] * count;
            }
        };
        least_.clear();
        for (std::size_t kind = 0; kind < part.kinds.size(); ++kind) {
            const base::Range counts = counts_of(kind, is_even);
            add(part.kinds[kind].amounts, whole_.free[kind]);
            least_.push_back(counts.least);
            part.kinds[kind].supply = counts.most - counts.least;
        }
        part.sets.clear();
        offered_.clear();
        for (std::size_t set = 0; set < whole_.sets.size(); ++set) {
            if (whole_.sets[set].empty()) continue;
            for (const auto& items : whole_.sets[set]) {
                add(problem_.sets[set].amounts, 1);
                for (const std::size_t item : items) {
                    add(problem_.kinds[problem_.sets[set].kinds[item]].amounts, 1);
                }
            }
            offered_.push_back(set);
            part.sets.push_back(offer(set));
        }
        for (std::size_t bound = 0; bound < sums.size(); ++bound) {
            base::Range& range = part.bounds[bound];
            const base::Range one = range;
            if (is_even) {
                range.least = std::max(one.least, sums[bound] / left_);
                range.most = std::min(one.most, divided_up(sums[bound], left_));
            } else {
                range.least = std::max(one.least, sums[bound] - (left_ - 1) * one.most);
                range.most = std::min(one.most, sums[bound] - (left_ - 1) * one.least);
            }
            for (std::size_t kind = 0; kind < part.kinds.size(); ++kind) {
                range.least -= least_[kind] * part.kinds[kind].amounts[bound];
                range.most -= least_[kind] * part.kinds[kind].amounts[bound];
            }
        }
        return part;
    }

    /// The set as the next form may take it: with the items of one of its uses.
    [[nodiscard]] SetOfItems offer(std::size_t set) const {
        const std::vector<std::size_t>& items = whole_.sets[set].back();
        const bool is_needed = static_cast<std::int64_t>(whole_.sets[set].size()) == left_;
        SetOfItems offered;
        for (const std::size_t item : items) {
            offered.kinds.push_back(problem_.sets[set].kinds[item]);
            offered.included.push_back(is_needed);
        }
        offered.amounts = problem_.sets[set].amounts;
        offered.items = base::Range::exactly(static_cast<std::int64_t>(items.size()));
        return offered;
    }

    Portions take(Portions part) {
        Portions form;
        form.sets.resize(problem_.sets.size());
        for (std::size_t i = 0; i < offered_.size(); ++i) {
            if (part.sets[i].empty()) continue;
            form.sets[offered_[i]] = std::move(whole_.sets[offered_[i]].back());
            whole_.sets[offered_[i]].pop_back();
        }
        form.free = std::move(part.free);
        for (std::size_t kind = 0; kind < form.free.size(); ++kind) {
            form.free[kind] += least_[kind];
            whole_.free[kind] -= form.free[kind];
        }
        --left_;
        assert(satisfies(form, problem_));
        return form;
    }

    const SectionProblem& problem_;
    std::int64_t left_;
    Whole whole_;
    std::vector<std::int64_t> least_;   ///< by kind: what the next form takes at least
    std::vector<std::size_t> offered_;  ///< sets that the next form may take
};

std::optional<std::vector<Portions>> split(const SectionProblem& problem,
                                           const SeriesCounts& series, const Portions& all,
                                           const base::Random& random, std::uint64_t most_steps,
                                           std::uint64_t& steps) {
    Split rest(problem, series, all);
    std::vector<Portions> forms;
    while (forms.size() < series.forms) {
        const auto number = static_cast<std::uint32_t>(forms.size());
        auto form = rest.next(random.form(number), most_steps, steps);
        if (!form) return std::nullopt;
        forms.push_back(std::move(*form));
    }
    return forms;
}

/// Forms one after another, each from what those before it left.
std::optional<std::vector<Portions>> one_by_one(const SectionProblem& problem,
                                                const SeriesCounts& series,
                                                const base::Random& random,
                                                std::uint64_t most_steps, std::uint64_t& steps) {
    SectionProblem left = problem;
    std::vector<std::int64_t> uses;
    for (const Kind& kind : problem.kinds) uses.push_back(kind.supply * series.max_use);
    std::vector<std::int64_t> set_uses;
    for (const SetOfItems& set : problem.sets) set_uses.push_back(copies_of(set, series));
    std::vector<Portions> forms;
    while (forms.size() < series.forms) {
        const auto number = static_cast<std::uint32_t>(forms.size());
        PortionsResult result = search_portions(left, random.form(number), most_steps);
        steps += result.steps;
        if (result.outcome != Outcome::found) return std::nullopt;
        for (std::size_t kind = 0; kind < uses.size(); ++kind) {
            uses[kind] -= result.portions.free[kind];
            left.kinds[kind].supply = std::min(problem.kinds[kind].supply, uses[kind]);
        }
        for (std::size_t set = 0; set < set_uses.size(); ++set) {
            if (result.portions.sets[set].empty() || --set_uses[set] > 0) continue;
            // Asks for more items than there are, so that it is not drawn again.
            left.sets[set].items =
                base::Range::exactly(static_cast<std::int64_t>(problem.sets[set].kinds.size()) + 1);
        }
        forms.push_back(std::move(result.portions));
    }
    return forms;
}

}  // namespace

SectionProblem scaled(const SectionProblem& problem, const SeriesCounts& series) {
    const auto forms = static_cast<std::int64_t>(series.forms);
    SectionProblem made = problem;
    for (base::Range& bound : made.bounds) {
        bound.least *= forms;
        bound.most *= forms;
    }
    for (Kind& kind : made.kinds) kind.supply *= series.max_use;
    made.sets.clear();
    for (const SetOfItems& set : problem.sets) {
        made.sets.insert(made.sets.end(), static_cast<std::size_t>(copies_of(set, series)), set);
    }
    return made;
}

JointCounts joint_counts(const SectionProblem& problem, const SeriesCounts& series,
                         const base::Random& random, std::uint64_t most_steps) {
    JointCounts result;
    const SectionProblem all = scaled(problem, series);
    const std::uint64_t each = most_steps / part_of_steps;
    const auto keep = [&](std::optional<std::vector<Portions>> forms) {
        if (!forms) return false;
        result.outcome = Outcome::found;
        result.forms = std::move(*forms);
        return true;
    };
    for (std::uint32_t i = 0; i < most_attempts && result.steps < most_steps; ++i) {
        const base::Random chance = random.attempt(i);
        const PortionsResult together = search_portions(all, chance.fork("all"), each);
        result.steps += together.steps;
        if (together.outcome == Outcome::none) {
            result.outcome = Outcome::none;
            return result;
        }
        if (together.outcome == Outcome::found &&
            keep(split(problem, series, together.portions, chance.fork("split"), each,
                       result.steps))) {
            return result;
        }
        if (keep(one_by_one(problem, series, chance.fork("one by one"), each, result.steps))) {
            return result;
        }
    }
    return result;
}

}  // namespace papersetter::assembly
