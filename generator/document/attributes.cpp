// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include "base/text.hpp"
#include "document/accessibility.hpp"
#include "document/letters.hpp"
#include "document/picture_size.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

enum class ValueForm : std::uint8_t {
    any,
    id,
    language,
    direction,
    truth,
    span,
    integer,
    lines,
    role,
    scope,
    markers,
    extent,
    length,
    share
};

struct AttributeRule {
    std::string_view name;
    ValueForm form = ValueForm::any;
    std::array<std::string_view, 2> elements{};  ///< empty: any
    std::string_view home{};
};
constexpr std::array rules{
    AttributeRule{"class"},
    AttributeRule{"id", ValueForm::id},
    AttributeRule{"data-at"},
    AttributeRule{"lang", ValueForm::language},
    AttributeRule{"dir", ValueForm::direction},
    AttributeRule{"role", ValueForm::role},
    AttributeRule{"alt"},
    AttributeRule{"aria-label"},
    AttributeRule{"aria-hidden", ValueForm::truth},
    AttributeRule{"href", ValueForm::any, {"a"}, "`<a>`"},
    AttributeRule{"start", ValueForm::integer, {"ol"}, "`<ol>`"},
    AttributeRule{"type", ValueForm::markers, {"ol"}, "`<ol>`"},
    AttributeRule{"scope", ValueForm::scope, {"th"}, "`<th>`"},
    AttributeRule{"colspan", ValueForm::span, {"td", "th"}, "`<td>` and `<th>`"},
    AttributeRule{
        "lines", ValueForm::lines, {"fill-lines", "fill-box"}, "`<fill-lines>` and `<fill-box>`"},
    AttributeRule{"src", ValueForm::any, {"img"}, "`<img>`"},
    AttributeRule{"width", ValueForm::extent, {"img"}, "`<img>`"},
    AttributeRule{"height", ValueForm::length, {"img"}, "`<img>`"},
    AttributeRule{"scale", ValueForm::share, {"img"}, "`<img>`"}};
static_assert(rules[class_attribute].name == "class" && rules[id_attribute].name == "id" &&
              rules[place_attribute].name == "data-at");

constexpr auto names = [] {
    std::array<std::string_view, rules.size()> result;
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = rules[i].name;
    return result;
}();

bool is_integer(std::string_view value, std::int32_t least, std::int32_t most) {
    std::int32_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    return error == std::errc{} && end == value.data() + value.size() && number >= least &&
           number <= most;
}

bool is_extent(std::string_view value, bool may_be_length, bool may_be_share) {
    const std::optional<Extent> extent = size_of_picture(value);
    if (!extent) return false;
    return extent->kind == Extent::Kind::percent ? may_be_share : may_be_length;
}

}  // namespace

std::span<const std::string_view> attribute_names() { return names; }

std::optional<AttributeName> attribute_named(std::string_view name) {
    // Nearly all are one of two.
    constexpr std::string_view place = rules[place_attribute].name;
    constexpr std::string_view hook = rules[class_attribute].name;
    if (name.size() == place.size() && std::memcmp(name.data(), place.data(), place.size()) == 0) {
        return place_attribute;
    }
    if (name.size() == hook.size() && std::memcmp(name.data(), hook.data(), hook.size()) == 0) {
        return class_attribute;
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return static_cast<AttributeName>(i);
    }
    return std::nullopt;
}

bool may_carry(ElementName element, AttributeName attribute) {
    const AttributeRule& rule = rules[attribute];
    if (rule.home.empty()) return true;
    return std::ranges::find(rule.elements, element_names()[element]) != rule.elements.end();
}

std::string_view home_of(AttributeName attribute) { return rules[attribute].home; }

std::string_view fault_of_value(AttributeName attribute, std::string_view value) {
    switch (rules[attribute].form) {
        case ValueForm::any:
            return {};
        case ValueForm::id:
            return value.empty() || std::ranges::any_of(value, is_space) ? "a name without spaces"
                                                                         : std::string_view{};
        case ValueForm::language:
            return base::is_language_tag(value) ? std::string_view{}
                                                : "a language tag such as de or pt-BR";
        case ValueForm::direction:
            return value == "ltr" || value == "rtl" ? std::string_view{} : "ltr or rtl";
        case ValueForm::truth:
            return value == "true" || value == "false" ? std::string_view{} : "true or false";
        case ValueForm::span:
            return is_integer(value, 1, 1000) ? std::string_view{}
                                              : "a whole number from 1 to 1000";
        case ValueForm::lines:
            return is_integer(value, 0, most_fill_lines) ? std::string_view{}
                                                         : "a whole number from 0 to 200";
        case ValueForm::role:
            return std::ranges::find(element_roles(), value) != element_roles().end()
                       ? std::string_view{}
                       : "label, textbox, radio, checkbox, img or presentation";
        case ValueForm::scope:
            return value == "row" || value == "col" ? std::string_view{} : "row or col";
        case ValueForm::markers:
            return value == "1" || value == "a" || value == "A" ? std::string_view{} : "1, a or A";
        case ValueForm::extent:
            return is_extent(value, true, true) ? std::string_view{}
                                                : "a length such as 60mm, or a share such as 50%";
        case ValueForm::length:
            return is_extent(value, true, false) ? std::string_view{} : "a length such as 60mm";
        case ValueForm::share:
            return is_extent(value, false, true) ? std::string_view{} : "a share such as 50%";
        case ValueForm::integer:
            return is_integer(value, -1'000'000, 1'000'000) ? std::string_view{} : "a whole number";
    }
    return {};
}

}  // namespace papersetter::document
