// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "layout/strings.hpp"

namespace papersetter::layout {

/// The letters of options as the layout's language prints them: its phrase `letters`, or A to Z
/// where that has none. "AC" gives both, parted by a thin space where the language has its own.
[[nodiscard]] std::string printed_letters(const Strings& strings, std::string_view letters);

/// "7a", with the letter of a part as the layout's language prints it; a number alone as it is.
[[nodiscard]] std::string printed_number(const Strings& strings, std::string_view number);

/// Puts the printed letters where a text holds marks for them (paper::Lettering).
void put_letters(const Strings& strings, std::string& html);

}  // namespace papersetter::layout
