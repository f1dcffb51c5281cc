// SPDX-License-Identifier: MIT
#include "assembly/joint_forms.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace papersetter::assembly {
namespace {

std::int64_t square_beyond(std::int64_t number, std::int64_t bound) {
    return number <= bound ? 0 : (number - bound) * (number - bound);
}

}  // namespace

JointForms::JointForms(const JointProblem& problem)
    : problem_(&problem),
      words_((problem.items.size() + 63) / 64),
      on_(problem.forms * words_),
      forms_of_(problem.items.size()),
      costs_(problem.forms) {
    if (problem.overlap != JointProblem::unbounded) {
        shared_.resize(problem.forms * problem.forms);
    }
}

void JointForms::put(std::size_t form, std::size_t item) {
    assert(!is_on(form, item));
    share(form, item, 1);
    meet(form, item, 1);
    on_[form * words_ + item / 64] |= std::uint64_t{1} << (item % 64);
    use(item, uses(item), -1);
    forms_of_[item].push_back(static_cast<std::uint32_t>(form));
    use(item, uses(item), 1);
}

void JointForms::take(std::size_t form, std::size_t item) {
    assert(is_on(form, item));
    use(item, uses(item), -1);
    std::vector<std::uint32_t>& forms = forms_of_[item];
    std::erase(forms, static_cast<std::uint32_t>(form));
    use(item, uses(item), 1);
    on_[form * words_ + item / 64] &= ~(std::uint64_t{1} << (item % 64));
    meet(form, item, -1);
    share(form, item, -1);
}

void JointForms::share(std::size_t form, std::size_t item, int step) {
    if (shared_.empty() || problem_->items[item].is_on_all) return;
    for (const std::uint32_t other : forms_of_[item]) {
        std::int32_t& shared = shared_[form * problem_->forms + other];
        const std::int64_t before = square_beyond(shared, problem_->overlap);
        shared += step;
        shared_[other * problem_->forms + form] = shared;
        const std::int64_t more = square_beyond(shared, problem_->overlap) - before;
        cost_ += more;
        costs_[form] += more;
        costs_[other] += more;
    }
}

void JointForms::meet(std::size_t form, std::size_t item, int step) {
    for (const std::size_t enemy : problem_->enemies[item]) {
        if (!is_on(form, enemy)) continue;
        cost_ += step;
        costs_[form] += step;
    }
}

void JointForms::use(std::size_t item, std::int64_t uses, int step) {
    if (problem_->items[item].is_on_all) return;
    const std::int64_t cost = step * square_beyond(uses, problem_->max_use);
    if (cost == 0) return;
    cost_ += cost;
    for (const std::uint32_t form : forms_of_[item]) costs_[form] += cost;
}

std::vector<std::size_t> JointForms::items(std::size_t form) const {
    std::vector<std::size_t> items;
    for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t bits = on_[form * words_ + word]; bits != 0; bits &= bits - 1) {
            items.push_back(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
        }
    }
    return items;
}

JointSeries JointForms::series() const {
    JointSeries series;
    for (std::size_t form = 0; form < problem_->forms; ++form) series.push_back(items(form));
    return series;
}

bool JointForms::is_at_fault(std::size_t form, std::size_t item) const {
    for (const std::size_t enemy : problem_->enemies[item]) {
        if (is_on(form, enemy)) return true;
    }
    if (problem_->items[item].is_on_all) return false;
    if (uses(item) > problem_->max_use) return true;
    if (shared_.empty()) return false;
    return std::ranges::any_of(forms_of_[item], [&](std::uint32_t other) {
        return other != form && shared_[form * problem_->forms + other] > problem_->overlap;
    });
}

}  // namespace papersetter::assembly
