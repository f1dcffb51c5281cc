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

/// Forms drawn together, of two items of each topic; the bounds stand from line 8 on.
blueprint::Blueprint together(std::size_t forms, const std::string& bounds) {
    return blueprint_of(
        "[[section]]\nitems = 6\ntopic = { a = 2, b = 2, c = 2 }\n"
        "[series]\nforms = " +
        std::to_string(forms) + "\nmode = \"joint\"\n" + bounds);
}

/// What is told when there is no such series.
Lines refused(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& made) {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, made, "1", diagnostics)), base::InputError);
    return lines_of(diagnostics);
}

}  // namespace

TEST_CASE("joint_draw: no item is on more forms than max_use") {
    const std::vector<bank::Bank> banks = twelve();
    const blueprint::Blueprint made = together(4, "max_use = 2\n");
    for (int seed = 0; seed < 20; ++seed) {
        const Selections series = drawn(banks, made, std::to_string(seed));
        CHECK(series.size() == 4);
        CHECK(faults_of_series(banks, made, series) == Lines{});
        CHECK(series[0].sections[0].law == Law::joint);
    }
}

TEST_CASE("joint_draw: two disjoint forms of a bank that has just these") {
    const std::vector<bank::Bank> banks = twelve();
    const blueprint::Blueprint made = together(2, "overlap = 0\n");
    const Selections series = drawn(banks, made, "1");
    CHECK(faults_of_series(banks, made, series) == Lines{});
    CHECK(ids(banks, series[0]) != ids(banks, drawn(banks, made, "2")[0]));
}

TEST_CASE("joint_draw: common items are on all forms, and the others keep the bounds") {
    const std::vector<bank::Bank> banks = twelve();
    const blueprint::Blueprint made =
        together(3, "max_use = 2\noverlap = 1\ncommon = [\"i10\", \"i14\"]\n");
    const Selections series = drawn(banks, made, "1");
    CHECK(faults_of_series(banks, made, series) == Lines{});
    for (const Selection& form : series) CHECK(ids(banks, form).find("i14") != std::string::npos);
}

TEST_CASE("joint_draw: one form of a joint series is that form of the series") {
    const std::vector<bank::Bank> banks = twelve();
    const blueprint::Blueprint made = together(3, "max_use = 2\n");
    base::Diagnostics diagnostics;
    CHECK(assemble_form(banks, made, "1", 2, diagnostics) == drawn(banks, made, "1")[2]);
}

TEST_CASE("joint_draw: sections share the bounds of the series, picked items have none") {
    const std::vector<bank::Bank> banks = twelve();
    const blueprint::Blueprint made = blueprint_of(
        "[[section]]\nitems = 2\ntopic = { a = 2 }\n[[section]]\nitems = 2\ntopic = { b = 2 }\n"
        "[[section]]\npick = [\"i18\"]\n"
        "[series]\nforms = 4\nmode = \"joint\"\noverlap = 2\nmax_use = 2\n");
    for (const std::string seed : {"1", "2", "3", "4"}) {
        const Selections series = drawn(banks, made, seed);
        CHECK(faults_of_series(banks, made, series) == Lines{});
        CHECK(series[3].sections[2].law == Law::picked);
    }
}

TEST_CASE("joint_draw: the uses that max_use allows do not reach") {
    const std::vector<bank::Bank> banks = twelve();
    const std::string uses = " each need 10 uses: max_use = 2 allows 8 (2 x 4 usable)";
    CHECK(refused(banks, together(5, "max_use = 2\n")) ==
          Lines{"8 error: 5 forms with 6 items each need 30 uses: max_use = 2 allows 24 (2 x 12 "
                "usable) | see 3",
                "8 error: 5 forms with 2 items of \"a\"" + uses + " | see 4",
                "8 error: 5 forms with 2 items of \"b\"" + uses + " | see 4",
                "8 error: 5 forms with 2 items of \"c\"" + uses +
                    " | any one of these repairs it: max_use = 3 | forms = 4 | see 4"});
}

