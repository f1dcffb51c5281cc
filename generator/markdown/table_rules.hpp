// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace papersetter::markdown {

/// A text whose lines below the heads of tables have at least three signs for each column, as md4c
/// asks; "|-|:-|", which GitHub takes, became "|---|:--|". Remembers what was put in, so that all
/// else is still the author's.
class WidenedText {
  public:
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Where a byte of `text` stands in the author's; what was put in stands where it was put.
    [[nodiscard]] std::size_t source_offset(std::size_t offset) const;

  private:
    friend class RuleWidener;
    struct Insertion {
        std::size_t at = 0;  ///< in `text_`
        std::size_t length = 0;
    };
    std::string text_;
    std::vector<Insertion> insertions_;
};

/// Nothing when no line needs it. Lines that only look like such a line (in code, or below what is
/// no head) are widened too: print what stands in the source.
[[nodiscard]] std::optional<WidenedText> widen_table_rules(std::string_view text);

/// Whether a line is one below the head of a table, "| --- | :-: |" (GitHub Flavored
/// Markdown, 4.10); in quotations too.
[[nodiscard]] bool is_table_rule(std::string_view line);

}  // namespace papersetter::markdown
