// SPDX-License-Identifier: MIT
#include "assembly/joint_search.hpp"

#include <algorithm>
#include <span>

#include "assembly/joint_forms.hpp"

namespace papersetter::assembly {
namespace {

using Sums = std::vector<std::int64_t>;

class JointSearch {
  public:
    JointSearch(const JointProblem& problem, base::Random random, std::uint64_t most_steps)
        : problem_(problem), forms_(problem), most_steps_(most_steps) {
        for (std::size_t s = 0; s < problem.sections.size(); ++s) add_section(s, random);
        taken_.resize(problem.forms);
    }

    JointResult run() {
        JointResult result;
        const bool is_found = start_form(0);
        result.steps = steps_;
        result.outcome = is_found                ? JointOutcome::found
                         : steps_ >= most_steps_ ? JointOutcome::undecided
                                                 : JointOutcome::none;
        if (is_found) result.series = forms_.series();
        return result;
    }

  private:
    /// Where a section stands in the order, and what its items can still add from each place on.
    struct Part {
        const SectionProblem* problem = nullptr;
        std::size_t begin = 0;
        std::size_t end = 0;
        std::vector<Sums> rest;  ///< by place from `begin` to `end`, by bound
    };

    /// A form that is being filled: the section at hand, its sums, and from which place on.
    struct Work {
        std::size_t form = 0;
        std::size_t part = 0;
        std::size_t from = 0;
        Sums sums;
        std::int64_t of_set = 0;  ///< items taken of the set of the last item taken, if any
        bool is_tied = false;     ///< with the form before, as far as this one goes
    };

    void add_section(std::size_t section, base::Random& random);
    bool start_form(std::size_t form);
    bool start_part(Work work);
    bool fill(const Work& work);
    bool take(const Work& work, std::size_t place);
    [[nodiscard]] bool may_take(const Work& work, std::size_t place) const;
    [[nodiscard]] bool may_pass(const Work& work, std::size_t place) const;
    [[nodiscard]] bool is_second(std::size_t place) const;
    [[nodiscard]] bool is_complete(const Work& work) const;
    [[nodiscard]] bool can_complete(const Work& work, std::size_t place) const;
    [[nodiscard]] const JointItem& item(std::size_t place) const {
        return problem_.items[order_[place]];
    }
    /// How many items the form has of the set of this place.
    [[nodiscard]] std::int64_t count_of_set(const Work& work, std::size_t place) const {
        const bool is_first = work.from == parts_[work.part].begin;
        return is_first || item(work.from - 1).set != item(place).set ? 0 : work.of_set;
    }

    /// How many items of its set come after this one.
    [[nodiscard]] std::int64_t left_in_set(std::size_t place) const {
        const JointItem& one = item(place);
        return static_cast<std::int64_t>(problem_.set_items[one.section][*one.set].size() -
                                         one.member) -
               1;
    }

