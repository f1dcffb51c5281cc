// SPDX-License-Identifier: MIT
#include "pdf/base_characters.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;

namespace {

// The characters of a text that a face has no code for in its base subset.
std::string missing(const pdf::Fonts& fonts, font::FaceId face, std::string_view text,
                    const font::Shaping& shaping = {}) {
    const pdf::CodeTable table = pdf::base_codes(fonts.book, face);
    std::string lacks;
    const page::TextMark mark = pdf::text_mark(fonts, face, text, 0, 0, shaping);
    for (const page::PlacedGlyph& glyph : mark.glyphs) {
        const std::string_view text_of_mark = mark.text;
        const std::string_view part =
            text_of_mark.substr(glyph.text_begin, glyph.text_end - glyph.text_begin);
        if (table.find(glyph.glyph, part) == nullptr) lacks += part;
    }
    return lacks;
}

}  // namespace

TEST_CASE("base_characters: ordinary English needs no other codes in any text face") {
    const pdf::Fonts fonts;
    const std::string text =
        "The quick brown fox (jumps) over 1,234,567 lazy dogs — “office”, ‘fjord’; effluent "
        "affine fluff shaft better titles … 5 × 3 − 2\u00A0MB, soft\u00ADhyphen "
        "[x]{y}<z>=a/b\\c|~^_`@#$%&*+?!";
    for (const auto& [family, weight] :
         {std::pair("Gentium Book Plus", 400), std::pair("Gentium Book Plus", 700),
          std::pair("Lato", 400), std::pair("Lato", 600), std::pair("Lato", 900)}) {
        CHECK(missing(fonts, fonts.face(family, weight), text) == "");
        CHECK(missing(fonts, fonts.face(family, weight, true), text) == "");
    }
    font::Shaping code;
    code.has_ligatures = false;
    CHECK(missing(fonts, fonts.face("JetBrains Mono"),
                  "if (a->b != c[i]) { return x + 1; } // -> ==", code) == "");
}

TEST_CASE("base_characters: figures of every kind are there") {
    const pdf::Fonts fonts;
    for (const bool is_tabular : {false, true}) {
        for (const bool is_lining : {false, true}) {
            font::Shaping shaping;
            shaping.has_tabular_figures = is_tabular;
            shaping.has_lining_figures = is_lining;
            CHECK(missing(fonts, fonts.face("Lato"), "0123456789", shaping) == "");
            CHECK(missing(fonts, fonts.face("Gentium Book Plus"), "0123456789", shaping) == "");
        }
    }
}

TEST_CASE("base_characters: a fallback face has signs only, a text face no foreign letters") {
    const pdf::Fonts fonts;
    CHECK(missing(fonts, fonts.face("DejaVu Sans"), "✓→≤abc") == "abc");
    CHECK(missing(fonts, fonts.face("Gentium Book Plus"), "aλbжc") == "λж");
    CHECK(pdf::base_codes(fonts.book, fonts.face("DejaVu Sans")).entries().size() < 40);
}

TEST_CASE("base_characters: all codes fit one byte and none is of .notdef") {
    const pdf::Fonts fonts;
    for (std::size_t i = 0; i < fonts.book.face_count(); ++i) {
        const pdf::CodeTable table = pdf::base_codes(fonts.book, font::FaceId(i));
        for (const pdf::CodedGlyph& entry : table.entries()) {
            CHECK(entry.code < 256);
            CHECK(entry.glyph != 0);
            CHECK_FALSE(entry.text.empty());
        }
    }
}
