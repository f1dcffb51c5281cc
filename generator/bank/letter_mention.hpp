// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace papersetter::bank {

/// Where a text names an option by a letter: [begin, end) in bytes, from the word to the letter.
struct LetterMention {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The first mention at or after `from`: one of the words option, answer, choice, distractor
/// (also in the plural, in any case of letters), white space or a hyphen, and a single capital
/// letter from A to H, quoted, bracketed or emphasised or not. "Answer a question", "choice C++"
/// and "adoption A" are none.
[[nodiscard]] std::optional<LetterMention> find_letter_mention(std::string_view text,
                                                               std::size_t from = 0);

}  // namespace papersetter::bank
