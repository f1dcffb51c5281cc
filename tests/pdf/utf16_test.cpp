// SPDX-License-Identifier: MIT
#include "pdf/utf16.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

namespace {

std::string hex(std::string_view bytes) {
    std::string text;
    pdf::append_hex(text, bytes);
    return text;
}

}  // namespace

TEST_CASE("utf16: big endian, with surrogates past the basic plane") {
    CHECK(hex(pdf::to_utf16("A")) == "0041");
    CHECK(hex(pdf::to_utf16("é✓")) == "00E92713");
    CHECK(hex(pdf::to_utf16("\U0001D465")) == "D835DC65");  // 1D465 - 10000 = D465
    CHECK(hex(pdf::to_utf16("\U0010FFFF")) == "DBFFDFFF");
    CHECK(pdf::to_utf16("").empty());
}

TEST_CASE("utf16: a text string starts with its byte order mark") {
    CHECK(hex(pdf::to_text_string("Ü")) == "FEFF00DC");
}
