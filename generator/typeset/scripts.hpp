// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "font/language_tag.hpp"

namespace papersetter::typeset {

/// Whether the character is set with the one before it: marks, joiners, variation selectors.
[[nodiscard]] bool follows_its_letter(char32_t character);

/// The script of a character (ISO 15924); empty for those that several scripts share. The scripts
/// of Japanese count as one, Hani.
[[nodiscard]] std::string_view script_of(char32_t character);

/// Whether a font for `script` should be asked for the character: it is of that script, used with
/// it (Unicode's script extensions), or, for Hani, as wide as an ideograph.
[[nodiscard]] bool is_used_with(char32_t character, std::string_view script);

/// Whether text of the language wants the character as wide as an ideograph, though a Latin font
/// has it too: quotation marks, dashes and dots in Chinese and Japanese.
[[nodiscard]] bool is_wide_in(char32_t character, const font::LanguageTag& language);

/// Whether the letters around `offset` in the text are joined to each other (Arabic and the like).
[[nodiscard]] bool joins_at(std::string_view text, std::size_t offset);

}  // namespace papersetter::typeset
