// SPDX-License-Identifier: MIT
#include "files/shown.hpp"

#include <doctest/doctest.h>

using papersetter::files::shown;

TEST_CASE("shown: relative to where the person stands, unless that is a climb") {
    CHECK(shown("/home/t/banks/a.toml", "/home/t") == "banks/a.toml");
    CHECK(shown("/home/t/exams/../banks/a.toml", "/home/t") == "banks/a.toml");
    CHECK(shown("/home/banks/a.toml", "/home/t") == "../banks/a.toml");
    CHECK(shown("/banks/a.toml", "/home/t") == "/banks/a.toml");
    CHECK(shown("banks/a.toml", "/home/t") == "banks/a.toml");
    CHECK(shown("/banks/a.toml", "") == "/banks/a.toml");
}
