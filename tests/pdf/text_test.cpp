// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "extractor.hpp"
#include "fixture.hpp"

using namespace papersetter;
using pdf::extracted;
using pdf::text_mark;

namespace {

std::string through_pdf(const pdf::Fonts& fonts, font::FaceId face, std::string_view text) {
    return extracted(pdf::write_one(pdf::one_page({text_mark(fonts, face, text, 50, 50)}), fonts));
}

}  // namespace

TEST_CASE("text: comes back exactly, whatever the shaping made of it") {
    const pdf::Fonts fonts;
    const char* const texts[] = {
        "office affluent fjord shaft better fi fl ffi",
        "AVATAR To. We. P, 'quoted' “quoted”",
        "no\u00A0break, soft\u00ADhyphen, hyphen\u2010minus-dash–dash—",
        "Übergröße naïve façade Łódź ő ĳ",
        "e\u0301 x\u0304 o\u0302\u0323",
        "f(x) = \\alpha <b> {c} [d] 100 % a_b ~ ^",
        "Δφ ≤ π², ж → я",
        "a  b   c",
    };
    for (const char* text : texts) {
        CHECK(through_pdf(fonts, fonts.face("Gentium Book Plus"), text) == text);
        CHECK(through_pdf(fonts, fonts.face("Lato", 600), text) == text);
        CHECK(through_pdf(fonts, fonts.face("DejaVu Sans"), text) == text);
        CHECK(through_pdf(fonts, fonts.face("JetBrains Mono"), text) == text);
    }
}

TEST_CASE("text: characters past the basic plane") {
    const pdf::Fonts fonts;
    CHECK(through_pdf(fonts, fonts.face("DejaVu Sans"), "𝔸 𝕏 x") == "𝔸 𝕏 x");
}

TEST_CASE("text: one glyph may stand for several texts") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    page::TextMark mark = text_mark(fonts, face, "-", 50, 50);
    mark.text = "\u00AD";
    mark.glyphs[0].text_end = 2;
    const page::Pages pages = pdf::one_page({mark, text_mark(fonts, face, "-", 50, 80)});
    CHECK(extracted(pdf::write_one(pages, fonts)) == "\u00AD\n-");
}

TEST_CASE("text: several glyphs of one character are told by ActualText") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    page::TextMark mark = text_mark(fonts, face, "abcd", 50, 50);
    mark.text = "aéd";  // é is drawn by two glyphs
    mark.glyphs[1].text_end = 3;
    mark.glyphs[2].text_begin = mark.glyphs[2].text_end = 3;
    mark.glyphs[3].text_begin = 3;
    mark.glyphs[3].text_end = 4;
    const std::string bytes = pdf::write_one(pdf::one_page({mark}), fonts);
    CHECK(extracted(bytes) == "aéd");
    CHECK(pdf::output_of("pdftotext {} -", bytes).starts_with("aéd\n"));
    CHECK(pdf::output_of("qpdf --check {}", bytes).find("No syntax") != std::string::npos);
}

TEST_CASE("text: characters are handed out to the glyphs of a cluster when there are enough") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    page::TextMark mark = text_mark(fonts, face, "abc", 50, 50);
    mark.text = "xyzw";
    mark.glyphs[0].text_end = 4;
    mark.glyphs[1].text_begin = mark.glyphs[1].text_end = 4;
    mark.glyphs[2].text_begin = mark.glyphs[2].text_end = 4;
    const std::string bytes = pdf::write_one(pdf::one_page({mark}), fonts);
    CHECK(extracted(bytes) == "xyzw");
    // Besides, the whole is told: viewers would guess an order from where the glyphs stand.
    CHECK(pdf::opened(bytes).find("/Span<</ActualText<FEFF00780079007A0077>>>BDC") !=
          std::string::npos);
    CHECK(pdf::output_of("pdftotext {} -", bytes).starts_with("xyzw\n"));
}

TEST_CASE("text: pdftotext reads it with words and lines") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    page::Pages pages = pdf::one_page({text_mark(fonts, face, "The office affair", 50, 50),
                                       text_mark(fonts, face, "AVA → fjörd (x)", 50, 64)});
    const std::string text = pdf::output_of("pdftotext -layout {} -", pdf::write_one(pages, fonts));
    CHECK(text.find("The office affair\n") != std::string::npos);
    CHECK(text.find("AVA → fjörd (x)\n") != std::string::npos);
}

TEST_CASE("text: a viewer's pen ends where the run ends, within a hundredth of an em") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    const std::string words(300, 'n');
    page::TextMark mark = text_mark(fonts, face, words, 50, 50);
    page::TextMark end = text_mark(fonts, face, "|", 50, 50);
    end.x = mark.x + mark.width;
    const std::string bytes = pdf::write_one(pdf::one_page({mark, end}), fonts);
    const std::string box = pdf::output_of("pdftotext -bbox {} -", bytes);
    // One word only: had the roundings of 300 widths added up, a gap would part it in two.
    CHECK(pdf::count_of(box, "<word ") == 1);
}
