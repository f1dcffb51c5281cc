// SPDX-License-Identifier: MIT
#include "font/shaper.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using font::FaceId;
using font::ShapedGlyph;
using font::ShapedWord;

namespace {

std::string shown(std::span<const ShapedGlyph> glyphs) {
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

TEST_CASE("shaper: a word tells whether glyphs are missing and whether each is a cluster") {
    const font::LoadedBook loaded("fonts");
    const FaceId lato = loaded.book.find("Lato", 400, false).value();
    font::Shaper shaper(loaded.book);
    const ShapedWord& plain = shaper.shape(lato, "ox", {});
    CHECK_FALSE(plain.lacks_glyphs);
    CHECK(plain.is_in_order);
    // "fi" is one glyph, and the "x" after it begins at byte 2.
    CHECK(shaper.shape(lato, "fix", {}).is_in_order);
    // A hiragana letter, which Lato lacks.
    CHECK(shaper.shape(lato, "o\u3042", {}).lacks_glyphs);
    // A letter and a mark of its own glyph are one cluster: x, combining diaeresis below.
    const ShapedWord& marked = shaper.shape(lato, "x\u0324", {});
    CHECK(marked.glyphs.size() == 2);
    CHECK_FALSE(marked.is_in_order);
    CHECK_FALSE(shaper.shape(lato, "", {}).is_in_order);
}

TEST_CASE("shaper: words of every length that differ in one byte are told apart") {
    const font::LoadedBook loaded("tests/fonts");
    const FaceId face = loaded.book.find("Square", 400, false).value();
    font::Shaper shaper(loaded.book);
    for (std::size_t length = 1; length < 20; ++length) {
        const std::string word(length, 'a');
        const ShapedWord* known = &shaper.shape(face, word, {});
        for (std::size_t at = 0; at < length; ++at) {
            std::string other = word;
            other[at] = 'b';
            CHECK(&shaper.shape(face, other, {}) != known);
        }
        CHECK(&shaper.shape(face, word, {}) == known);
    }
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
