// SPDX-License-Identifier: MIT
#include "base/ascii.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

TEST_CASE("ascii: each byte is of one kind, those past 127 of none") {
    int letters = 0;
    int digits = 0;
    for (int byte = -128; byte < 128; ++byte) {
        const char c = static_cast<char>(byte);
        letters += base::is_letter(c) ? 1 : 0;
        digits += base::is_digit(c) ? 1 : 0;
        CHECK_FALSE((base::is_letter(c) && base::is_digit(c)));
        CHECK(base::is_letter_or_digit(c) == (base::is_letter(c) || base::is_digit(c)));
        if (!base::is_capital_letter(c)) CHECK(base::lower(c) == c);
    }
    CHECK(letters == 52);
    CHECK(digits == 10);
}

TEST_CASE("ascii: lower case of A to Z and of nothing else") {
    CHECK(base::lowered("AZ az @[`{ 09") == "az az @[`{ 09");
    CHECK(base::lowered("\xC3\x84") == "\xC3\x84");
}

TEST_CASE("ascii: upper case, hexadecimal digits, words that differ in case only") {
    CHECK(base::upper('a') == 'A');
    CHECK(base::upper('{') == '{');
    CHECK(base::hex_value('9') == 9);
    CHECK(base::hex_value('f') == 15);
    CHECK(base::hex_value('A') == 10);
    CHECK_FALSE(base::is_hex_digit('g'));
    CHECK(base::equals_in_any_case("Noto Sans", "noto SANS"));
    CHECK_FALSE(base::equals_in_any_case("a", "ab"));
    CHECK_FALSE(base::equals_in_any_case("@", "`"));
}
