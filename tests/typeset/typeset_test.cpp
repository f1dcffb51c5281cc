// SPDX-License-Identifier: MIT
#include "typeset/typeset.hpp"

#include <doctest/doctest.h>

#include "square.hpp"

using namespace papersetter;
using tests::lines;
using tests::set;

TEST_CASE("typeset: a paragraph flows over lines and pages") {
    const page::Pages pages = set("<p>aa bb cc dd ee</p>", "", 50, 20);
    CHECK(lines(pages) == "aa bb\u00B7/cc dd\u00B7//ee");
}
