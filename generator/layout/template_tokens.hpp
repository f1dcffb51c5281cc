// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"

namespace papersetter::layout {

/// A piece of a template: a stretch of text or a Mustache tag.
struct Token {
    enum class Kind : std::uint8_t { text, variable, raw, section, inverted, end, partial };
    Kind kind = Kind::text;
    std::string_view text;  ///< the stretch as it stands, or the tag's name
    base::Place place;      ///< of the first character of the stretch or the tag
};

/// Counts lines and columns (in characters) while walking through a text.
class Cursor {
  public:
    explicit Cursor(base::Place start) : place_(start) {}
    void pass(char c) {
        if (c == '\n') {
            ++place_.line;
            place_.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) {
            ++place_.column;
        }
    }
    void pass(std::string_view text) {
        for (const char c : text) pass(c);
    }
    [[nodiscard]] base::Place place() const { return place_; }

  private:
    base::Place place_;
};

/// Cuts a template into tokens; comments ({{! … }}) are left out. Tags that are not closed, that
/// change the delimiters or whose name is not a name are errors. The texts are views into the
/// table `sources`.
[[nodiscard]] std::vector<Token> read_tokens(const base::Sources& sources, base::FileNumber file,
                                             base::Diagnostics& diagnostics);

}  // namespace papersetter::layout
