// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "assembly/joint_forms.hpp"
#include "assembly/joint_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Deals items to forms that know how many of each kind they take, and from which sets: those that
/// are on the fewest forms first, in random order, and enemies apart where that is easy. No item
/// comes onto more forms than another of its kind would have to, but for enemies.
class JointDealer {
  public:
    /// Problem and forms must outlive it.
    JointDealer(const JointProblem& problem, JointForms& forms, const base::Random& random);

    /// Deals one section to a form.
    void deal(std::size_t form, std::size_t section, const Portions& portions);

  private:
    void deal_kind(std::size_t form, std::vector<std::size_t>& queue, std::int64_t count,
                   base::Random& random);
    void deal_set(std::size_t form, const std::vector<std::size_t>& items,
                  const std::vector<std::size_t>& chosen);
    [[nodiscard]] bool meets_enemy(std::size_t form, std::size_t item) const;

    const JointProblem& problem_;
    JointForms& forms_;
    std::vector<base::Random> randoms_;  ///< by section
    /// By section and kind: items, those used least first.
    std::vector<std::vector<std::vector<std::size_t>>> queues_;
};

}  // namespace papersetter::assembly
