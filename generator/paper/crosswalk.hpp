// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/amendment.hpp"

namespace papersetter::paper {

/// Where an item, or a part of one, stands on a form.
struct CrosswalkCell {
    int number = 0;                         ///< of the question; 0: it is not on the form
    std::vector<std::string> letters = {};  ///< of its right answers; none where it is written
    bool is_left_out = false;
};

struct CrosswalkRow {
    std::string item;                  ///< "bank:item" when the paper draws on several banks
    std::string part;                  ///< "a"; empty for a whole item
    bool has_statements = false;       ///< letters are T and F
    std::vector<CrosswalkCell> cells;  ///< by form
};

/// Every item of a series with its number and letters on each form, items by name.
struct Crosswalk {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string language;
    std::optional<blueprint::Date> date;
    std::uint32_t revision = 1;
    std::optional<std::uint32_t> key_revision;
    std::size_t question_count = 0;  ///< different items on all forms
    std::vector<std::string> forms;
    std::vector<CrosswalkRow> rows;
};

[[nodiscard]] Crosswalk crosswalk_of(const std::vector<bank::Bank>& banks,
                                     const blueprint::Blueprint& blueprint,
                                     const assembly::Selections& selections,
                                     const Amendments& amendments);

/// A canonical serialisation: equal bytes exactly when one would read equal tables.
[[nodiscard]] std::string canonical(const Crosswalk& crosswalk);

}  // namespace papersetter::paper
