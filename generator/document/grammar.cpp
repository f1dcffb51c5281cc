// SPDX-License-Identifier: MIT
#include "document/grammar.hpp"

#include <array>
#include <utility>
#include <vector>

#include "document/colour.hpp"
#include "document/letters.hpp"
#include "document/value_reader.hpp"

namespace papersetter::document {

namespace {

bool is_in_range(const Grammar& grammar, std::int64_t amount) {
    if (amount % million != 0) return false;
    const std::int64_t value = amount / million;
    return value >= grammar.least && value <= grammar.most && value % grammar.step == 0;
}

std::optional<Dimension> to_dimension(const Grammar& grammar, const Token& token) {
    if (token.is_too_large) return std::nullopt;
    const bool is_negative = token.number < 0;
    if (is_negative && (grammar.accepts & accepts_negative) == 0) return std::nullopt;
    if (token.kind == TokenKind::number) {
        if ((grammar.accepts & accepts_integer) != 0 && token.is_integer &&
            is_in_range(grammar, token.number)) {
            return Dimension{Unit::number, token.number};
        }
        const bool is_zero_length = token.number == 0 && (grammar.accepts & accepts_length) != 0;
        if ((grammar.accepts & accepts_number) == 0 && !is_zero_length) return std::nullopt;
        return Dimension{(grammar.accepts & accepts_number) != 0 ? Unit::number : Unit::pt,
                         token.number};
    }
    if (token.kind == TokenKind::percentage) {
        if ((grammar.accepts & accepts_percent) == 0) return std::nullopt;
        return Dimension{Unit::percent, token.number};
    }
    if (token.kind != TokenKind::dimension || (grammar.accepts & accepts_length) == 0) {
        return std::nullopt;
    }
    const auto unit = unit_named(token.text);
    if (!unit) return std::nullopt;
    return Dimension{*unit, token.number};
}

}  // namespace

std::optional<Value> read_value(const Grammar& grammar, ValueReader& reader) {
    const Token& token = reader.peek();
    if (token.kind == TokenKind::identifier) {
        for (const Word& word : grammar.words) {
            if (!equals_in_any_case(token.text, word.text)) continue;
            reader.next();
            return Keyword{word.number};
        }
    }
    if (grammar.special != nullptr) return grammar.special(reader);
    if ((grammar.accepts & accepts_colour) != 0) {
        const auto colour = to_colour(token);
        if (!colour) return std::nullopt;
        if (colour->kind == ColourValue::Kind::transparent &&
            (grammar.accepts & accepts_transparent) == 0) {
            return std::nullopt;
        }
        reader.next();
        return *colour;
    }
    const auto dimension = to_dimension(grammar, token);
    if (!dimension) return std::nullopt;
    reader.next();
    return *dimension;
}

std::string described(const Grammar& grammar) {
    std::vector<std::string> kinds;
    for (const Word& word : grammar.words) kinds.emplace_back(word.text);
    if (grammar.special != nullptr) kinds.emplace_back(grammar.special_form);
    if ((grammar.accepts & accepts_number) != 0) kinds.emplace_back("a number");
    if ((grammar.accepts & accepts_integer) != 0) {
        kinds.push_back("a whole number from " + std::to_string(grammar.least) + " to " +
                        std::to_string(grammar.most));
        if (grammar.step != 1) kinds.back() += " by " + std::to_string(grammar.step);
    }
    const bool is_positive = (grammar.accepts & accepts_negative) == 0;
    if ((grammar.accepts & accepts_length) != 0) {
        kinds.emplace_back(is_positive ? "a length (not negative)" : "a length");
    }
    if ((grammar.accepts & accepts_percent) != 0) kinds.emplace_back("a percentage");
    if ((grammar.accepts & accepts_colour) != 0) kinds.emplace_back("a colour");
    if ((grammar.accepts & accepts_transparent) != 0) kinds.emplace_back("transparent");
    std::string text;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i != 0) text += i + 1 == kinds.size() ? " or " : ", ";
        text += kinds[i];
    }
    return text;
}

}  // namespace papersetter::document
