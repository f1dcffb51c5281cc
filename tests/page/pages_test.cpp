// SPDX-License-Identifier: MIT
#include "page/pages.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

TEST_CASE("pages: an anchor is found by its id, the first one of two") {
    page::Pages pages;
    pages.anchors = {{"a", 0, {}, 0}, {"b", 1, {}, 2}, {"b", 5, {}, 5}};
    REQUIRE(pages.find("b") != nullptr);
    CHECK(pages.find("b")->page == 1);
    CHECK(pages.find("b")->last_page == 2);
}

TEST_CASE("pages: an id that no element has is nothing") {
    page::Pages pages;
    pages.anchors = {{"a", 0, {}, 0}};
    CHECK(pages.find("c") == nullptr);
    CHECK(pages.find("") == nullptr);
}

TEST_CASE("pages: marks keep their glyphs when pages are moved, copied and assigned") {
    const auto made = [](font::Glyph glyph) {
        page::Pages pages;
        pages.pages.resize(1);
        pages.add_text(0).glyphs.resize(1000, {glyph, {}, {}, 0, 0});
        return pages;
    };
    const auto last_glyph = [](const page::Pages& pages) {
        return std::get<page::TextMark>(pages.pages.at(0).marks.back()).glyphs.back().glyph;
    };
    page::Pages pages = made(1);
    page::Pages copy = pages;
    pages = made(2);
    CHECK(last_glyph(copy) == 1);
    CHECK(last_glyph(pages) == 2);
    copy = pages;
    page::Pages moved = std::move(pages);
    CHECK(last_glyph(copy) == 2);
    CHECK(last_glyph(moved) == 2);
}

TEST_CASE("pages: the glyphs of added marks stand in the memory of their pages") {
    page::Pages pages;
    pages.pages.resize(2);
    const page::TextMark& mark = pages.add_text(1);
    CHECK(pages.pages[0].marks.empty());
    CHECK(pages.pages[1].marks.size() == 1);
    CHECK(mark.glyphs.get_allocator().resource() == pages.glyph_memory.resource());
}

TEST_CASE("mark: a short length is the length it was made from, in half the memory") {
    for (const std::int64_t thousandths : {-2'000'000'000, -1, 0, 12'345, 2'000'000'000}) {
        const page::Length length = page::Length::thousandths(thousandths);
        const page::ShortLength kept = length;
        CHECK(kept == length);
        CHECK(kept.thousandths() == thousandths);
    }
    CHECK(2 * sizeof(page::ShortLength) == sizeof(page::Length));
}
