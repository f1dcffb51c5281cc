// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/place.hpp"

namespace papersetter::document {

/// Why markup is not well formed, as its author sees it.
struct BalanceFault {
    base::Place place;
    std::string message;
    std::string hint;
};

/// The first tag that is not closed, or closes what is not open; asked only after the parser has
/// refused the markup, since the parser says no more than an offset. Nothing when tags balance.
[[nodiscard]] std::optional<BalanceFault> find_balance_fault(std::string_view html);

}  // namespace papersetter::document
