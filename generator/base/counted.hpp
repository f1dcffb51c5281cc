// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace papersetter::base {

/// "page" for 1, else `many`, or "pages" where an "s" makes it.
[[nodiscard]] std::string in_number(bool is_one, std::string_view one, std::string_view many);

/// "1 page", "3 pages"; counted(2, "item was", "items were").
template <std::integral Number>
[[nodiscard]] std::string counted(Number count, std::string_view one, std::string_view many = {}) {
    return std::to_string(count) + " " + in_number(count == 1, one, many);
}

}  // namespace papersetter::base
