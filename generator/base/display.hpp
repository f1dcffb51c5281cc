// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace papersetter::base {

/// "U+0041", with at least four digits.
[[nodiscard]] std::string code_point_name(char32_t character);

/// How many columns of a terminal a character takes: 0 for marks that combine, 2 for the wide ones
/// of East Asia (Unicode Standard Annex 11), else 1.
[[nodiscard]] std::size_t columns_of(char32_t code_point);

/// Whether a person would not see the character, or see it reorder its neighbours: control
/// characters, bidi controls, format characters, characters for private use, spaces other than
/// U+0020 and U+3000.
[[nodiscard]] bool is_invisible(char32_t code_point);

/// The next character of a text that need not be valid UTF-8, as it is shown: itself, or \u{…}
/// when invisible, or \x{…} for a byte that is no UTF-8. Moves the offset past it.
struct ShownCharacter {
    std::string text;
    std::size_t columns = 0;
};
[[nodiscard]] ShownCharacter next_shown(std::string_view text, std::size_t& offset);

}  // namespace papersetter::base
