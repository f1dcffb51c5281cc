// SPDX-License-Identifier: MIT
#include "base/counted.hpp"

#include <doctest/doctest.h>

using papersetter::base::counted;

TEST_CASE("counted: one thing, several things, none") {
    CHECK(counted(1, "page") == "1 page");
    CHECK(counted(3U, "page") == "3 pages");
    CHECK(counted(0, "item set") == "0 item sets");
    CHECK(counted(1, "item was", "items were") == "1 item was");
    CHECK(counted(2, "item was", "items were") == "2 items were");
}
