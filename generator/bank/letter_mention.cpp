// SPDX-License-Identifier: MIT
#include "bank/letter_mention.hpp"

#include <array>

#include "base/ascii.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 4> option_words{"option", "answer", "choice", "distractor"};
constexpr std::array<std::string_view, 6> spaces{" ", "\n", "\t", "-", "\u00A0", "\u202F"};
constexpr std::array<std::string_view, 10> openers{"(", "[", "\"",     "'",      "*",
                                                   "_", "`", "\u201C", "\u2018", "\u00AB"};

bool is_word_character(char c) {
    return base::is_letter_or_digit(c) || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool ends_with_ignoring_case(std::string_view text, std::string_view word) {
    if (text.size() < word.size()) return false;
    return base::equals_in_any_case(text.substr(text.size() - word.size()), word);
}

template <std::size_t count>
bool drop_one(std::string_view& text, const std::array<std::string_view, count>& endings) {
    for (const std::string_view ending : endings) {
        if (text.ends_with(ending)) {
            text.remove_suffix(ending.size());
            return true;
        }
    }
    return false;
}

bool is_letter_alone(std::string_view text, std::size_t offset) {
    const auto at = [text](std::size_t i) { return i < text.size() ? text[i] : ' '; };
    const char next = at(offset + 1);
    if (base::is_letter_or_digit(next) || next == '+' || next == '#') return false;
    if (next == '-' || next == '_') return !is_word_character(at(offset + 2));
    return true;
}

// Where the mention that ends in the letter at `offset` begins, if it is one.
std::optional<std::size_t> begin_of_mention(std::string_view text, std::size_t offset) {
    std::string_view before = text.substr(0, offset);
    while (drop_one(before, openers)) {
    }
    if (!drop_one(before, spaces)) return std::nullopt;
    while (drop_one(before, spaces)) {
    }
    if (before.ends_with('s') || before.ends_with('S')) before.remove_suffix(1);
    for (const std::string_view word : option_words) {
        if (!ends_with_ignoring_case(before, word)) continue;
        const std::size_t begin = before.size() - word.size();
        if (begin > 0 && is_word_character(before[begin - 1])) return std::nullopt;
        return begin;
    }
    return std::nullopt;
}

}  // namespace

std::optional<LetterMention> find_letter_mention(std::string_view text, std::size_t from) {
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] < 'A' || text[i] > 'H' || i == 0) continue;
        const char before = text[i - 1];
        if (base::is_capital_letter(before)) continue;  // a word in capitals: the commonest case
        if (!is_letter_alone(text, i)) continue;
        if (const auto begin = begin_of_mention(text, i)) return LetterMention{*begin, i + 1};
    }
    return std::nullopt;
}

}  // namespace papersetter::bank