TEST_CASE("joint_draw: requirements that many forms cannot have together") {
    // Of "a" and "b" one must be "understand", since the one of "c" is the only "apply": two such
    // items are there, although "c" has more that are "understand".
    std::vector<bank::Item> items;
    const auto add = [&](const char* topic, int level, int count) {
        for (int i = 0; i < count; ++i) {
            items.push_back(item("i" + std::to_string(10 + items.size()), topic, level, 0));
        }
    };
    for (const char* const topic : {"a", "b"}) {
        add(topic, 0, 3);
        add(topic, 1, 1);
    }
    add("c", 1, 3);
    add("c", 2, 3);
    const std::vector<bank::Bank> banks{bank_of("bank", std::move(items))};
    const blueprint::Blueprint made = blueprint_of(
        "[[section]]\nitems = 3\ntopic = { a = 1, b = 1, c = 1 }\n"
        "level = { remember = 1, understand = 1, apply = 1 }\n"
        "[series]\nforms = 3\nmode = \"joint\"\nmax_use = 1\n");
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, made, "1", diagnostics)), base::InputError);
    CHECK(lines_of(diagnostics) ==
          Lines{"9 error: 3 forms cannot have these 3 requirements together when max_use = 1 "
                "(smallest such set) | any one of these repairs it: max_use = 2 | forms = 2"});
    // Or as well: "c", "understand" and "apply".
    const std::vector<base::Detail>& told = diagnostics.all()[0].details;
    REQUIRE(told.size() == 3);
    CHECK(told[0].words == "section.topic \"a\" = 1");
    CHECK(told[1].words == "section.topic \"b\" = 1");
    CHECK(told[2].words == "section.level \"remember\" = 1");
    CHECK(told[2].place.line == 5);
    // Each item has one use.
    CHECK(diagnostics.all()[0].reason ==
          "3 + 3 = 6 are asked for; 8 uses are \"a\" or \"b\"; 6 of them are \"remember\" too, of "
          "which 3 fit; 2 + 3 = 5 < 6");
}

TEST_CASE("joint_draw: an overlap that arithmetic rules out") {
    CHECK(refused(twelve(), together(3, "overlap = 1\n")) ==
          Lines{"8 error: overlap = 1 is too small: some two of 3 forms must share 2 items. "
                "Together they need 18 uses of 12 usable items; the 3 pairs of forms then share at "
                "least 6 items, 2.00 on average | any one of these repairs it: overlap = 2 | forms "
                "= 2"});
}

TEST_CASE("joint_draw: a series that only trying everything rules out") {
    std::vector<bank::Item> items;
    for (int i = 0; i < 4; ++i) items.push_back(item("i" + std::to_string(i), "a", 0, 0));
    items[0].enemies = {"i1", "i2", "i3"};
    const std::vector<bank::Bank> banks{bank_of("bank", std::move(items))};
    const blueprint::Blueprint made = blueprint_of(
        "[[section]]\nitems = 2\n[series]\nforms = 2\nmode = \"joint\"\nmax_use = 1\n");
    CHECK(refused(banks, made) ==
          Lines{"7 error: there are no 2 forms with max_use = 1: each paper can be set by itself, "
                "but not all together | any one of these repairs it: max_use = 2 | forms = 1 "
                "without max_use"});
}

TEST_CASE("joint_draw: a paper that cannot be set even by itself is told as such") {
    blueprint::Blueprint made = together(2, "max_use = 1\n");
    made.exclude = {"i10", "i11", "i12"};
    base::Diagnostics diagnostics;
    CHECK_THROWS_WITH(static_cast<void>(assemble(twelve(), made, "1", diagnostics)),
                      "no paper satisfies the blueprint");
}

TEST_CASE("joint_draw: more forms than can be drawn together") {
    CHECK(refused(twelve(), together(1001, "max_use = 1\n")) ==
          Lines{"7 error: mode \"joint\" draws at most 1000 forms together, not 1001 | mode = "
                "\"independent\" draws as many as you like"});
}

TEST_CASE("joint_draw: a search that gives up is undecided") {
    std::vector<bank::Item> items;
    for (int i = 0; i < 13; ++i) items.push_back(item("i" + std::to_string(10 + i), "a", 0, 0));
    const std::vector<bank::Bank> banks{bank_of("bank", std::move(items))};
    // Thirteen points have thirteen lines of four, any two of which meet in one point.
    const blueprint::Blueprint made = blueprint_of(
        "[[section]]\nitems = 4\n[series]\nforms = 13\nmode = \"joint\"\noverlap = 1\n");
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, made, "1", diagnostics, 40)), Undecided);
    REQUIRE(lines_of(diagnostics).size() == 1);
    const std::string told = lines_of(diagnostics)[0];
    CHECK(told.starts_with("7 error: undecided after "));
    CHECK(told.find(" steps whether there are 13 forms with overlap = 1 | any one") !=
          std::string::npos);
}
