// SPDX-License-Identifier: MIT
#include "pdf/code_table.hpp"

#include <doctest/doctest.h>

#include <set>

#include "base/diagnostic.hpp"

using namespace papersetter;
using pdf::CodeTable;

namespace {

bool needs_escape(unsigned byte) {
    return byte == '(' || byte == ')' || byte == '\\' || byte == '\r' || byte == '\n';
}

}  // namespace

TEST_CASE("code_table: a code for each pair of glyph and text") {
    CodeTable table(CodeTable::Form::two_bytes, 10);
    table.add(3, " ", 250);
    table.add(3, "\u00A0", 250);
    table.add(4, "ffi", 800);
    REQUIRE(table.find(3, " ") != nullptr);
    REQUIRE(table.find(3, "\u00A0") != nullptr);
    CHECK(table.find(3, " ")->code != table.find(3, "\u00A0")->code);
    CHECK(table.find(4, "ffi")->width == 800);
    CHECK(table.find(4, "ff") == nullptr);
    CHECK(table.find(5, " ") == nullptr);
}

TEST_CASE("code_table: a letter that several glyphs show has a code for each") {
    CodeTable table(CodeTable::Form::one_byte, 10);
    const std::uint16_t old_style = table.add(7, "1", 500).code;
    const std::uint16_t tabular = table.add(8, "1", 600).code;
    CHECK(old_style != tabular);
    REQUIRE(table.find(7, "1") != nullptr);
    REQUIRE(table.find(8, "1") != nullptr);
    CHECK(table.find(7, "1")->code == old_style);
    CHECK(table.find(8, "1")->code == tabular);
    CHECK(table.find(9, "1") == nullptr);
    CHECK(table.letters()['1'].glyph == 7);
    CHECK(table.letters()['1'].code == old_style);
    CHECK(table.letters()['1'].width == 500);
    CHECK(table.letters()['2'].glyph == CodeTable::no_glyph);
}

TEST_CASE("code_table: texts of any length are told apart") {
    CodeTable table(CodeTable::Form::two_bytes, 2);
    for (const char* text : {"", "a", "aa", "aaaaaaa", "aaaaaaaa", "aaaaaaab", "aaaaaaaaa"}) {
        CHECK(table.find(1, text) == nullptr);
        table.add(1, text, 0);
    }
    for (const pdf::CodedGlyph& entry : table.entries()) {
        CHECK(table.find(1, entry.text) == &entry);
    }
}

TEST_CASE("code_table: an ASCII character has its own code of one byte") {
    CodeTable table(CodeTable::Form::one_byte, 300);
    CHECK(table.add(1, "A", 0).code == 'A');
    CHECK(table.add(2, "A", 0).code == 1);  // taken by glyph 1: the first free one
    CHECK(table.add(3, "é", 0).code == 2);
    CHECK(table.add(4, "(", 0).code == 3);  // would need an escape
    CHECK(table.add(5, "z", 0).code == 'z');
}

TEST_CASE("code_table: no code holds a byte that needs an escape, and none comes twice") {
    CodeTable small(CodeTable::Form::one_byte, 300);
    std::set<unsigned> codes;
    // 256 bytes without 0 and the five that need an escape.
    for (unsigned glyph = 0; glyph < 250; ++glyph) {
        const unsigned code = small.add(glyph, "x", 0).code;
        CHECK(code != 0);
        CHECK_FALSE(needs_escape(code));
        codes.insert(code);
    }
    CHECK(codes.size() == 250);
    CHECK_THROWS_AS(small.add(250, "x", 0), base::WorldError);

    CodeTable large(CodeTable::Form::two_bytes, 1000);
    codes.clear();
    bool needs_any = false;
    for (unsigned glyph = 0; glyph < 1000; ++glyph) {
        const unsigned code = large.add(glyph, "x", 0).code;
        needs_any = needs_any || needs_escape(code >> 8U) || needs_escape(code & 0xFFU);
        codes.insert(code);
    }
    CHECK_FALSE(needs_any);
    CHECK(codes.size() == 1000);
    CHECK(*codes.begin() == 1);
}
