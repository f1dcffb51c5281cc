// SPDX-License-Identifier: MIT
#include "files/interruption.hpp"

#include <doctest/doctest.h>

using namespace papersetter::files;

TEST_CASE("interruption: stops the work once asked, until cleared") {
    clear_interruption();
    CHECK_NOTHROW(stop_if_interrupted());
    interrupt();
    CHECK(is_interrupted());
    CHECK_THROWS_AS(stop_if_interrupted(), Interrupted);
    clear_interruption();
    CHECK(!is_interrupted());
}
