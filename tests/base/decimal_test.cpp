// SPDX-License-Identifier: MIT
#include "base/decimal.hpp"

#include <doctest/doctest.h>

#include <limits>

using papersetter::base::Decimal;
using papersetter::base::to_string;

namespace {

std::string again(std::string_view text) {
    const auto amount = Decimal::parse(text);
    return amount ? to_string(*amount) : "refused";
}

}  // namespace

TEST_CASE("decimal: reads up to four places and prints the shortest exact form") {
    CHECK(again("12") == "12");
    CHECK(again("0.58") == "0.58");
    CHECK(again("-1.5") == "-1.5");
    CHECK(again("1.50") == "1.5");
    CHECK(again("0.0001") == "0.0001");
    CHECK(again("-0.25") == "-0.25");
    CHECK(again("0") == "0");
    CHECK(again("-0.0") == "0");
    CHECK(Decimal::parse("1.5")->units() == 15'000);
}

TEST_CASE("decimal: refuses everything else") {
    for (const std::string_view text :
         {"", "-", "+1", ".5", "1.", "1.2.3", "1e3", " 1", "1 ", "1,5", "0.12345", "1.00000", "01",
          "-01", "--1", "0x1", "inf", "99999999999999999999"}) {
        CAPTURE(text);
        CHECK(again(text) == "refused");
    }
}

TEST_CASE("decimal: the largest amounts go both ways, one more is refused") {
    CHECK(again("922337203685477.5807") == "922337203685477.5807");
    CHECK(again("922337203685477.5808") == "refused");
    CHECK(to_string(Decimal::units(std::numeric_limits<std::int64_t>::min())) ==
          "-922337203685477.5808");
}

TEST_CASE("decimal: adds exactly") {
    Decimal sum;
    for (int i = 0; i < 10; ++i) sum += Decimal::units(1'000);  // ten times 0.1
    CHECK(sum == Decimal::whole(1));
    CHECK(sum - Decimal::units(5'000) == Decimal::units(5'000));
    CHECK(Decimal::units(-1) < Decimal());
}
