// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace papersetter::document {

/// A supported HTML element as an index into `element_names()`.
using ElementName = std::uint8_t;

inline constexpr ElementName fill_lines_element = 0;
inline constexpr ElementName fill_line_element = 1;
inline constexpr ElementName fill_box_element = 2;

/// The closed list of elements, and nothing else.
[[nodiscard]] std::span<const std::string_view> element_names();
[[nodiscard]] std::optional<ElementName> element_named(std::string_view name);

/// A supported attribute as an index into `attribute_names()`.
using AttributeName = std::uint8_t;
inline constexpr AttributeName class_attribute = 0;
inline constexpr AttributeName id_attribute = 1;
inline constexpr AttributeName place_attribute = 2;  ///< data-at

/// The closed list of attributes.
[[nodiscard]] std::span<const std::string_view> attribute_names();
[[nodiscard]] std::optional<AttributeName> attribute_named(std::string_view name);

/// Whether the attribute may stand on `element` (href on a, start on ol, colspan on td and th; the
/// others anywhere).
[[nodiscard]] bool may_carry(ElementName element, AttributeName attribute);
/// The elements the attribute is confined to, in words; empty when it may stand on any.
[[nodiscard]] std::string_view home_of(AttributeName attribute);
/// What a value of the attribute must be, in words; empty when `value` is right.
[[nodiscard]] std::string_view fault_of_value(AttributeName attribute, std::string_view value);

/// The most lines that `<fill-lines>` may have.
inline constexpr std::int32_t most_fill_lines = 200;

/// Where an element may stand and what it may hold, as far as HTML restricts it.
struct ElementRule {
    std::string_view name;
    std::span<const std::string_view> parents;   ///< empty: anywhere
    std::span<const std::string_view> children;  ///< empty: any of the others
    bool holds_text = true;
    bool holds_elements = true;
};
[[nodiscard]] const ElementRule& rule_of(ElementName element);
/// Whether the rules of both let `child` stand directly in `parent`.
[[nodiscard]] bool may_stand_in(ElementName child, ElementName parent);

/// The UTF-8 text of a named HTML character ("nbsp" → U+00A0), of those we know; empty if unknown.
/// The five of XML (amp lt gt quot apos) are among `entity_names` only.
[[nodiscard]] std::string_view entity_text(std::string_view name);
[[nodiscard]] std::span<const std::string_view> entity_names();

/// What to do about an element or a property of the web that the subset lacks; empty for a word
/// we have nothing special to say about.
[[nodiscard]] std::string_view advice_on_element(std::string_view name);
[[nodiscard]] std::string_view advice_on_property(std::string_view name);

}  // namespace papersetter::document
