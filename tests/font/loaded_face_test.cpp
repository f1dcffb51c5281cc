// SPDX-License-Identifier: MIT
#include "font/loaded_face.hpp"

#include <doctest/doctest.h>

#include "base/diagnostic.hpp"
#include "fixture.hpp"

using namespace papersetter;
using font::LoadedFace;
using font::ShapedGlyph;

namespace {

const std::string debian = "/usr/share/fonts/truetype/";

std::string square() { return font::file_text("tests/fonts/square.ttf"); }

LoadedFace face_of(const std::string& path) {
    return LoadedFace(path, files::RealDisk().read(debian + path));
}

// Where the directory entry of a table starts; the entry holds tag, checksum, offset and length.
std::size_t entry_of(const std::string& font, const std::string& tag) {
    const std::size_t at = font.find(tag);
    REQUIRE(at < 12 + 16 * 32);
    return at;
}

std::size_t offset_of(const std::string& font, const std::string& tag) {
    std::size_t offset = 0;
    for (std::size_t i = 8; i < 12; ++i) {
        offset = offset << 8U | static_cast<unsigned char>(font[entry_of(font, tag) + i]);
    }
    return offset;
}

std::string refusal(const std::string& bytes) {
    try {
        const LoadedFace face("some.ttf", bytes);
        return "accepted";
    } catch (const base::WorldError& error) {
        return error.what();
    }
}

std::string embedding(unsigned bits) {
    std::string bytes = square();
    const std::size_t at = offset_of(bytes, "OS/2") + 8;
    bytes[at] = static_cast<char>(bits >> 8U);
    bytes[at + 1] = static_cast<char>(bits & 0xFFU);
    const LoadedFace face("some.ttf", bytes);
    const font::Glyph glyph = face.nominal_glyph(U'a');
    try {
        (void)face.subset(std::span(&glyph, 1));
        return "allowed";
    } catch (const base::WorldError& error) {
        return error.what();
    }
}

}  // namespace

TEST_CASE("loaded_face: metrics of the square font") {
    const LoadedFace face("square.ttf", square());
    CHECK(face.metrics().units_per_em == 1000);
    CHECK(face.metrics().ascender == 800);
    CHECK(face.metrics().descender == -200);
    CHECK(face.metrics().line_gap == 0);
    CHECK(face.metrics().cap_height == 700);
    CHECK(face.metrics().x_height == 500);
    CHECK(face.metrics().bbox[1] == -150);
    CHECK(face.metrics().bbox[3] == 750);
    CHECK(face.metrics().italic_angle == 0);
    CHECK_FALSE(face.metrics().is_monospaced);
    CHECK(face.metrics().postscript_name == "Square-Regular");
    CHECK(face.advance(face.nominal_glyph(U'a')) == 1000);
    CHECK(face.nominal_glyph(U'\u4e00') == 0);
}

TEST_CASE("loaded_face: metrics of the fonts of the book") {
    const font::FaceMetrics gentium = face_of("gentiumplus/GentiumBookPlus-Italic.ttf").metrics();
    CHECK(gentium.units_per_em == 2048);
    CHECK(gentium.postscript_name == "GentiumBookPlus-Italic");
    CHECK(gentium.italic_angle < -5);
    CHECK(gentium.cap_height > gentium.x_height);
    CHECK(gentium.x_height > 800);
    CHECK(face_of("jetbrains-mono/JetBrainsMono-Regular.ttf").metrics().is_monospaced);
    CHECK_FALSE(face_of("lato/Lato-Regular.ttf").metrics().is_serif);
    CHECK_FALSE(face_of("lato/Lato-Regular.ttf").metrics().is_monospaced);
}

TEST_CASE("loaded_face: every glyph of the square font is one em wide") {
    const LoadedFace face("square.ttf", square());
    const std::vector<ShapedGlyph> glyphs = face.shape("a é", {});
    REQUIRE(glyphs.size() == 3);
    CHECK(glyphs[0].advance == 1000);
    CHECK(glyphs[1].advance == 1000);
    CHECK(glyphs[2].advance == 1000);
    CHECK(glyphs[0].cluster == 0);
    CHECK(glyphs[1].cluster == 1);
    CHECK(glyphs[2].cluster == 2);
}

