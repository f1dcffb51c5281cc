// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "base/random.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// A place on a form of a series, each number from 0.
struct FormPlace {
    std::size_t form = 0;
    std::size_t section = 0;
    std::size_t position = 0;
    auto operator<=>(const FormPlace&) const = default;
};

/// Where the item of a place stands: in mode same on every form, else in that place alone.
[[nodiscard]] std::vector<FormPlace> places_of_item(const blueprint::Blueprint& blueprint,
                                                    const Selections& selections,
                                                    const FormPlace& place);

/// Another item in the place of one, all else as it was.
class Replacement {
  public:
    /// `places` hold one item; `root` is the generator of the whole paper, from which the item gets
    /// the order of options that the draw would have given it. Keeps references.
    Replacement(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                const Selections& selections, std::vector<FormPlace> places, base::Random root);

    /// Why the item may not stand there ("on the paper already"); empty when it may: it
    /// stands on none of the forms, papers may take it, all bounds of the blueprint hold by the
    /// independent checker, and the order of the section (blocks of topics, difficulty) stays.
    [[nodiscard]] std::string obstacle(ItemRef item) const;

    struct Candidates {
        std::vector<ItemRef> items;                    ///< that may stand there, by "bank:id"
        std::map<std::string, std::size_t> obstacles;  ///< of the others, with their number
    };
    [[nodiscard]] Candidates candidates() const;

    /// The series with the item in those places.
    [[nodiscard]] Selections with(ItemRef item) const;

  private:
    [[nodiscard]] const bank::Item& item_of(ItemRef ref) const {
        return (*banks_)[ref.bank].items[ref.item];
    }
    [[nodiscard]] bool is_on_forms(ItemRef ref) const;
    [[nodiscard]] bool meets_enemy(const FormPlace& place, ItemRef ref) const;
    [[nodiscard]] bool keeps_order(const FormPlace& place, const bank::Item& item) const;
    [[nodiscard]] SelectedItem selected(ItemRef ref, std::uint32_t form) const;

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    const Selections* selections_;
    std::vector<FormPlace> places_;
    base::Random options_;
};

}  // namespace papersetter::assembly
