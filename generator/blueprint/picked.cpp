// SPDX-License-Identifier: MIT
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {

std::string full_name(const bank::Bank& bank, const bank::Item& item) {
    return bank.id + ":" + item.id;
}

std::optional<Picked> find_item(const std::vector<bank::Bank>& banks, std::string_view name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos && banks.size() != 1) return std::nullopt;
    for (std::size_t i = 0; i < banks.size(); ++i) {
        if (colon != std::string_view::npos && banks[i].id != name.substr(0, colon)) continue;
        const auto id = colon == std::string_view::npos ? name : name.substr(colon + 1);
        const bank::Item* item = banks[i].find(id);
        if (item != nullptr)
            return Picked{i, static_cast<std::size_t>(item - banks[i].items.data())};
    }
    return std::nullopt;
}

}  // namespace papersetter::blueprint
