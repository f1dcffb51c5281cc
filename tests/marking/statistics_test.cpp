// SPDX-License-Identifier: MIT
#include "marking/statistics.hpp"

#include <doctest/doctest.h>

#include "marking/class_sheet.hpp"
#include "marking/fixture.hpp"
#include "marking/tables.hpp"

using namespace papersetter;
using namespace papersetter::marking;

namespace {

std::string text(const std::optional<base::Decimal>& amount) {
    return amount ? base::to_string(*amount) : "none";
}

// Right answers: A B C D on form A, D C B A on form B.
constexpr const char* table =
    "candidate,form,1,2,3,4\n"
    "1,A,A,B,C,D\n"   // 4
    "2,A,A,B,C,A\n"   // 3
    "3,B,D,C,A,\n"    // 2
    "4,B,D,D,D,D\n";  // 1

Fixture class_of_four() {
    Fixture fixture(single("i", 0) + single("j", 1) + single("k", 2) + single("l", 3));
    fixture.read(table);
    REQUIRE(fixture.told().empty());
    return fixture;
}

}  // namespace

TEST_CASE("statistics: of the marks and of each item, over both forms") {
    const Fixture fixture = class_of_four();
    const Statistics statistics = statistics_of(fixture.marked);
    CHECK(statistics.n == 4);
    CHECK(text(statistics.mean) == "2.5");
    CHECK(text(statistics.median) == "2.5");
    CHECK(text(statistics.deviation) == "1.291");  // √(5/3)
    REQUIRE(statistics.items.size() == 4);
    CHECK(text(statistics.items[0].p) == "1");
    CHECK(text(statistics.items[0].discrimination) == "none");
    // j: 1 1 1 0 with the others 3 2 1 1: n Σxy - Σx Σy = 4·6 - 3·7 = 3 over √(3 · 11)
    CHECK(text(statistics.items[1].p) == "0.75");
    CHECK(text(statistics.items[1].discrimination) == "0.5222");
    CHECK(text(statistics.items[2].p) == "0.5");
    CHECK(text(statistics.items[3].p) == "0.25");
    // One of four is a third to the nearest.
    CHECK(text(statistics.items[3].upper) == "1");
    CHECK(text(statistics.items[3].lower) == "0");
    // 4/3 · (1 - (0 + 3 + 4 + 3)/16 / (20/16)) = 2/3
    REQUIRE(statistics.reliabilities.size() == 1);
    CHECK(text(statistics.reliabilities[0].alpha) == "0.6667");
}

TEST_CASE("statistics: answers are counted at the item's own options, by form") {
    const Fixture fixture = class_of_four();
    const Statistics statistics = statistics_of(fixture.marked);
    const PartStatistics& last = statistics.items[3].parts[0];
    // A on form A is option a; D on form B is option a too.
    CHECK(last.options[0] == Counts{1, 1});
    CHECK(last.options[3] == Counts{1, 0});
    CHECK(last.blank == Counts{0, 1});
}

TEST_CASE("statistics: misconceptions, by how many showed them") {
    const Fixture fixture = class_of_four();
    const Statistics statistics = statistics_of(fixture.marked);
    // Option a of j, k, l: candidate 2 in l; candidate 4 in j, k and l. Candidate 3 chose d.
    REQUIRE(statistics.misconceptions.size() == 1);
    CHECK(statistics.misconceptions[0].words == "first is right");
    CHECK(statistics.misconceptions[0].candidates == 2);
    CHECK(statistics.misconceptions[0].places ==
          std::vector<std::string>{"A:4", "B:2", "B:3", "B:4"});
}

TEST_CASE("statistics: tables for others to read") {
    const Fixture fixture = class_of_four();
    CHECK(scores_csv(fixture.marked) ==
          "candidate,name,form,marks,of,unmarked,1,2,3,4\n"
          "1,,A,4,4,0,1,1,1,1\n"
          "2,,A,3,4,0,1,1,1,0\n"
          "3,,B,2,4,0,1,1,0,0\n"
          "4,,B,1,4,0,1,0,0,0\n");
}

TEST_CASE("statistics: the sheet of the class") {
    const Fixture fixture = class_of_four();
    const paper::ClassSheet sheet = class_sheet_of(fixture.marked, statistics_of(fixture.marked));
    CHECK(sheet.mean == "2.50");
    CHECK(sheet.deviation == "1.29");
    CHECK(sheet.bins[2].candidates == 1);  // 25 %
    CHECK(sheet.bins[9].candidates == 1);  // 100 %
    const paper::ClassPart& part = sheet.items[3].parts[0];
    REQUIRE(part.options.size() == 5);
    CHECK(part.options[0].letters == std::vector<std::string>{"A", "D"});
    CHECK(part.options[0].total == 2);
    CHECK(part.options[3].is_correct);
    CHECK(part.options[4].kind == paper::ClassOption::Kind::blank);
}
