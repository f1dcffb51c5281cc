// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/requirement.hpp"
#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Where the right options of a form stand as printed; items with exactly one of them count.
struct KeyFigures {
    std::vector<std::int64_t> counts;  ///< keys by place, from 0
    std::int64_t free = 0;             ///< of them, those that may stand in several places
    /// Pearson's, of the free keys against places that are equally likely: one sum for the keys of
    /// each choice of places, added up. In 1/10,000, each sum rounded to the nearest.
    std::int64_t chi_square = 0;
    std::int64_t degrees = 0;  ///< of freedom; chi-square is about as large when places are drawn
    bool operator==(const KeyFigures&) const = default;
};

/// What the items of a section on one form come to.
struct FormSectionFigures {
    Law law = Law::picked;
    /// By requirement of the section: items or item sets, or 1/10,000 of points, of minutes and of
    /// the mean p (rounded to the nearest).
    std::vector<std::int64_t> got;
    bool operator==(const FormSectionFigures&) const = default;
};

/// What the items of a form come to. Amounts in 1/10,000.
struct FormFigures {
    std::string name;
    std::int64_t items = 0;
    std::int64_t points = 0;
    std::optional<std::int64_t> minutes;  ///< nothing when an item has none
    std::optional<std::int64_t> p;        ///< the mean, rounded; nothing when no item has one
    std::int64_t p_items = 0;             ///< how many items the mean is of
    std::vector<FormSectionFigures> sections;
    KeyFigures keys;
};

/// What a section asks for.
struct SectionFigures {
    std::string name;  ///< "Short answers", or "section 2" when it has no title
    std::vector<Requirement> requirements;
};

/// What was made, in numbers: the table of specifications of each form, its sums and means, where
/// its keys stand, and what the forms have in common.
struct Figures {
    std::vector<SectionFigures> sections;
    std::vector<FormFigures> forms;
    /// How many items stand on exactly one form, on two, … on all.
    std::vector<std::int64_t> exposure;
    /// How many of these items every form has by name: picked, included or common.
    std::int64_t named = 0;
    /// Row i: how many items form i shares with form i + 1, i + 2, …, those that every form has by
    /// name not counted. Empty in mode same, where forms share all, and for more than
    /// `most_overlaps` forms.
    std::vector<std::vector<std::int64_t>> overlaps;

    static constexpr std::size_t most_overlaps = 200;
};

/// A pure function of the items on the forms: banks that hold no others give the same.
[[nodiscard]] Figures figures_of(const std::vector<bank::Bank>& banks,
                                 const blueprint::Blueprint& blueprint,
                                 const Selections& selections);

/// The same of one form's keys.
[[nodiscard]] KeyFigures key_figures_of(const std::vector<bank::Bank>& banks,
                                        const Selection& selection);

}  // namespace papersetter::assembly
