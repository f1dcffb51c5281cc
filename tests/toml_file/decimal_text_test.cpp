// SPDX-License-Identifier: MIT
#include "toml_file/decimal_text.hpp"

#include <doctest/doctest.h>

#include <string>

using papersetter::toml_file::decimal_from;
using papersetter::toml_file::DecimalText;

namespace {

std::string read(std::string_view written) {
    const DecimalText amount = decimal_from(written);
    switch (amount.fault) {
        case DecimalText::Fault::none:
            return to_string(amount.value);
        case DecimalText::Fault::not_a_number:
            return "no number";
        case DecimalText::Fault::too_many_places:
            return "places";
        case DecimalText::Fault::too_large:
            return "large";
    }
    return "";
}

}  // namespace

TEST_CASE("decimal_text: every way of TOML to write a decimal is exact") {
    CHECK(read("1.50") == "1.5");
    CHECK(read("+0.1") == "0.1");
    CHECK(read("-1_000.5") == "-1000.5");
    CHECK(read("15e-1") == "1.5");
    CHECK(read("1.5E+3") == "1500");
    CHECK(read("0.00000e5") == "0");
    CHECK(read("-0.0") == "0");
    CHECK(read("1.10000000000000") == "1.1");
    CHECK(read("00012") == "12");
}

TEST_CASE("decimal_text: what an amount cannot hold is told apart") {
    CHECK(read("0.00001") == "places");
    CHECK(read("1e-5") == "places");
    CHECK(read("1e400") == "large");
    CHECK(read("123456789012345") == "large");
    CHECK(read("12345678901234") == "12345678901234");
    CHECK(read("inf") == "no number");
    CHECK(read("-nan") == "no number");
    CHECK(read("") == "no number");
    CHECK(read("1e") == "no number");
    CHECK(read("1 2") == "no number");
}
