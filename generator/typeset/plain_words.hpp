// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// A word between spaces whose line-break opportunities follow from few rules of UAX #14: letters
/// of Latin scripts and digits, with the usual punctuation around and hyphens, dashes, apostrophes
/// and no-break spaces within.
struct PlainWord {
    bool begins_with_bracket = false;  ///< opening: stays with a quotation mark before it (LB15)
    bool ends_with_quote = false;
};

/// Reads the word that begins at `at` and moves `at` to its end, the next space or the text's end;
/// opportunities inside it are appended to `opportunities` as offsets from the text's beginning
/// plus `base`. Nothing (and nothing appended) when the word is of any other kind.
[[nodiscard]] std::optional<PlainWord> read_plain_word(std::string_view text, std::uint32_t base,
                                                       std::size_t& at,
                                                       std::vector<std::uint32_t>& opportunities);

}  // namespace papersetter::typeset
