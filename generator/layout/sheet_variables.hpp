// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of the answer sheet.
inline constexpr std::array sheet_variables{
    list("id_digits", Context::id_column, Documents::sheet, Context::id_digit),

    Variable{"digit", Context::id_digit, Kind::text, Documents::sheet},
    Variable{"digit_id", Context::id_digit, Kind::text, Documents::sheet},
    made("digit_label", Context::id_digit, Documents::sheet, "digit_label"),

    Variable{"row_number", Context::sheet_row, Kind::text, Documents::sheet},
    Variable{"has_several", Context::sheet_row, Kind::flag, Documents::sheet},
    list("bubbles", Context::sheet_row, Documents::sheet, Context::bubble),

    Variable{"bubble_letter", Context::bubble, Kind::text, Documents::sheet},
    Variable{"bubble_id", Context::bubble, Kind::text, Documents::sheet},
    made("bubble_label", Context::bubble, Documents::sheet, "option_label"),
};

}  // namespace papersetter::layout
