// SPDX-License-Identifier: MIT
#include "blueprint/item_names.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::size_t most_listed = 5;

}  // namespace

std::string shown_name(const std::vector<bank::Bank>& banks, Picked at) {
    const bank::Bank& bank = banks[at.bank];
    const bank::Item& item = bank.items[at.item];
    return banks.size() == 1 ? item.id : full_name(bank, item);
}

std::string list_of(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < names.size() && i < most_listed; ++i) {
        if (i > 0) list += ", ";
        list += names[i];
    }
    if (names.size() > most_listed) {
        list += " and " + std::to_string(names.size() - most_listed) + " more";
    }
    return list;
}

std::string items_of(std::size_t count) {
    return count == 1 ? "1 item" : std::to_string(count) + " items";
}

}  // namespace papersetter::blueprint
