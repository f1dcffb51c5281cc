// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace papersetter::base {

/// A source line as a terminal shows it: tabs expanded, invisible characters escaped, a line of
/// more than 160 columns cut to the part around the caret with "…" where it was cut.
struct Excerpt {
    std::string text;
    std::size_t caret = 0;  ///< columns before the caret
    std::size_t width = 1;  ///< columns of the underlined word or quoted string, at least 1
};

/// `column` is the caret's character from 1; one past the end stands after the last.
[[nodiscard]] Excerpt excerpt_of(std::string_view line, std::uint32_t column);

}  // namespace papersetter::base
