// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// A place on a form of a series, each number from 0.
struct FormPlace {
    std::size_t form = 0;
    std::size_t section = 0;
    std::size_t position = 0;
    auto operator<=>(const FormPlace&) const = default;
};

/// What is replaced as a whole: an item, or the items of an item set, which stand together.
struct Run {
    std::vector<FormPlace> starts;  ///< of its first item: one on each form that has it
    std::size_t size = 1;           ///< items, one after another
    bool is_set = false;
};

/// The items of a form that are replaced as a whole, by their positions in a section.
struct Stretch {
    std::size_t first = 0;
    std::size_t size = 1;
};

/// The stretch that a position belongs to.
[[nodiscard]] Stretch stretch_at(const std::vector<bank::Bank>& banks,
                                 const std::vector<SelectedItem>& items, std::size_t position);

/// The run that a place belongs to: in mode same on every form, else on that form alone.
[[nodiscard]] Run run_at(const std::vector<bank::Bank>& banks,
                         const blueprint::Blueprint& blueprint, const Selections& selections,
                         const FormPlace& place);

}  // namespace papersetter::assembly