TEST_CASE("loaded_face: glyphs from right to left come in the order of the text") {
    const LoadedFace face("square.ttf", square());
    font::Shaping shaping;
    shaping.is_right_to_left = true;
    const std::vector<ShapedGlyph> glyphs = face.shape("\u05D0\u05D1", shaping);
    REQUIRE(glyphs.size() == 2);
    CHECK(glyphs[0].cluster == 0);
    CHECK(glyphs[1].cluster == 2);
    CHECK(glyphs[0].glyph == face.nominal_glyph(0x05D0));
}

TEST_CASE("loaded_face: Arabic letters are joined, across a cut too") {
    const font::LoadedBook loaded("fonts");
    const font::FaceId amiri = loaded.book.find("Amiri", 400, false).value();
    font::Shaping shaping;
    shaping.is_right_to_left = true;
    const auto whole = loaded.book.shape(amiri, "\u0639\u0639", shaping);
    const auto alone = loaded.book.shape(amiri, "\u0639", shaping);
    font::Shaping first = shaping;
    first.joins_after = true;
    font::Shaping second = shaping;
    second.joins_before = true;
    REQUIRE(whole.size() == 2);
    CHECK(loaded.book.shape(amiri, "\u0639", first).at(0).glyph == whole[0].glyph);
    CHECK(loaded.book.shape(amiri, "\u0639", second).at(0).glyph == whole[1].glyph);
    CHECK(loaded.book.shape(amiri, "\u0639", second).at(0).cluster == 0);
    CHECK(alone.at(0).glyph != whole[0].glyph);
    CHECK(alone.at(0).glyph != whole[1].glyph);
}

TEST_CASE("loaded_face: what shows nothing is never an empty box") {
    // Isolates, a joiner, an invisible times, the fillers that HarfBuzz leaves.
    const LoadedFace face = face_of("gentiumplus/GentiumBookPlus-Regular.ttf");
    for (const std::string_view text :
         {"\u2068", "\u2069", "\u2060", "\u2062", "\u115F", "\u3164", "\uFFA0"}) {
        CAPTURE(text);
        const auto glyphs = face.shape(text, {});
        REQUIRE(glyphs.size() == 1);
        CHECK(glyphs[0].glyph != 0);
        CHECK(glyphs[0].advance == 0);
    }
    CHECK(face.shape("\u4E2D", {}).at(0).glyph == 0);
}

TEST_CASE("loaded_face: a font of a collection, by its number") {
    const std::string bytes =
        files::RealDisk().read("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc");
    CHECK(LoadedFace("a.ttc", bytes, 0).metrics().postscript_name == "WenQuanYiMicroHei");
    CHECK(LoadedFace("a.ttc", bytes, 1).metrics().postscript_name == "WenQuanYiMicroHeiMono");
    CHECK_THROWS_WITH_AS(LoadedFace("a.ttc", bytes, 2),
                         "the font file a.ttc cannot be used: it has no font number 2 (they count "
                         "from 0)",
                         base::WorldError);
}

TEST_CASE("loaded_face: a language chooses among forms") {
    // Gentium has Serbian forms of some italic letters.
    const font::LoadedBook loaded("fonts");
    const font::FaceId italic = loaded.book.find("Gentium Book Plus", 400, true).value();
    font::Shaping serbian;
    serbian.language = font::LanguageTag("sr");
    CHECK(loaded.book.shape(italic, "\u0431", {}).at(0).glyph !=
          loaded.book.shape(italic, "\u0431", serbian).at(0).glyph);
}

