// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/checker.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Twelve items, four of each of three topics.
std::vector<bank::Bank> twelve() {
    std::vector<bank::Item> items;
    for (int i = 0; i < 12; ++i) {
        items.push_back(item("i" + std::to_string(10 + i), i < 4 ? "a" : i < 8 ? "b" : "c", 0, 0));
    }
    return {bank_of("bank", std::move(items))};
}

/// Forms drawn together, of two items of each topic.
blueprint::Blueprint together(std::size_t forms) {
    blueprint::Blueprint made = blueprint_of(
        "[[section]]\nitems = 6\ntopic = { a = 2, b = 2, c = 2 }\n"
        "[series]\nforms = " +
        std::to_string(forms) + "\nmode = \"independent\"\n");
    made.mode = blueprint::SeriesMode::joint;
    return made;
}

}  // namespace

TEST_CASE("joint_draw: no item is on more forms than max_use") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(4);
    made.max_use = 2;
    for (int seed = 0; seed < 20; ++seed) {
        const Selections series = drawn(banks, made, std::to_string(seed));
        CHECK(series.size() == 4);
        CHECK(faults_of_series(banks, made, series) == Lines{});
        CHECK(series[0].sections[0].law == Law::joint);
    }
}

TEST_CASE("joint_draw: two disjoint forms of a bank that has just these") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(2);
    made.overlap = 0;
    const Selections series = drawn(banks, made, "1");
    CHECK(faults_of_series(banks, made, series) == Lines{});
    CHECK(ids(banks, series[0]) != ids(banks, drawn(banks, made, "2")[0]));
}

TEST_CASE("joint_draw: common items are on all forms, and the others keep the bounds") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(3);
    made.common = {"i10", "i14"};
    made.max_use = 2;
    made.overlap = 1;
    const Selections series = drawn(banks, made, "1");
    CHECK(faults_of_series(banks, made, series) == Lines{});
    for (const Selection& form : series) CHECK(ids(banks, form).find("i14") != std::string::npos);
}

TEST_CASE("joint_draw: one form of a joint series is that form of the series") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(3);
    made.max_use = 2;
    base::Diagnostics diagnostics;
    CHECK(assemble_form(banks, made, "1", 2, diagnostics) == drawn(banks, made, "1")[2]);
}

TEST_CASE("joint_draw: the uses that max_use allows do not reach") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(5);
    made.max_use = 2;
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, made, "1", diagnostics)), base::InputError);
    const std::string end =
        " each need 10: max_use = 2 allows 8 (2 x 4 usable) | at most 4 such forms can be made, or "
        "each item must be on as many as 3 | see 4";
    CHECK(lines_of(diagnostics).size() == 4);
    CHECK(lines_of(diagnostics)[1] == "0 error: 5 forms with 2 items of \"a\"" + end);
}

TEST_CASE("joint_draw: a paper that cannot be set even by itself is told as such") {
    const std::vector<bank::Bank> banks = twelve();
    blueprint::Blueprint made = together(2);
    made.max_use = 1;
    made.exclude = {"i10", "i11", "i12"};
    base::Diagnostics diagnostics;
    CHECK_THROWS_WITH(static_cast<void>(assemble(banks, made, "1", diagnostics)),
                      "no paper satisfies the blueprint");
}

TEST_CASE("joint_draw: a search that gives up is undecided") {
    std::vector<bank::Item> items;
    for (int i = 0; i < 13; ++i) items.push_back(item("i" + std::to_string(10 + i), "a", 0, 0));
    const std::vector<bank::Bank> banks{bank_of("bank", std::move(items))};
    // Thirteen points have thirteen lines of four, any two of which meet in one point.
    blueprint::Blueprint made =
        blueprint_of("[[section]]\nitems = 4\n[series]\nforms = 13\nmode = \"independent\"\n");
    made.mode = blueprint::SeriesMode::joint;
    made.overlap = 1;
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, made, "1", diagnostics, 40)), Undecided);
    REQUIRE(lines_of(diagnostics).size() == 1);
    const std::string told = lines_of(diagnostics)[0];
    CHECK(told.starts_with("0 error: undecided after "));
    CHECK(
        told.ends_with(" steps whether there are 13 forms with overlap = 1 | the bounds are very "
                       "tight: loosen one of them, or draw fewer forms"));
}
