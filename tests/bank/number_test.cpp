// SPDX-License-Identifier: MIT
#include "bank/number.hpp"

#include <doctest/doctest.h>

namespace papersetter::bank {

namespace {

std::string written(std::string_view text) {
    const auto number = Number::parse(text);
    return number ? number->written() : "none";
}

Number number(std::string_view text) { return Number::parse(text).value(); }

}  // namespace

TEST_CASE("number: what a person writes down is read") {
    CHECK(written("12") == "12");
    CHECK(written(" 12 ") == "12");
    CHECK(written("-0.50") == "-0.5");
    CHECK(written("\u22120,5") == "-0.5");
    CHECK(written("+3") == "3");
    CHECK(written(".5") == "0.5");
    CHECK(written("6.02e23") == "6.02e23");
    CHECK(written("1E-9") == "1e-9");
    CHECK(written("1200") == "1200");
    CHECK(written("0.000") == "0");
    CHECK(written("-0") == "0");
    CHECK(written("123456789012345678901.5") == "123456789012345678901.5");
}

TEST_CASE("number: anything else is none") {
    for (const char* const text : {"", "-", ".", "1.", "1e", "1e+", "e5", "1 000", "1.2.3", "0x10",
                                   "nan", "12 m", "1e999", "1234567890123456789012345678901"}) {
        CAPTURE(text);
        CHECK(written(text) == "none");
    }
}

TEST_CASE("number: a comma before three digits may part thousands") {
    for (const char* const text : {"1,234", "-12,345", " 123,456 ", "6,022e23"}) {
        CAPTURE(text);
        CHECK(has_doubtful_comma(text));
    }
    for (const char* const text :
         {"1.234", "0,125", "1,2", "1,23", "1,2345", "1234,567", ",125", "12"}) {
        CAPTURE(text);
        CHECK(Number::parse(text));
        CHECK_FALSE(has_doubtful_comma(text));
    }
    // What is no number is told as that.
    for (const char* const text : {"1,234.5", "1.234,5", "1,234,567"}) {
        CAPTURE(text);
        CHECK_FALSE(Number::parse(text));
    }
}

TEST_CASE("number: sums are exact") {
    CHECK((number("0.3") - number("0.1")).written() == "0.2");
    CHECK((number("0.1") - number("0.3")).written() == "-0.2");
    CHECK((number("-1") - number("2.5")).written() == "-3.5");
    CHECK((number("1e20") - number("1")).written() == "99999999999999999999");
    CHECK((number("9.81") * number("0.02")).written() == "0.1962");
    CHECK((number("-12") * number("12")).written() == "-144");
    CHECK((number("5") * number("0")).written() == "0");
    CHECK(number("-2") < number("1"));
    CHECK(number("1.50") == number("1.5"));
    CHECK(number("1e3") > number("999.999"));
}

TEST_CASE("number: the edges of a tolerance are within it") {
    const auto is_right = [](std::string_view given, std::string_view tolerance, bool is_relative) {
        return is_within(number(given), number("9.81"), number(tolerance), is_relative);
    };
    CHECK(is_right("9.86", "0.05", false));
    CHECK(is_right("9.76", "0.05", false));
    CHECK_FALSE(is_right("9.8600001", "0.05", false));
    CHECK(is_right("10.0062", "0.02", true));  // 9.81 + 0.1962
    CHECK_FALSE(is_right("10.00620001", "0.02", true));
    CHECK(is_right("9.810", "0", false));
}

}  // namespace papersetter::bank
