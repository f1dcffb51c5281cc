// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "assembly/form_draw.hpp"
#include "assembly/joint_problem.hpp"
#include "assembly/joint_solver.hpp"
#include "assembly/pool.hpp"
#include "base/diagnostic.hpp"
#include "base/random.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Forms that are drawn together, at most.
inline constexpr std::size_t most_joint_forms = 1000;

/// Draws the forms of a series in mode joint.
class JointDraw {
  public:
    /// `sections` as compiled, none for those picked by hand. Pool, blueprint and sections must
    /// outlive it.
    JointDraw(const Pool& pool, const blueprint::Blueprint& blueprint,
              std::vector<const CompiledSection*> sections);

    /// By form what its sections have; no form when there is no such series, or when `most_steps`
    /// decide nothing.
    [[nodiscard]] std::vector<DrawnForm> draw(const base::Random& root, std::uint64_t most_steps);
    /// Tells why nothing was drawn although papers exist by themselves; throws base::InputError, or
    /// Undecided.
    [[noreturn]] void explain(const base::Random& root, base::Diagnostics& diagnostics) const;

  private:
    [[nodiscard]] DrawnForm form_of(const std::vector<std::size_t>& items) const;

    const Pool& pool_;
    const blueprint::Blueprint& blueprint_;
    JointProblem problem_;
    JointResult result_;
};

}  // namespace papersetter::assembly
