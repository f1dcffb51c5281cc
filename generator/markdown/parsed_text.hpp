// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "markdown/table_rules.hpp"

namespace papersetter::markdown {

/// What md4c reads for a text of an author, and where in it the author's own stands. A text of one
/// line is a paragraph whatever it begins with; the rules of tables are as wide as md4c wants them.
class ParsedText {
  public:
    /// The source must outlive it.
    explicit ParsedText(std::string_view source);
    ParsedText(const ParsedText&) = delete;
    ParsedText& operator=(const ParsedText&) = delete;

    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] bool is_line() const { return is_line_; }
    /// Whether it points into the text or at its end.
    [[nodiscard]] bool contains(const char* at) const;
    /// The offset in the source of a place in the text.
    [[nodiscard]] std::size_t source_offset(const char* at) const;
    /// A part of the text as the author wrote it; any other as it is.
    [[nodiscard]] std::string_view written(std::string_view part) const;

  private:
    std::string_view source_;
    bool is_line_;
    std::string line_;
    std::optional<WidenedText> widened_;
    std::string_view text_;  // the source, or one of these two
};

}  // namespace papersetter::markdown
