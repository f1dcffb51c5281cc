// SPDX-License-Identifier: MIT
#include "document/value_fault.hpp"

#include <string>
#include <vector>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/property.hpp"
#include "document/quoted.hpp"
#include "document/shorthand.hpp"

namespace papersetter::document {

namespace {

std::string form_in_words(std::string_view property) {
    const auto longhand = property_named(property);
    return longhand ? described(row_of(*longhand).grammar) : std::string(form_of(property));
}

void append_words(Property property, std::vector<std::string_view>& words) {
    for (const Word& word : row_of(property).grammar.words) words.push_back(word.text);
}

std::string nearest_word(std::string_view property, std::string_view word) {
    std::vector<std::string_view> words{"inherit", "initial"};
    if (const auto longhand = property_named(property)) append_words(*longhand, words);
    for (const Property longhand : longhands_of(property)) append_words(longhand, words);
    const auto near = base::nearest(lowered(word), words);
    return near ? "did you mean " + quoted(*near) + "?" : std::string{};
}

/// What the token itself tells about the fault; empty when nothing.
std::string hint_on(const Token& token, std::string_view property) {
    if (token.is_too_large) return "the number is too large: at most 1000000";
    switch (token.kind) {
        case TokenKind::function:
            if (equals_in_any_case(token.text, "calc")) {
                return "calc() is not supported: write the length it comes to";
            }
            return {};
        case TokenKind::dimension:
            if (unit_named(token.text)) return {};
            return "the unit " + quoted(token.text) +
                   " is not supported: use pt, mm, cm, in, px, em or rem";
        case TokenKind::number:
            if (token.number == 0) return {};
            if (form_in_words(property).find("length") == std::string::npos) return {};
            return "if a length is meant, it needs a unit: `" + base::shown(token.source) + "pt`";
        case TokenKind::identifier:
            return nearest_word(property, token.text);
        default:
            return {};
    }
}

/// `width: 1pt height: 2pt`: a word before a colon is the next declaration.
std::string hint_on_missing_semicolon(const ValueReader& reader) {
    ValueReader ahead = reader;
    const auto name = ahead.take_identifier();
    if (!name || !ahead.take(TokenKind::colon)) return {};
    return "is a `;` missing before " + quoted(*name) + "?";
}

}  // namespace

void tell(const ValueFault& fault, base::Diagnostics& diagnostics) {
    const Token& token = fault.reader.peek();
    const std::string name = quoted(fault.property);
    const std::string takes = name + " takes " + form_in_words(fault.property);
    const std::string value =
        written(fault.tokens.data(), fault.tokens.data() + fault.tokens.size());
    if (value.empty()) {
        diagnostics.error(fault.place, name + " has no value", takes);
        return;
    }
    std::string hint = hint_on_missing_semicolon(fault.reader);
    if (hint.empty()) hint = hint_on(token, fault.property);
    if (hint.empty()) hint = takes;
    const base::Place place = token.place.is_known() ? token.place : fault.place;
    diagnostics.error(place, name + " cannot be " + quoted(value), std::move(hint));
}

}  // namespace papersetter::document
