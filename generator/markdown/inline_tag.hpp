// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace papersetter::markdown {

/// One of the few literal tags that act: <sub> <sup> <br> <span lang dir>. Views point into the
/// text that was read or to fixed words.
struct InlineTag {
    enum class Kind : std::uint8_t {
        none,  ///< not one of them: the "<" is text
        start,
        end,
        line_break,
        faulty,  ///< meant as one of them, but `fault` is wrong with it
    };
    Kind kind = Kind::none;
    std::string_view name;  ///< in lower case
    std::string_view language;
    std::string_view direction;
    std::size_t length = 0;  ///< in bytes, "<" and ">" included
    std::string_view fault;
};

/// Reads the tag at the start of `text`, which begins with "<".
[[nodiscard]] InlineTag read_inline_tag(std::string_view text);

/// Whether `text`, which begins with "<", opens or closes an element of HTML that stands on lines
/// of its own (<div>, <table>, a comment …); such a line was meant as HTML, which is not read.
[[nodiscard]] bool begins_html_block(std::string_view text);

}  // namespace papersetter::markdown
