// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bank/item.hpp"
#include "paper/amendment.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::paper {

/// What an item was amended by, and as what it stands on the paper.
struct AmendedItem {
    const Amendments& amendments;
    std::string name;                         ///< "bank:item"
    const std::vector<std::uint32_t>& order;  ///< of all its options
};

/// Changes the key of a question, and of its parts, as the amendments say. A written answer that is
/// accepted too becomes one of its options; the points of a composite question are the sum of those
/// of its parts, and those of a question that is left out are none.
void amend(InstructorQuestion& question, const bank::Item& item, const AmendedItem& amended);

}  // namespace papersetter::paper
