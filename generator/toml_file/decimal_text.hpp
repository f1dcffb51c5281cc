// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/decimal.hpp"

namespace papersetter::toml_file {

/// A TOML decimal number as written ("1_000.50", "+3", "15e-1") as an exact amount, or why it is
/// none.
struct DecimalText {
    enum class Fault { none, not_a_number, too_many_places, too_large };
    base::Decimal value;
    Fault fault = Fault::none;
};
[[nodiscard]] DecimalText decimal_from(std::string_view written);

}  // namespace papersetter::toml_file
