// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstdint>
#include <memory_resource>
#include <string>
#include <variant>
#include <vector>

#include "base/length.hpp"
#include "font/face.hpp"

namespace papersetter::page {

using base::Length;

/// An element of the document that owns marks; numbers index Pages::elements. Marks that carry no
/// meaning belong to one of the three artifacts: rules and backgrounds, running heads, running
/// feet.
using ElementNumber = std::uint32_t;
inline constexpr ElementNumber artifact = 0xFFFFFFFF;
inline constexpr ElementNumber running_head = 0xFFFFFFFE;
inline constexpr ElementNumber running_foot = 0xFFFFFFFD;

[[nodiscard]] constexpr bool is_artifact(ElementNumber element) { return element >= running_foot; }

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour&) const = default;
};

/// x to the right and y downwards from the page's top left corner.
struct Rectangle {
    Length x, y, width, height;
    bool operator==(const Rectangle&) const = default;
};

/// A Length in half the memory, for what a page has thousands of. At most 2,000,000 points.
class ShortLength {
  public:
    constexpr ShortLength() = default;
    /// Stands for a Length wherever one is kept, without a word.
    constexpr ShortLength(Length length) : value_(static_cast<std::int32_t>(length.thousandths())) {
        assert(value_ == length.thousandths());
    }
    constexpr operator Length() const { return Length::thousandths(value_); }
    [[nodiscard]] constexpr std::int64_t thousandths() const { return value_; }

  private:
    std::int32_t value_ = 0;
};

/// A glyph at its place on the line: `x` from the start of the run (offset included), `y` upwards
/// from the baseline. `text_begin`..`text_end` is the part of TextMark::text it stands for; of
/// several glyphs for one character only the first has it.
struct PlacedGlyph {
    font::Glyph glyph = 0;
    ShortLength x, y;
    std::uint32_t text_begin = 0;
    std::uint32_t text_end = 0;
};

/// A run of glyphs of one face and size on one baseline. `text` is what the run says, in reading
/// order, spaces between words included, so that text extracted from the PDF equals the source.
struct TextMark {
    ElementNumber element = artifact;
    font::FaceId face{};
    Length size;
    Length x, baseline;
    Length width;
    Colour colour;
    std::pmr::string text;
    std::pmr::vector<PlacedGlyph> glyphs;
    std::uint8_t turn = 0;  ///< about its start, in eighths of a circle clockwise, 0 to 7
};

/// A filled rectangle: backgrounds, borders, rules.
struct BoxMark {
    ElementNumber element = artifact;
    Rectangle box;
    Colour colour;
};

/// A stroked line, for dashed and dotted borders. `dash` 0 draws a solid one.
struct LineMark {
    ElementNumber element = artifact;
    Length x1, y1, x2, y2;
    Length width;
    Length dash, gap;
    Colour colour;
};

/// A picture stretched to fill its box: one of Pages::pictures.
struct PictureMark {
    ElementNumber element = artifact;
    Rectangle box;
    std::uint32_t picture = 0;
};

using Mark = std::variant<TextMark, BoxMark, LineMark, PictureMark>;

}  // namespace papersetter::page
