// SPDX-License-Identifier: MIT
#include "assembly/joint_counts.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "assembly/joint_sequence.hpp"
#include "assembly/problem_search.hpp"

namespace papersetter::assembly {
namespace {

/// Steps of each search of the first attempt. Attempts take their luck, so that each further one
/// has so many steps more and no multiple of them.
constexpr std::uint64_t first_patience = 3000;

/// Steps for a form by itself, at least.
constexpr std::uint64_t patience_of_form = 100'000;

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

template <typename Source>
std::optional<std::vector<Portions>> forms_from(Source&& source, std::size_t count,
                                                const base::Random& random,
                                                std::uint64_t most_steps, std::uint64_t& steps) {
    std::vector<Portions> forms;
    while (forms.size() < count) {
        const auto number = static_cast<std::uint32_t>(forms.size());
        auto form = source.next(random.form(number), most_steps, steps);
        if (!form) return std::nullopt;
        forms.push_back(std::move(*form));
    }
    return forms;
}

/// The scaled problem with each kind used about as often as is best: so often or up to once more
/// or less for each of its items, and `slack` times besides. Sets leave the least open.
void keep_near(const std::vector<std::int64_t>& uses, std::int64_t slack,
               const SectionProblem& problem, SectionProblem& all,
               std::vector<std::int64_t>& least) {
    for (std::size_t kind = 0; kind < uses.size(); ++kind) {
        const std::int64_t supply = problem.kinds[kind].supply;
        if (supply == 0) continue;
        const std::int64_t below = std::max<std::int64_t>(0, uses[kind] - 1) / supply - slack;
        const std::int64_t above = uses[kind] / supply + 1 + slack;
        Kind& own = all.kinds[kind];
        own.supply = std::min(own.supply, above * supply);
        if (!problem.sets.empty() || below <= 0) continue;
        least[kind] = std::min(own.supply, below * supply);
        own.supply -= least[kind];
        for (std::size_t bound = 0; bound < all.bounds.size(); ++bound) {
            all.bounds[bound].least -= least[kind] * own.amounts[bound];
            all.bounds[bound].most -= least[kind] * own.amounts[bound];
        }
    }
}

/// What all forms together take, near the best uses if there are any.
PortionsResult together(const SectionProblem& problem, const SeriesCounts& series,
                        const base::Random& random, std::uint64_t most_steps,
                        std::uint64_t& steps) {
    const SectionProblem all = scaled(problem, series);
    if (!series.uses.empty()) {
        Portions best{series.uses, std::vector<std::vector<std::size_t>>(all.sets.size())};
        if (satisfies(best, all)) return {Outcome::found, std::move(best), {}, 0};
    }
    PortionsResult result;
    for (std::int64_t slack = 0; !series.uses.empty() && slack < 2; ++slack) {
        SectionProblem near = all;
        std::vector<std::int64_t> least(near.kinds.size(), 0);
        keep_near(series.uses, slack, problem, near, least);
        result = search_portions(near, random, most_steps);
        steps += result.steps;
        if (result.outcome != Outcome::found) continue;
        for (std::size_t kind = 0; kind < least.size(); ++kind) {
            result.portions.free[kind] += least[kind];
        }
        return result;
    }
    result = search_portions(all, random, most_steps);
    steps += result.steps;
    return result;
}

}  // namespace

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
    const auto keep = [&](std::optional<std::vector<Portions>> forms) {
        if (!forms) return false;
        result.outcome = Outcome::found;
        result.forms = std::move(*forms);
        return true;
    };
    const bool has_sets = !problem.sets.empty();
    for (std::uint32_t i = 0; result.steps < most_steps; ++i) {
        const base::Random chance = random.fork("attempt " + std::to_string(i));
        const std::uint64_t each = std::min((i + 1) * first_patience, most_steps - result.steps);
        const auto one_by_one = [&] {
            return keep(forms_from(JointSequence(problem, series, has_sets && i == 0), series.forms,
                                   chance.fork("one by one"), std::max(each, patience_of_form),
                                   result.steps));
        };
        // Sets are many to choose from for all forms at once, and seldom split evenly.
        if (has_sets && one_by_one()) return result;
        const PortionsResult all =
            together(problem, series, chance.fork("all"), each, result.steps);
        if (all.outcome == Outcome::none) {
            result.outcome = Outcome::none;
            return result;
        }
        ++result.steps;
        if (all.outcome == Outcome::found &&
            keep(forms_from(Split(problem, series, all.portions), series.forms,
                            chance.fork("split"), each, result.steps))) {
            return result;
        }
        if (!has_sets && one_by_one()) return result;
    }
    return result;
}

}  // namespace papersetter::assembly
