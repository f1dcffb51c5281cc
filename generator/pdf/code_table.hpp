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
    /// Looks pairs up. Valid until the next `add`; small, so that a loop can hold it in registers.
    class Finder {
      public:
        explicit Finder(const CodeTable& table)
            : by_letter_(table.by_letter_.data()),
              newest_(table.newest_.data()),
              older_(table.older_.data()),
              entries_(table.entries_.data()) {}
        /// Nothing (null) when the pair has no code.
        [[nodiscard]] const CodedGlyph* find(font::Glyph glyph, std::string_view text) const {
            // Nearly every text is an ASCII letter, and nearly always shown by the same glyph.
            if (text.size() == 1 && static_cast<unsigned char>(text[0]) < letters) {
                const std::uint16_t at = by_letter_[static_cast<unsigned char>(text[0])];
                if (at != none && entries_[at].glyph == glyph) return &entries_[at];
            }
            const std::uint64_t key = text_key(text);
            for (std::uint16_t at = newest_[glyph]; at != none; at = older_[at]) {
                const CodedGlyph& entry = entries_[at];
                if (entry.text_key == key && (key != 0 || entry.text == text)) return &entry;
            }
            return nullptr;
        }

      private:
        const std::uint16_t* by_letter_;
        const std::uint16_t* newest_;
        const std::uint16_t* older_;
        const CodedGlyph* entries_;
    };
    /// Nothing (null) when the pair has no code. Valid until the next `add`.
    [[nodiscard]] const CodedGlyph* find(font::Glyph glyph, std::string_view text) const {
        return Finder(*this).find(glyph, text);
    }
    /// Gives a new pair a code; an ASCII character gets its own if that is free. Throws
    /// base::WorldError when all codes are taken (about 250 of one byte, 62,000 of two).
    const CodedGlyph& add(font::Glyph glyph, std::string_view text, std::int32_t width);
    /// In the order they were added.
    [[nodiscard]] const std::vector<CodedGlyph>& entries() const { return entries_; }

  private:
    static constexpr std::uint16_t none = 0xFFFF;
    static constexpr std::size_t letters = 0x80;
    [[nodiscard]] std::uint16_t free_code(std::string_view text);

    Form form_;
    std::uint32_t next_code_ = 1;
    std::vector<bool> taken_;
    std::array<std::uint16_t, letters> by_letter_;  ///< by ASCII character: its first entry
    std::vector<std::uint16_t> newest_;             ///< by glyph: its entry added last
    std::vector<std::uint16_t> older_;  ///< by entry: the one of the same glyph before it
    std::vector<CodedGlyph> entries_;
};

}  // namespace papersetter::pdf
