// SPDX-License-Identifier: MIT
#include "pdf/number.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

namespace {

std::string written(std::int64_t thousandths) {
    std::string text;
    pdf::append_thousandths(text, thousandths);
    return text;
}

}  // namespace

TEST_CASE("number: thousandths in their shortest form") {
    CHECK(written(0) == "0");
    CHECK(written(1) == ".001");
    CHECK(written(10) == ".01");
    CHECK(written(250) == ".25");
    CHECK(written(1000) == "1");
    CHECK(written(595276) == "595.276");
    CHECK(written(841890) == "841.89");
    CHECK(written(100050) == "100.05");
    CHECK(written(-500) == "-.5");
    CHECK(written(-12000) == "-12");
    CHECK(written(-1) == "-.001");
    CHECK(written(1'000'001) == "1000.001");
    CHECK(written(-1'000'010) == "-1000.01");
    const std::string longest = written(-9'223'372'036'854'775'807);
    CHECK(longest == "-9223372036854775.807");
    CHECK(longest.size() <= pdf::most_number_digits);
}

TEST_CASE("number: integers of every length") {
    std::int64_t power = 1;
    for (std::size_t digits = 1; digits <= 18; ++digits, power *= 10) {
        CHECK(pdf::digits_of(static_cast<std::uint64_t>(power)) == digits);
        for (const std::int64_t value : {power - 1, power, power + 1, -power}) {
            std::string text;
            pdf::append_integer(text, value);
            CHECK(text == std::to_string(value));
        }
    }
}

TEST_CASE("number: integers and quotients") {
    std::string text = "x";
    pdf::append_integer(text, -42);
    CHECK(text == "x-42");
    for (const std::int64_t value : {INT64_MIN, INT64_MIN + 1, std::int64_t{-1}, std::int64_t{0},
                                     std::int64_t{9}, std::int64_t{10}, INT64_MAX}) {
        text.clear();
        pdf::append_integer(text, value);
        CHECK(text == std::to_string(value));
        CHECK(text.size() <= pdf::most_number_digits);
    }
    CHECK(pdf::rounded_quotient(5, 2) == 3);
    CHECK(pdf::rounded_quotient(-5, 2) == -3);
    CHECK(pdf::rounded_quotient(4, 3) == 1);
    CHECK(pdf::rounded_quotient(-4, 3) == -1);
    CHECK(pdf::rounded_quotient(0, 7) == 0);
}
