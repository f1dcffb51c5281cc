// SPDX-License-Identifier: MIT
#include "assembly/assemble.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

TEST_CASE("assemble: a paper") {
    std::vector<bank::Bank> banks{bank_of("b", {item("a", "t", 0, 0), item("c", "t", 1, 1)})};
    const auto forms = drawn(banks, blueprint_of("[[section]]\nitems = 2\n"), "1");
    CHECK(ids(banks, forms[0]) == "a c");
}
