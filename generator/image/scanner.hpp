// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "image/fixed.hpp"

namespace papersetter::image {

/// Reads numbers and letters of SVG's attributes one after the other (SVG 1.1, 4.2 and 8.3.9).
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    void skip_spaces();
    /// Spaces, with one comma among them at most.
    void skip_separator();
    [[nodiscard]] bool is_at_end() const { return at_ == text_.size(); }
    [[nodiscard]] char peek() const { return is_at_end() ? '\0' : text_[at_]; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    bool take(char letter);
    /// Letters of the alphabet, "-" among them; may be none.
    [[nodiscard]] std::string_view word();
    /// Nothing when no number stands here, or one beyond `largest_number`.
    [[nodiscard]] std::optional<Fixed> number();
    /// A "0" or "1", which needs nothing after it.
    [[nodiscard]] std::optional<bool> flag();

  private:
    std::string_view text_;
    std::size_t at_ = 0;
};

/// The length of a text such as "12", "12px", "3mm" in user units of 1/96 inch; nothing when it is
/// none that can be read.
[[nodiscard]] std::optional<Fixed> length_from(std::string_view text);

}  // namespace papersetter::image
