// SPDX-License-Identifier: MIT
#include "typeset/list_marker.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using document::ListStyle;
using typeset::list_marker;

TEST_CASE("list_marker: letters go on after z, and start at one") {
    CHECK(list_marker(ListStyle::lower_alpha, 1) == "a.");
    CHECK(list_marker(ListStyle::lower_alpha, 26) == "z.");
    CHECK(list_marker(ListStyle::lower_alpha, 27) == "aa.");
    CHECK(list_marker(ListStyle::upper_alpha, 702) == "ZZ.");
    CHECK(list_marker(ListStyle::upper_alpha, 703) == "AAA.");
    CHECK(list_marker(ListStyle::upper_alpha, 0) == "0.");
}

TEST_CASE("list_marker: numbers, discs and nothing") {
    CHECK(list_marker(ListStyle::decimal, 12) == "12.");
    CHECK(list_marker(ListStyle::disc, 12) == "\u2022");
    CHECK(list_marker(ListStyle::none, 12).empty());
}
