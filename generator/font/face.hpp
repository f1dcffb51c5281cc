// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "font/language_tag.hpp"

namespace papersetter::font {

/// A face of the font book.
enum class FaceId : std::uint32_t {};

using Glyph = std::uint32_t;

/// Vertical and other metrics of a face in font units (y upwards).
struct FaceMetrics {
    std::int32_t units_per_em = 1000;
    std::int32_t ascender = 0;
    std::int32_t descender = 0;  ///< negative below the baseline
    std::int32_t line_gap = 0;
    std::int32_t cap_height = 0;
    std::int32_t x_height = 0;
    std::int32_t bbox[4] = {0, 0, 0, 0};  ///< left, bottom, right, top
    std::int32_t italic_angle = 0;        ///< degrees, negative leans right
    std::int32_t weight = 400;            ///< as the file says, 1 … 1000
    bool is_monospaced = false;
    bool is_serif = false;
    std::string postscript_name;
};

/// A glyph as shaped: advances and offsets in font units; `cluster` is the byte offset in the text
/// of the first character it stands for. Glyphs are in the order of the text: of right-to-left text
/// each stands to the left of the one before it.
struct ShapedGlyph {
    Glyph glyph = 0;
    std::int32_t advance = 0;
    std::int32_t x_offset = 0;
    std::int32_t y_offset = 0;
    std::uint32_t cluster = 0;
};

/// How text is to be shaped.
struct Shaping {
    bool has_ligatures = true;  ///< without: CSS `font-variant-ligatures: none` (liga, clig, calt)
    bool has_kerning = true;
    bool has_tabular_figures = false;
    bool has_lining_figures = false;
    bool is_right_to_left = false;
    bool joins_before =
        false;  ///< the letter before the text is joined to it (Arabic and the like)
    bool joins_after = false;
    LanguageTag language = {};
    auto operator<=>(const Shaping&) const = default;
};

}  // namespace papersetter::font
