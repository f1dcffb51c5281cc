// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/bank.hpp"

namespace papersetter::blueprint {

/// Where an item stands: indices into the banks of a blueprint and the items of that bank.
struct Picked {
    std::size_t bank = 0;
    std::size_t item = 0;
    auto operator<=>(const Picked&) const = default;
};

/// "bank:item", the name of an item among several banks.
[[nodiscard]] std::string full_name(const bank::Bank& bank, const bank::Item& item);

/// The item that a name in a blueprint means: "bank:item", or with one bank the bare id. Nothing
/// when there is none, or when several banks make the bare id ambiguous.
[[nodiscard]] std::optional<Picked> find_item(const std::vector<bank::Bank>& banks,
                                              std::string_view name);

}  // namespace papersetter::blueprint
