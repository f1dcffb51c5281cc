// SPDX-License-Identifier: MIT
#include "bank/numeric_text.hpp"

#include <doctest/doctest.h>

namespace papersetter::bank {

namespace {

/// "-3/2 unit", or "none".
std::string told(std::string_view text, Comma comma = Comma::groups_thousands) {
    const auto number = read_numeric(text, comma);
    if (!number) return "none";
    std::string words = number->before + (number->is_negative ? "-" : "");
    words += std::to_string(number->numerator) + '/' + std::to_string(number->denominator);
    return number->unit.empty() ? words : words + ' ' + number->unit;
}

NumericText fraction(std::uint64_t numerator, std::uint64_t denominator) {
    return {false, numerator, denominator, {}, {}};
}

}  // namespace

TEST_CASE("numeric_text: whole numbers, signs and groups of three") {
    CHECK(told("16") == "16/1");
    CHECK(told("-3") == "-3/1");
    CHECK(told("\u22123") == "-3/1");
    CHECK(told("+3") == "3/1");
    CHECK(told("1 000") == "1000/1");
    CHECK(told("12\u00A0345\u202F678") == "12345678/1");
    CHECK(told("1'000") == "1000/1");
    CHECK(told("1,000,000") == "1000000/1");
    CHECK(told("1 00") == "1/1 00");
    CHECK(told("1234 567") == "1234/1 567");
    CHECK(told("007") == "7/1");
}

TEST_CASE("numeric_text: decimals") {
    CHECK(told("2.5") == "25/10");
    CHECK(told(".5") == "5/10");
    CHECK(told("1,000.25") == "100025/100");
    CHECK(told("2,5", Comma::decimal_mark) == "25/10");
    CHECK(told("1 000,25", Comma::decimal_mark) == "100025/100");
    CHECK(told("5.") == "5/1 .");
    CHECK(has_decimal_comma("2,5"));
    CHECK(has_decimal_comma("0,125"));
    CHECK(has_decimal_comma("1234,567"));
    CHECK_FALSE(has_decimal_comma("1,000"));
    CHECK_FALSE(has_decimal_comma("12,345,678.5"));
    CHECK_FALSE(has_decimal_comma("2,097,152"));
    CHECK_FALSE(has_decimal_comma("one, two"));
    CHECK_FALSE(has_decimal_comma("3, not 4"));
    CHECK(has_decimal_comma("from 1,000 to 2,5"));
}

TEST_CASE("numeric_text: fractions and exponents") {
    CHECK(told("1/2") == "1/2");
    CHECK(told("-1/2") == "-1/2");
    CHECK(told("1 1/2 hours") == "3/2 hours");
    CHECK(told("2 500/1000") == "2500/1000");
    CHECK(told("1/0") == "none");
    CHECK(told("1/") == "none");
    CHECK(told("1e-4") == "1/10000");
    CHECK(told("2.5E+3") == "2500/1");
    CHECK(told("2.5e1") == "25/1");
    CHECK(told("3 eggs") == "3/1 eggs");
    CHECK(told("1e-19") == "none");
    CHECK(told("1e100") == "none");
}

TEST_CASE("numeric_text: what stands around the number") {
    CHECK(told("10 %") == "10/1 %");
    CHECK(told("10%") == "10/1 %");
    CHECK(told("$5") == "$5/1");
    CHECK(told("-\u20AC 5") == "\u20AC-5/1");
    CHECK(told("`16`") == "16/1");
    CHECK(told("**7** days") == "7/1 days");
    CHECK(told("5 m<sup>2</sup>") == "5/1 m<sup>2</sup>");
    CHECK(told("10<sup>-3</sup>") == "none");
    CHECK(told("about 5") == "none");
    CHECK(told("") == "none");
    CHECK(told("999999999999999999") == "999999999999999999/1");
    CHECK(told("1000000000000000000") == "none");
}

TEST_CASE("numeric_text: numbers are compared exactly") {
    CHECK((fraction(1, 2) <=> fraction(5, 10)) == 0);
    CHECK(fraction(1, 3) < fraction(333'333'333, 999'999'998));
    CHECK(fraction(333'333'333, 1'000'000'000) < fraction(1, 3));
    CHECK(fraction(999'999'999'999'999'998, 1'000'000'000'000'000'000) <
          fraction(999'999'999'999'999'999, 1'000'000'000'000'000'000));
    NumericText minus_two = fraction(2, 1);
    minus_two.is_negative = true;
    NumericText minus_zero = fraction(0, 1);
    minus_zero.is_negative = true;
    NumericText minus_half = fraction(1, 2);
    minus_half.is_negative = true;
    CHECK(minus_two < minus_half);
    CHECK(minus_half < minus_zero);
    CHECK((minus_zero <=> fraction(0, 7)) == 0);
    CHECK(minus_two < fraction(1, 3));
    // All pairs of small fractions against the cross product.
    for (std::uint64_t a = 0; a < 9; ++a) {
        for (std::uint64_t b = 1; b < 9; ++b) {
            for (std::uint64_t c = 0; c < 9; ++c) {
                for (std::uint64_t d = 1; d < 9; ++d) {
                    CHECK((fraction(a, b) <=> fraction(c, d)) == (a * d <=> c * b));
                }
            }
        }
    }
}

TEST_CASE("numeric_text: units that differ in their ending count the same") {
    const auto counts = [](std::string_view a, std::string_view b) {
        return count_the_same(*read_numeric(a, Comma::decimal_mark),
                              *read_numeric(b, Comma::decimal_mark));
    };
    CHECK(counts("1 minute", "2 minutes"));
    CHECK(counts("2 Tage", "1 Tag"));
    CHECK(counts("1 %", "2 %"));
    CHECK_FALSE(counts("1 m", "2 mm"));
    CHECK_FALSE(counts("1", "2 %"));
    CHECK_FALSE(counts("$1", "2"));
    CHECK_FALSE(counts("500 MB", "2 GB"));
}

}  // namespace papersetter::bank
