// SPDX-License-Identifier: MIT
#include "document/declaration.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/shorthand.hpp"
#include "document/value_fault.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

bool is_var(const Token& token) {
    return token.kind == TokenKind::function && equals_in_any_case(token.text, "var");
}

std::string_view in_words(RuleKind kind) {
    switch (kind) {
        case RuleKind::element:
            return "on elements";
        case RuleKind::pseudo_element:
            return "on ::before and ::after";
        case RuleKind::page:
            return "on @page itself";
        case RuleKind::margin_box:
            return "in the margin boxes of a page";
    }
    return {};
}

std::string advice_on(const PropertyRow& row) {
    std::string text = "it works ";
    bool is_first = true;
    for (const RuleKind kind :
         {RuleKind::element, RuleKind::pseudo_element, RuleKind::page, RuleKind::margin_box}) {
        if ((row.kinds & bit(kind)) == 0) continue;
        if (!is_first) text += " and ";
        is_first = false;
        text += in_words(kind);
    }
    return text;
}

void tell_unknown(const Token& name, base::Diagnostics& diagnostics) {
    const std::string lower_case = lowered(name.text);
    std::string hint(advice_on_property(lower_case));
    if (hint.empty()) {
        if (const auto near = base::nearest(lower_case, property_names())) {
            hint = "did you mean " + quoted(*near) + "?";
        }
    }
    diagnostics.error(name.place, "the property " + quoted(name.text) + " is not supported",
                      std::move(hint));
}

/// Whether the property, or every longhand of the shorthand, may stand there; told if not.
bool is_in_place(std::string_view name, RuleKind kind, base::Place place,
                 base::Diagnostics& diagnostics) {
    const auto longhand = property_named(name);
    const PropertyRow& row = row_of(longhand ? *longhand : longhands_of(name).front());
    if ((row.kinds & bit(kind)) != 0) return true;
    diagnostics.error(place, quoted(name) + " does not work " + std::string(in_words(kind)),
                      advice_on(row));
    return false;
}

std::optional<WideKeyword> wide_keyword(std::span<const Token> tokens) {
    ValueReader reader(tokens);
    std::optional<WideKeyword> keyword;
    if (reader.take_word("inherit")) keyword = WideKeyword::inherit;
    if (!keyword && reader.take_word("initial")) keyword = WideKeyword::initial;
    return reader.is_at_end() ? keyword : std::nullopt;
}

}  // namespace

std::vector<std::pair<Property, Value>> read_property(std::string_view name,
                                                      std::span<const Token> tokens, RuleKind kind,
                                                      base::Place place,
                                                      base::Diagnostics& diagnostics) {
    std::vector<LonghandValue> values;
    if (!is_in_place(name, kind, place, diagnostics)) return values;
    const auto longhand = property_named(name);
    if (const auto keyword = wide_keyword(tokens)) {
        if (longhand) values.emplace_back(*longhand, *keyword);
        for (const Property property : longhands_of(name)) values.emplace_back(property, *keyword);
        return values;
    }
    ValueReader reader(tokens);
    bool is_read = false;
    if (longhand) {
        if (auto value = read_value(row_of(*longhand).grammar, reader)) {
            values.emplace_back(*longhand, std::move(*value));
            is_read = true;
        }
    } else {
        is_read = read_shorthand(name, reader, values);
    }
    if (is_read && reader.is_at_end()) return values;
    tell({name, tokens, reader, place}, diagnostics);
    return {};
}

void read_declaration(const WrittenDeclaration& written, RuleKind kind,
                      base::Diagnostics& diagnostics, std::vector<Declaration>& declarations) {
    Declaration declaration;
    declaration.is_important = written.is_important;
    declaration.place = written.name->place;
    declaration.tokens = written.tokens;
    if (written.name->text.starts_with("--")) {
        declaration.kind = Declaration::Kind::custom;
        declaration.name = written.name->text;
        declarations.push_back(std::move(declaration));
        return;
    }
    std::string name = lowered(written.name->text);
    if (!property_named(name) && longhands_of(name).empty()) {
        tell_unknown(*written.name, diagnostics);
        return;
    }
    if (std::ranges::any_of(written.tokens, is_var)) {
        if (!is_in_place(name, kind, declaration.place, diagnostics)) return;
        declaration.kind = Declaration::Kind::pending;
        declaration.name = std::move(name);
        declarations.push_back(std::move(declaration));
        return;
    }
    for (auto& [property, value] :
         read_property(name, written.tokens, kind, declaration.place, diagnostics)) {
        Declaration& longhand = declarations.emplace_back();
        longhand.is_important = written.is_important;
        longhand.property = property;
        longhand.value = std::move(value);
        longhand.place = declaration.place;
    }
}

}  // namespace papersetter::document
