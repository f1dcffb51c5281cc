// SPDX-License-Identifier: MIT
#include "pdf/cross_reference.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using namespace std::string_literals;

TEST_CASE("cross_reference: rows say what changed against the row above") {
    // free object 0 (0 0 0); object 1 at byte 15; object 2 at place 3 of stream 1.
    const pdf::CrossReference reference = pdf::cross_reference({{15}, {1, 3, true}});
    CHECK(reference.widths == "[1 1 1]");
    CHECK(reference.columns == 3);
    CHECK(reference.rows == "\2\0\0\0\2\1\17\0\2\1\xF2\3"s);
}

TEST_CASE("cross_reference: columns are as wide as the largest number") {
    CHECK(pdf::cross_reference({{255}}).widths == "[1 1 1]");
    CHECK(pdf::cross_reference({{256}}).widths == "[1 2 1]");
    CHECK(pdf::cross_reference({{0x1000000}, {1, 511, true}}).widths == "[1 4 2]");
}
