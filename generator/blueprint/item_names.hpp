// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {

/// How a message names an item: its id, with several banks "bank:item".
[[nodiscard]] std::string shown_name(const std::vector<bank::Bank>& banks, Picked at);

/// Up to five names and, if there are more, how many: "a, b, c, d, e and 3 more".
[[nodiscard]] std::string list_of(const std::vector<std::string>& names);

/// "1 item", "3 items".
[[nodiscard]] std::string items_of(std::size_t count);

}  // namespace papersetter::blueprint
