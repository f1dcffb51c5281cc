// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace papersetter::markdown {

/// The character that a reference such as "&nbsp;", "&#8212;" or "&#x2014;" stands for: the 252
/// names of HTML 4 and "&apos;", and every number that is a character. Nothing for another name or
/// number. `reference` includes the ampersand and the semicolon.
[[nodiscard]] std::optional<char32_t> character_of(std::string_view reference);

}  // namespace papersetter::markdown
