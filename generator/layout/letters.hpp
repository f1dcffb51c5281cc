// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "layout/strings.hpp"

namespace papersetter::layout {

/// The letters of options as the layout's language prints them: its phrase `letters`, or A to Z
/// where that has none. "AC" gives both, one after the other.
[[nodiscard]] std::string printed_letters(const Strings& strings, std::string_view letters);

/// Puts the printed letters where a text holds marks for them (paper::Lettering).
void put_letters(const Strings& strings, std::string& html);

}  // namespace papersetter::layout
