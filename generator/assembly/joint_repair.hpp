// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "assembly/joint_forms.hpp"
#include "assembly/joint_problem.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Mends forms that keep the bounds of their sections, but not yet those of the series: items at
/// fault are exchanged for others so that the bounds of the sections go on holding, always by the
/// exchange that costs least and does not undo a recent one (tabu search, Glover 1986).
class JointRepair {
  public:
    /// Problem and forms must outlive it.
    JointRepair(const JointProblem& problem, JointForms& forms, const base::Random& random);

    /// Whether no fault is left. Stops when `steps` reach the most.
    bool run(std::uint64_t& steps, std::uint64_t most_steps);

  private:
    using Items = std::vector<std::size_t>;
    /// An exchange on the form at hand, and the cost that it leads to.
    struct Exchange {
        Items out, in;
        std::int64_t cost = 0;
    };

    [[nodiscard]] std::size_t choose_form();
    void look_at(std::size_t item);
    void look_at_kind(std::size_t item);
    void look_at_members(std::size_t item);
    void look_at_sets(std::size_t item);
    void look_across();
    void look_at_pair(std::size_t item);
    void consider(const Items& out, const Items& in);
    void apply();

    [[nodiscard]] bool is_free(std::size_t item) const;
    [[nodiscard]] bool is_recent(const Items& in) const;
    /// Whether the section of the form at hand keeps its bounds.
    [[nodiscard]] bool keeps_bounds(std::size_t section, const Items& out, const Items& in) const;
    [[nodiscard]] Items members_on_form(std::size_t section, std::size_t set) const;
    [[nodiscard]] std::optional<Items> some_members(std::size_t section, std::size_t set,
                                                    std::size_t count);
    [[nodiscard]] const Items& kind_of(std::size_t item) const;
    [[nodiscard]] std::size_t any(std::size_t bound) { return random_.below(bound); }
    void sum_up();

    const JointProblem& problem_;
    JointForms& forms_;
    base::Random root_;
    base::Random random_;
    std::uint32_t rounds_ = 0;
    std::uint64_t steps_ = 0;
    std::size_t form_ = 0;  ///< at hand
    Items on_form_;
    std::vector<std::vector<std::int64_t>> sums_;  ///< by section and bound, of the form at hand
    std::int64_t least_cost_ = 0;                  ///< ever
    std::optional<Exchange> best_;
    std::vector<std::pair<std::size_t, std::size_t>> recent_;  ///< form and item, round and round
    std::size_t next_recent_ = 0;
    /// By section: kinds by what they add to the bounds.
    std::vector<std::map<std::vector<std::int64_t>, Items>> alike_;
};

}  // namespace papersetter::assembly