    const JointProblem& problem_;
    JointForms forms_;
    std::uint64_t most_steps_;
    std::uint64_t steps_ = 0;
    std::vector<std::size_t> order_;  ///< items by place
    std::vector<Part> parts_;
    std::vector<std::vector<std::size_t>> taken_;  ///< by form: places, ascending
};

// Sets first, those that every paper has before the others.
void JointSearch::add_section(std::size_t section, base::Random& random) {
    if (problem_.sections[section] == nullptr) return;
    Part part;
    part.problem = &problem_.problem(section);
    part.begin = order_.size();
    auto sets = problem_.set_items[section];
    random.shuffle(std::span(sets));
    const auto is_needed = [&](const std::vector<std::size_t>& set) {
        return std::ranges::any_of(set, [&](std::size_t i) { return problem_.items[i].is_on_all; });
    };
    std::stable_partition(sets.begin(), sets.end(), is_needed);
    for (const auto& set : sets) order_.insert(order_.end(), set.begin(), set.end());
    for (auto kind : problem_.kind_items[section]) {
        random.shuffle(std::span(kind));
        order_.insert(order_.end(), kind.begin(), kind.end());
    }
    part.end = order_.size();
    Sums rest(part.problem->bounds.size());
    part.rest.assign(part.end - part.begin + 1, rest);
    for (std::size_t place = part.end; place-- > part.begin;) {
        const SetOfItems* const set =
            item(place).set ? &part.problem->sets[*item(place).set] : nullptr;
        const bool closes_set = set != nullptr && item(place).member + 1 == set->kinds.size();
        for (std::size_t bound = 0; bound < rest.size(); ++bound) {
            rest[bound] += part.problem->kinds[item(place).kind].amounts[bound];
            if (closes_set) rest[bound] += set->amounts[bound];
        }
        part.rest[place - part.begin] = rest;
    }
    parts_.push_back(std::move(part));
}

bool JointSearch::start_form(std::size_t form) {
    if (form == problem_.forms) return true;
    taken_[form].clear();
    Work work;
    work.form = form;
    work.is_tied = form > 0;
    return start_part(std::move(work));
}

bool JointSearch::start_part(Work work) {
    if (work.part == parts_.size()) return start_form(work.form + 1);
    work.from = parts_[work.part].begin;
    work.sums.assign(parts_[work.part].problem->bounds.size(), 0);
    work.of_set = 0;
    return fill(work);
}

bool JointSearch::fill(const Work& work) {
    const Part& part = parts_[work.part];
    if (is_complete(work)) {
        Work next = work;
        ++next.part;
        return start_part(std::move(next));
    }
    for (std::size_t place = work.from; place < part.end; ++place) {
        if (!can_complete(work, place)) return false;
        if (steps_ >= most_steps_) return false;
        ++steps_;
        if (may_take(work, place) && take(work, place)) return true;
        if (!may_pass(work, place)) return false;
    }
    return false;
}

bool JointSearch::take(const Work& work, std::size_t place) {
    const Part& part = parts_[work.part];
    Work next = work;
    next.of_set = item(place).set ? count_of_set(work, place) + 1 : 0;
    if (next.of_set == 1) {
        const Sums& own = part.problem->sets[*item(place).set].amounts;
        for (std::size_t bound = 0; bound < own.size(); ++bound) next.sums[bound] += own[bound];
    }
    const Sums& own = part.problem->kinds[item(place).kind].amounts;
    for (std::size_t bound = 0; bound < own.size(); ++bound) {
        next.sums[bound] += own[bound];
        if (next.sums[bound] > part.problem->bounds[bound].most) return false;
    }
    next.from = place + 1;
    std::vector<std::size_t>& taken = taken_[work.form];
    if (work.is_tied) next.is_tied = taken_[work.form - 1][taken.size()] == place;
    forms_.put(work.form, order_[place]);
    taken.push_back(place);
    const bool is_found = forms_.cost() == 0 && fill(next);
    if (is_found) return true;
    taken_[work.form].pop_back();
    forms_.take(work.form, order_[place]);
    return false;
}

bool JointSearch::may_take(const Work& work, std::size_t place) const {
    const std::size_t next = taken_[work.form].size();
    if (work.is_tied) {
        const std::vector<std::size_t>& before = taken_[work.form - 1];
        if (next >= before.size() || place < before[next]) return false;
    }
    if (!item(place).set) return !is_second(place);
    const base::Range& items = parts_[work.part].problem->sets[*item(place).set].items;
    const std::int64_t taken = count_of_set(work, place);
    return taken < items.most && taken + 1 + left_in_set(place) >= items.least;
}

/// Whether the form can do without the item here.
bool JointSearch::may_pass(const Work& work, std::size_t place) const {
    if (!item(place).set) return true;
    if (item(place).is_on_all) return false;
    const SetOfItems& set = parts_[work.part].problem->sets[*item(place).set];
    const std::int64_t taken = count_of_set(work, place);
    return taken == 0 || taken + left_in_set(place) >= set.items.least;
}

/// Whether an item that nothing tells from this one comes first and is not on the form.
bool JointSearch::is_second(std::size_t place) const {
    if (!problem_.enemies[order_[place]].empty()) return false;
    for (std::size_t other = place; other-- > 0;) {
        if (item(other).section != item(place).section || item(other).set ||
            item(other).kind != item(place).kind) {
            break;
        }
        if (!problem_.enemies[order_[other]].empty()) continue;
        if (std::ranges::equal(forms_.forms_of(order_[other]), forms_.forms_of(order_[place]))) {
            return true;
        }
    }
    return false;
}

bool JointSearch::is_complete(const Work& work) const {
    const Part& part = parts_[work.part];
    for (std::size_t bound = 0; bound < work.sums.size(); ++bound) {
        if (!part.problem->bounds[bound].holds(work.sums[bound])) return false;
    }
    if (work.of_set > 0) {
        const std::size_t set = *item(work.from - 1).set;
        if (work.of_set < part.problem->sets[set].items.least) return false;
    }
    for (std::size_t place = work.from; place < part.end; ++place) {
        if (item(place).is_on_all) return false;
        if (!item(place).set) break;
    }
    return true;
}

bool JointSearch::can_complete(const Work& work, std::size_t place) const {
    const Part& part = parts_[work.part];
    const Sums& rest = part.rest[place - part.begin];
    for (std::size_t bound = 0; bound < work.sums.size(); ++bound) {
        if (work.sums[bound] + rest[bound] < part.problem->bounds[bound].least) return false;
    }
    return true;
}

}  // namespace

JointResult search_joint(const JointProblem& problem, const base::Random& random,
                         std::uint64_t most_steps) {
    return JointSearch(problem, random, most_steps).run();
}

}  // namespace papersetter::assembly
