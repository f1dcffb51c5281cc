// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace papersetter::document {

/// A start tag, the end of its element, or a run of text, in the order of the markup.
struct MarkupNode {
    enum class Kind : std::uint8_t { start, end, text };
    Kind kind = Kind::text;
    std::string_view text;  ///< of a start tag: the name
    std::uint32_t first_attribute = 0, attribute_end = 0;
    std::uint32_t end = 0;  ///< of a start tag: where the end of its element is
};

struct MarkupAttribute {
    std::string_view name, value;
};

/// The root element of well-formed markup and what is in it. Comments and CDATA sections may split
/// a run of text. All texts point into the buffer that was read.
struct MarkupNodes {
    std::vector<MarkupNode> nodes;
    std::vector<MarkupAttribute> attributes;
};

/// Reads markup as templates and banks make it, in one walk: elements, quoted attributes, text, the
/// five characters of XML, white space around the root. Of anything else, well formed or not, it
/// makes nothing: pugixml, which reads all of XML, says then what it is. Characters are replaced
/// within the buffer, also of markup of which nothing is made.
[[nodiscard]] std::optional<MarkupNodes> scan_markup(std::vector<char>& buffer);

}  // namespace papersetter::document
