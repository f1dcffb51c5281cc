// SPDX-License-Identifier: MIT
#include "font/shaper.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using font::FaceId;
using font::ShapedGlyph;
using font::ShapedWord;

namespace {

std::string shown(const std::vector<ShapedGlyph>& glyphs) {
    std::string text;
    for (const ShapedGlyph& glyph : glyphs) {
        text += std::to_string(glyph.glyph) + "@" + std::to_string(glyph.cluster) + "+" +
                std::to_string(glyph.advance) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("shaper: the cache never changes a word") {
    const font::LoadedBook loaded("fonts");
    const FaceId lato = loaded.book.find("Lato", 400, false).value();
    const FaceId gentium = loaded.book.find("Gentium Book Plus", 400, false).value();
    font::Shaper shaper(loaded.book);
    font::Shaping plain;
    plain.has_ligatures = false;
    for (int round = 0; round < 2; ++round) {
        for (const FaceId face : {lato, gentium}) {
            for (const font::Shaping& shaping : {font::Shaping{}, plain}) {
                for (const char* text : {"office ", "office", "AVA", "1998", ""}) {
                    CHECK(shown(shaper.shape(face, text, shaping).glyphs) ==
                          shown(loaded.book.shape(face, text, shaping)));
                }
            }
        }
    }
}

TEST_CASE("shaper: face, shaping and text all belong to the key") {
    const font::LoadedBook loaded("fonts");
    const FaceId lato = loaded.book.find("Lato", 400, false).value();
    const FaceId gentium = loaded.book.find("Gentium Book Plus", 400, false).value();
    font::Shaper shaper(loaded.book);
    font::Shaping plain;
    plain.has_ligatures = false;
    CHECK(shaper.shape(lato, "fi", {}).glyphs.size() == 1);
    CHECK(shaper.shape(lato, "fi", plain).glyphs.size() == 2);
    CHECK(shaper.shape(lato, "f", {}).glyphs.size() == 1);
    CHECK(shaper.shape(lato, "m", {}).width != shaper.shape(gentium, "m", {}).width);
}

TEST_CASE("shaper: references stay where they are while the cache grows") {
    const font::LoadedBook loaded("tests/fonts");
    const FaceId face = loaded.book.find("Square", 400, false).value();
    font::Shaper shaper(loaded.book);
    const ShapedWord* first = &shaper.shape(face, "first", {});
    for (int i = 0; i < 5000; ++i) (void)shaper.shape(face, std::to_string(i), {});
    CHECK(&shaper.shape(face, "first", {}) == first);
    CHECK(first->glyphs.size() == 5);
    CHECK(first->width == 5000);  // five glyphs of one em, 1000 units
}

TEST_CASE("shaper: a moved shaper keeps its words") {
    const font::LoadedBook loaded("tests/fonts");
    const FaceId face = loaded.book.find("Square", 400, false).value();
    font::Shaper shaper(loaded.book);
    const ShapedWord* word = &shaper.shape(face, "word", {});
    font::Shaper moved(std::move(shaper));
    CHECK(&moved.shape(face, "word", {}) == word);
    CHECK(&moved.book() == &loaded.book);
}
