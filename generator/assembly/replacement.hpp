// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "assembly/run.hpp"
#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "base/random.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Other items in the place of a run, all else as it was: an item for an item, as many items of
/// another item set for a set.
class Replacement {
  public:
    /// As many as the run has, in the order in which they are printed.
    using Items = std::vector<ItemRef>;

    /// `root` is the generator of the whole paper, from which items get the order of options that
    /// the draw would have given them; where keys are balanced, each key stands where that of the
    /// item before it stood, if it can. Keeps references.
    Replacement(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                const Selections& selections, Run run, base::Random root);

    /// Why the items may not stand there ("on the paper already"); empty when they may: they stand
    /// on none of the forms, papers may take them, all bounds of the blueprint hold by the
    /// independent checker, and the order of the section (blocks of topics, difficulty) stays.
    [[nodiscard]] std::string obstacle(const Items& items) const;

    struct Candidates {
        std::vector<Items> choices;  ///< that may stand there, by their names
        std::map<std::string, std::size_t>
            obstacles;  ///< of other items or sets, with their number
    };
    [[nodiscard]] Candidates candidates() const;
    /// Those of one stimulus, for a run that is an item set. Of a set of which a part is drawn no
    /// more than 1,000 parts are looked at.
    [[nodiscard]] Candidates candidates_of(std::uint32_t bank,
                                           const bank::Stimulus& stimulus) const;

    /// The series with the items in the places of the run.
    [[nodiscard]] Selections with(const Items& items) const;

  private:
    [[nodiscard]] const bank::Item& item_of(ItemRef ref) const {
        return (*banks_)[ref.bank].items[ref.item];
    }
    [[nodiscard]] const std::vector<SelectedItem>& items_at(const FormPlace& start) const {
        return (*selections_)[start.form].sections[start.section].items;
    }
    [[nodiscard]] bool is_in_run(const FormPlace& start, std::size_t section,
                                 std::size_t position) const {
        return section == start.section && position >= start.position &&
               position < start.position + run_.size;
    }
    [[nodiscard]] bool is_on_forms(ItemRef ref) const;
    [[nodiscard]] bool meets_enemy(ItemRef ref) const;
    [[nodiscard]] bool keeps_order(const FormPlace& start, const Items& items) const;
    [[nodiscard]] std::string obstacle_to_item(ItemRef ref) const;
    [[nodiscard]] std::string fault_of_series(const Items& items) const;
    [[nodiscard]] SelectedItem selected(ItemRef ref, const FormPlace& place) const;
    void put(const Items& items, const FormPlace& start, Selection& form) const;
    void add_items(Candidates& candidates) const;
    void add_parts(const Items& members, Candidates& candidates) const;

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    const Selections* selections_;
    Run run_;
    base::Random options_;
};

}  // namespace papersetter::assembly
