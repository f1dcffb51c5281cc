// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "document/number.hpp"
#include "document/style.hpp"
#include "document/styled_document.hpp"

namespace papersetter::document {

/// A specified value, as parsed and before it is computed for an element.
enum class WideKeyword : std::uint8_t { inherit, initial };

/// A keyword as the number of the enumeration (or the size) it stands for.
struct Keyword {
    std::int32_t number = 0;
    bool operator==(const Keyword&) const = default;
};

struct ColourValue {
    enum class Kind : std::uint8_t { rgb, transparent, current };
    Kind kind = Kind::rgb;
    Colour colour;
    bool operator==(const ColourValue&) const = default;
};

struct Families {
    std::vector<std::string> names;
    bool operator==(const Families&) const = default;
};

struct Figures {
    bool are_tabular = false;
    bool are_lining = false;
    bool operator==(const Figures&) const = default;
};

/// The values of `hyphenate-limit-chars`; nothing stands for auto.
struct HyphenLimitValues {
    std::optional<std::uint8_t> word;
    std::optional<std::uint8_t> before;
    std::optional<std::uint8_t> after;
    bool operator==(const HyphenLimitValues&) const = default;
};

/// The name of a page; empty for auto.
struct PageName {
    std::string name;
    bool operator==(const PageName&) const = default;
};

struct PageSize {
    Dimension width;
    Dimension height;
    bool operator==(const PageSize&) const = default;
};

/// The value of `content`; without parts it stands for none and normal.
struct Content {
    struct Part {
        enum class Kind : std::uint8_t {
            text,
            page,
            pages,
            printed_pages,
            blank_pages,
            target_page,
            target_of_attribute,
            attribute
        };
        Kind kind = Kind::text;
        std::string text;  ///< the text, the target's id, the attribute's name
        bool operator==(const Part&) const = default;
    };
    bool is_none = false;
    std::vector<Part> parts;
    bool operator==(const Content&) const = default;
};

using Value = std::variant<WideKeyword, Keyword, Dimension, ColourValue, Families, Figures,
                           HyphenLimitValues, PageName, PageSize, Content>;

}  // namespace papersetter::document
