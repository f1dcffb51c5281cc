// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "assembly/joint_problem.hpp"

namespace papersetter::assembly {

/// Forms of a series that is being drawn, and how far they are from keeping the bounds of the
/// series and their enemies apart. Bounds of sections are not looked at.
class JointForms {
  public:
    /// Empty forms. The problem must outlive them.
    explicit JointForms(const JointProblem& problem);

    [[nodiscard]] bool is_on(std::size_t form, std::size_t item) const {
        return (on_[form * words_ + item / 64] >> (item % 64) & 1U) != 0;
    }
    /// The item must not be on the form.
    void put(std::size_t form, std::size_t item);
    /// The item must be on the form.
    void take(std::size_t form, std::size_t item);

    /// The forms that have the item, in no order.
    [[nodiscard]] std::span<const std::uint32_t> forms_of(std::size_t item) const {
        return forms_of_[item];
    }
    [[nodiscard]] std::int64_t uses(std::size_t item) const {
        return static_cast<std::int64_t>(forms_of_[item].size());
    }
    /// The items of a form, ascending.
    [[nodiscard]] std::vector<std::size_t> items(std::size_t form) const;
    [[nodiscard]] JointSeries series() const;

    /// 0 exactly when all is well: the squares of what pairs of forms share too many, the squares
    /// of the uses of items that are too many, and the pairs of enemies that meet.
    [[nodiscard]] std::int64_t cost() const { return cost_; }
    /// The part of the cost that the form has a share in; 0 exactly when it has no fault.
    [[nodiscard]] std::int64_t cost_of(std::size_t form) const { return costs_[form]; }
    /// Whether the form would have less of a fault without this item, which it has.
    [[nodiscard]] bool is_at_fault(std::size_t form, std::size_t item) const;

  private:
    void share(std::size_t form, std::size_t item, int step);
    void meet(std::size_t form, std::size_t item, int step);
    void use(std::size_t item, std::int64_t uses, int step);

    const JointProblem* problem_;
    std::size_t words_;
    std::vector<std::uint64_t> on_;  ///< by form, a bit each item
    std::vector<std::vector<std::uint32_t>> forms_of_;
    std::vector<std::int32_t> shared_;  ///< by pair of forms; empty where overlap is unbounded
    std::vector<std::int64_t> costs_;   ///< by form
    std::int64_t cost_ = 0;
};

}  // namespace papersetter::assembly
