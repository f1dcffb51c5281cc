// SPDX-License-Identifier: MIT
#include "pdf/structure_type.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace papersetter::pdf {
namespace {

using Kind = ElementUse::Kind;
using Type = StructureType;

constexpr std::array<std::string_view, 21> type_names{
    "Document", "Sect", "Div",   "H",     "P",     "BlockQuote", "L",
    "LI",       "Lbl",  "LBody", "Table", "THead", "TBody",      "TR",
    "TH",       "TD",   "Span",  "Code",  "Form",  "Figure",     "Caption"};

using Named = std::pair<std::string_view, ElementUse>;

// In alphabetical order.
constexpr std::array uses{
    Named{"::marker", {Kind::label, Type::label}},
    Named{"a", {Kind::words}},
    Named{"article", {Kind::group, Type::section}},
    Named{"b", {Kind::words}},
    Named{"blockquote", {Kind::group, Type::block_quote}},
    Named{"body", {Kind::root, Type::document}},
    Named{"br", {Kind::words}},
    Named{"code", {Kind::inner, Type::code}},
    Named{"dd", {Kind::description, Type::list_body}},
    Named{"div", {Kind::block}},
    Named{"dl", {Kind::group, Type::list}},
    Named{"dt", {Kind::term, Type::label}},
    Named{"em", {Kind::words}},
    Named{"figcaption", {Kind::group, Type::caption}},
    Named{"figure", {Kind::block}},
    Named{"footer", {Kind::block}},
    Named{"h1", {Kind::leaf, Type::heading, 1}},
    Named{"h2", {Kind::leaf, Type::heading, 2}},
    Named{"h3", {Kind::leaf, Type::heading, 3}},
    Named{"h4", {Kind::leaf, Type::heading, 4}},
    Named{"h5", {Kind::leaf, Type::heading, 5}},
    Named{"h6", {Kind::leaf, Type::heading, 6}},
    Named{"header", {Kind::block}},
    Named{"html", {Kind::root, Type::document}},
    Named{"i", {Kind::words}},
    Named{"img", {Kind::inner, Type::figure}},
    Named{"li", {Kind::item, Type::list_item}},
    Named{"main", {Kind::block}},
    Named{"ol", {Kind::group, Type::list}},
    Named{"p", {Kind::leaf, Type::paragraph}},
    Named{"pre", {Kind::leaf, Type::paragraph}},
    Named{"section", {Kind::group, Type::section}},
    Named{"small", {Kind::words}},
    Named{"span", {Kind::words}},
    Named{"strong", {Kind::words}},
    Named{"sub", {Kind::words}},
    Named{"sup", {Kind::words}},
    Named{"table", {Kind::group, Type::table}},
    Named{"tbody", {Kind::group, Type::table_body}},
    Named{"td", {Kind::leaf, Type::cell}},
    Named{"th", {Kind::leaf, Type::header_cell}},
    Named{"thead", {Kind::group, Type::table_head}},
    Named{"tr", {Kind::group, Type::row}},
    Named{"u", {Kind::words}},
    Named{"ul", {Kind::group, Type::list}},
};
static_assert(std::ranges::is_sorted(uses, {}, &Named::first));

// The first eight letters as a number: in the order of names, and compared at once. There are two
// thousand elements in a key.
constexpr std::uint64_t packed(std::string_view name) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        number = number << 8U | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0U);
    }
    return number;
}

constexpr auto packed_names = [] {
    std::array<std::uint64_t, uses.size()> names{};
    std::ranges::transform(uses, names.begin(), [](const Named& use) { return packed(use.first); });
    return names;
}();
static_assert(std::ranges::adjacent_find(packed_names) == packed_names.end());

}  // namespace

std::string_view name_of(StructureType type) { return type_names[static_cast<std::size_t>(type)]; }

ElementUse use_by_name(std::string_view name) {
    const auto found = std::ranges::lower_bound(packed_names, packed(name));
    if (found == packed_names.end()) return {};
    const auto& [own_name, use] = uses[static_cast<std::size_t>(found - packed_names.begin())];
    return own_name == name ? use : ElementUse{};
}

ElementUse use_of(const ElementUse& own, const page::ElementAttributes& attributes) {
    const std::string_view role = attributes.role;
    if (role.empty()) {
        const bool is_named = own.kind == Kind::block && !attributes.label.empty();
        return is_named ? ElementUse{Kind::group, Type::section} : own;
    }
    const Kind around =
        own.kind == Kind::words || own.kind == Kind::inner ? Kind::inner : Kind::leaf;
    if (role == "label") return {Kind::label, Type::label};
    if (role == "textbox" || role == "radio" || role == "checkbox") return {around, Type::form};
    if (role == "img") return {around, Type::figure};
    if (role == "presentation") return {Kind::block};
    return own;
}

}  // namespace papersetter::pdf
