// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// An item on a form as the checker looks at it.
struct CheckedItem {
    const bank::Bank* bank = nullptr;
    const bank::Item* item = nullptr;
};

/// What the items of a section that is drawn (in printed order) break of its bounds and of its item
/// sets, told in the blueprint's words. Part of the checker: shares no code with the draw.
[[nodiscard]] std::vector<std::string> faults_of_section(const blueprint::Section& section,
                                                         const std::vector<CheckedItem>& items);

}  // namespace papersetter::assembly
