// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "font/face.hpp"

namespace papersetter::pdf {

/// A character code of an embedded font: the glyph it shows and the text it stands for. One glyph
/// may have several (space and no-break space), so that extracted text equals the source.
struct CodedGlyph {
    font::Glyph glyph = 0;
    std::uint16_t code = 0;
    std::int32_t width = 0;  ///< 1/1000 em, rounded: the width that a viewer goes by
    std::uint64_t text_key = 0;
    std::string text;
};

/// A number that stands for a text of up to seven bytes, so that texts are compared at once; 0 for
/// longer ones.
[[nodiscard]] constexpr std::uint64_t text_key(std::string_view text) {
    if (text.size() > 7) return 0;
    std::uint64_t key = text.size() + 1;
    for (const char c : text) key = key << 8U | static_cast<unsigned char>(c);
    return key;
}

/// The codes of one embedded font, given out in the order of `add`. No code holds a byte that would
/// have to be escaped in a literal string of a content stream.
class CodeTable {
  public:
    enum class Form : std::uint8_t { one_byte, two_bytes };

    CodeTable(Form form, std::uint32_t glyph_count);

    [[nodiscard]] Form form() const { return form_; }
    /// By byte: the first pair of the ASCII character that it is. Nearly every glyph is one of
    /// these.
    struct Letter {
        font::Glyph glyph = no_glyph;
        std::int32_t width = 0;
        std::uint16_t code = 0;
    };
    static constexpr font::Glyph no_glyph = 0xFFFFFFFF;
    using Letters = std::array<Letter, 0x100>;
    [[nodiscard]] const Letters& letters() const { return letters_; }
    /// Nothing (null) when the pair has no code. Valid until the next `add`.
    [[nodiscard]] const CodedGlyph* find(font::Glyph glyph, std::string_view text) const;
    /// Gives a new pair a code; an ASCII character gets its own if that is free. Throws
    /// base::WorldError when all codes are taken (about 250 of one byte, 62,000 of two).
    const CodedGlyph& add(font::Glyph glyph, std::string_view text, std::int32_t width);
    /// In the order they were added.
    [[nodiscard]] const std::vector<CodedGlyph>& entries() const { return entries_; }

  private:
    static constexpr std::uint16_t none = 0xFFFF;
    [[nodiscard]] std::uint16_t free_code(std::string_view text);

    Form form_;
    std::uint32_t next_code_ = 1;
    std::vector<bool> taken_;
    Letters letters_{};
    std::vector<std::uint16_t> newest_;  ///< by glyph: its entry added last
    std::vector<std::uint16_t> older_;   ///< by entry: the one of the same glyph before it
    std::vector<CodedGlyph> entries_;
};

}  // namespace papersetter::pdf