TEST_CASE("loaded_face: ligatures and kerning can be switched off") {
    const LoadedFace lato = face_of("lato/Lato-Regular.ttf");
    font::Shaping plain;
    plain.has_ligatures = false;
    CHECK(lato.shape("fi", {}).size() == 1);
    CHECK(lato.shape("fi", plain).size() == 2);
    const auto width = [](const std::vector<ShapedGlyph>& glyphs) {
        std::int32_t sum = 0;
        for (const ShapedGlyph& glyph : glyphs) sum += glyph.advance;
        return sum;
    };
    font::Shaping loose;
    loose.has_kerning = false;
    CHECK(width(lato.shape("AV", {})) < width(lato.shape("AV", loose)));
    CHECK(width(lato.shape("AV", loose)) ==
          lato.advance(lato.nominal_glyph(U'A')) + lato.advance(lato.nominal_glyph(U'V')));
}

TEST_CASE("loaded_face: what is not a static TrueType font is refused with the reason") {
    const std::string bytes = square();
    CHECK(refusal(bytes) == "accepted");
    CHECK(refusal("") == "the font file some.ttf cannot be used: it is not a font");
    CHECK(refusal("no font at all").starts_with("the font file some.ttf cannot be used: "));
    const auto renamed = [&](const std::string& from, const std::string& to) {
        return std::string(bytes).replace(entry_of(bytes, from), 4, to);
    };
    CHECK(refusal(renamed("post", "CFF ")).find("CFF") != std::string::npos);
    CHECK(refusal(renamed("post", "fvar")).find("variable") != std::string::npos);
    CHECK(refusal(renamed("glyf", "glyg")).find("`glyf` is missing") != std::string::npos);
    CHECK(refusal(renamed("loca", "locb")).find("`loca` is missing") != std::string::npos);
}

TEST_CASE("loaded_face: a font cut short or garbled does not get through with wrong tables") {
    std::string units = square();
    units[offset_of(units, "head") + 18] = 0;
    units[offset_of(units, "head") + 19] = 1;
    CHECK(refusal(units).find("do not agree") != std::string::npos);
    std::string glyphs = square();
    glyphs[offset_of(glyphs, "maxp") + 4] = '\x7f';
    CHECK(refusal(glyphs).find("do not agree") != std::string::npos);
}

TEST_CASE("loaded_face: the licence bits of OS/2 decide about embedding") {
    CHECK(embedding(0x0000) == "allowed");
    CHECK(embedding(0x0004) == "allowed");
    CHECK(embedding(0x0008) == "allowed");
    CHECK(embedding(0x000A) == "allowed");  // several levels: the least restrictive counts
    CHECK(embedding(0x0002) == "the font file some.ttf must not be embedded in a PDF");
    CHECK(embedding(0x0100) == "the font file some.ttf must not be embedded in a PDF");
    CHECK(embedding(0x0200) == "the font file some.ttf must not be embedded in a PDF");
}

TEST_CASE("loaded_face: a subset has what was asked for, numbered anew, and is a font again") {
    const LoadedFace gentium = face_of("gentiumplus/GentiumBookPlus-Regular.ttf");
    const std::vector<font::Glyph> wanted = {
        gentium.nominal_glyph(U'x'), gentium.nominal_glyph(U'a'), gentium.nominal_glyph(U'x')};
    const font::Subset subset = gentium.subset(wanted);
    CHECK(subset.glyphs.front() == 0);
    CHECK(subset.find(wanted[0]) != 0);
    CHECK(subset.find(wanted[1]) != 0);
    CHECK(subset.find(wanted[0]) != subset.find(wanted[1]));
    CHECK(subset.find(gentium.nominal_glyph(U'b')) == 0);
    CHECK(subset.glyphs.size() == 3);
    CHECK(subset.program.size() < 2000);
    for (const char* tag : {"GSUB", "GPOS", "name", "post", "cmap", "fpgm", "OS/2"}) {
        CHECK(subset.program.find(tag) == std::string::npos);
    }
    CHECK(subset.program == gentium.subset(wanted).program);
}

TEST_CASE("loaded_face: parts of a composite glyph come with it") {
    const LoadedFace dejavu = face_of("dejavu/DejaVuSans.ttf");
    const font::Glyph composite = dejavu.nominal_glyph(U'ắ');
    const font::Subset subset = dejavu.subset(std::span(&composite, 1));
    CHECK(subset.glyphs.size() > 2);
    CHECK(subset.find(composite) != 0);
}
