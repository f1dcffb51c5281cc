// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace papersetter::base {

/// The byte offset of the first place where the text is not UTF-8 (overlong forms, surrogates and
/// values past U+10FFFF included); nothing when all of it is.
[[nodiscard]] std::optional<std::size_t> first_invalid_utf8(std::string_view text);

/// Reads the code point at `offset` of valid UTF-8 and moves the offset past it.
[[nodiscard]] char32_t next_code_point(std::string_view text, std::size_t& offset);
void append_utf8(std::string& text, char32_t code_point);
[[nodiscard]] std::size_t count_code_points(std::string_view text);
/// Whether a character shows nothing where a font has no glyph for it: joiners, controls of
/// direction, variation selectors (Unicode's Default_Ignorable_Code_Point).
[[nodiscard]] bool is_default_ignorable(char32_t code_point);

/// How many bytes of the text, at least, are ASCII before all others: eight are looked at at once,
/// since most texts hold nothing else.
[[nodiscard]] std::size_t ascii_beginning(std::string_view text);

/// Unicode normal form C, by ICU.
[[nodiscard]] std::string normalise_nfc(std::string_view text);

/// Letters of any script without case (full case folding, by ICU).
[[nodiscard]] std::string fold_case(std::string_view text);

/// The candidate nearest to a misspelt word by edit distance (transpositions count one, capitals
/// A to Z nothing), if one is near enough to be meant: at most a third of the word's length, and at
/// least one. A word of more than 200 characters is near nothing.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 std::span<const std::string_view> candidates);

/// The hint `did you mean "training/distributed"?`, or nothing when no candidate is meant. That is
/// the nearest one, else the only one of which the word is a part ("distributed"), else the longest
/// that is a part of the word ("topic" of "topic_path"). Where the word has a character that only
/// looks like the right one, the hint names it: `(U+043E stands in place of "o")`.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       std::span<const std::string_view> candidates);

/// For quoting in a message: control characters, bidi controls and invisible characters as \u{…}.
[[nodiscard]] std::string shown(std::string_view text);

/// The same, and only the beginning with "…" when it has more characters than `most`.
[[nodiscard]] std::string in_brief(std::string_view text, std::size_t most = 200);

/// A word of the author's for a message: in brief, between double quotes.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// & < > " ' replaced by entities, for XML text and attribute values.
[[nodiscard]] std::string escape_xml(std::string_view text);

/// Whether it has the shape of a language tag of BCP 47 (RFC 5646, 2.1), its registry left out:
/// subtags of 1 to 8 letters or digits, the first of 2 to 8 letters, 35 characters in all.
[[nodiscard]] bool is_language_tag(std::string_view tag);

/// Without spaces, tabs and line ends at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A TOML basic string of the text, quotes included; for names and short values we write. Control
/// characters are \uXXXX, never \n or \t.
[[nodiscard]] std::string quoted_toml(std::string_view text);

/// A JSON string of the text, quotes included.
[[nodiscard]] std::string quoted_json(std::string_view text);

}  // namespace papersetter::base
