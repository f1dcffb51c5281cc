// SPDX-License-Identifier: MIT
#include "production/plan_text.hpp"

#include <doctest/doctest.h>

#include "production/plan_json.hpp"

using namespace papersetter;
using namespace papersetter::production;
using assembly::Demand;
using assembly::PlannedRequirement;

namespace {

PlannedRequirement required(Demand demand, std::string key, std::string value, base::Range asked) {
    PlannedRequirement one;
    one.requirement.demand = demand;
    one.requirement.key = "section." + std::move(key);
    one.requirement.value = std::move(value);
    one.requirement.asked = asked;
    one.requirement.place.line = 40;
    return one;
}

PlannedRequirement counted(PlannedRequirement one, std::int64_t have, std::int64_t usable,
                           base::Range possible) {
    one.have = have;
    one.usable = usable;
    one.possible = possible;
    return one;
}

/// Ten items of 30: a family of two exact counts, one of ranges, a rule, item sets, points and p.
assembly::Plan some_plan() {
    assembly::Plan plan;
    assembly::PlannedSection& section = plan.sections.emplace_back();
    section.name = "section 1";
    section.items = 10;
    section.usable = 25;
    auto& all = section.requirements;
    all.push_back(counted(required(Demand::items, "items", "", {10, 10}), 30, 25, {10, 10}));
    all.push_back(counted(required(Demand::family, "topic", "heart", {4, 4}), 14, 12, {0, 10}));
    all.push_back(counted(required(Demand::family, "topic", "lung", {6, 6}), 16, 13, {0, 10}));
    all.push_back(counted(required(Demand::family, "level", "apply", {6, 8}), 20, 18, {3, 10}));
    all.back().requirement.number = 1;
    all.push_back(counted(required(Demand::rule, "rule", "", {0, 2}), 9, 9, {0, 9}));
    all.push_back(required(Demand::sets, "stimuli.count", "", {1, 2}));
    all.back().have = 4;
    all.back().usable = 3;
    all.push_back(required(Demand::points, "points", "", {120'000, 125'000}));
    all.back().possible = base::Range{100'000, 300'000};
    all.push_back(required(Demand::p, "p", "", {5'800, 6'400}));
    section.tightest = assembly::Tightest{2, false, 6, 13};
    section.figures.outcome = assembly::Outcome::found;
    section.figures.is_even = true;
    section.figures.papers = assembly::Weight(1234);
    section.figures.are_papers_exact = true;
    section.figures.drawn = 1000;
    section.figures.chances = {{"b:x", 10'000}, {"b:y", 5}};
    section.figures.costs = {{Demand::family, 1, assembly::Weight(350)},
                             {Demand::p, 7, assembly::Weight(123'456'700)}};
    plan.outcome = assembly::Outcome::found;
    plan.disjoint = {1, 2};
    return plan;
}

}  // namespace

TEST_CASE("plan_text: requirements stand in blocks, ranges tell both of their sides") {
    CHECK(plan_text(some_plan(), "Exam", true) ==
          "Exam\n"
          "section 1: 10 items of the 25 that it may draw\n"
          "  topic                asked    bank  usable   spare\n"
          "    heart                  4      14      12       8\n"
          "    lung                   6      16      13       7\n"
          "  level                asked    bank  usable   spare    room\n"
          "    apply                6–8      20      18      12       5\n"
          "  rule                 asked    bank  usable   spare    room\n"
          "    1 (line 40)          0–2       9       9       9       2\n"
          "  stimuli.count        asked    bank  usable   spare\n"
          "    item sets            1–2       4       3       2\n"
          "  points: 12–12.5 asked, 10–30 with any 10 of the usable items\n"
          "  p (mean): 0.58–0.64 asked\n"
          "  different papers: 1,234\n"
          "    without topic: 3.5 times as many\n"
          "    without p: 1,200,000 times as many\n"
          "  drawn so that each is equally likely\n"
          "  tightest: topic \"lung\" takes 6 of 13\n"
          "  chance of each item to appear, from 1,000 papers drawn\n"
          "    b:x  1.0000\n"
          "    b:y  0.0005\n"
          "papers that share nothing: at least 1, at most 2\n"
          "a second paper that shares nothing: not decided\n");
}

TEST_CASE("plan_text: a most may be the tightest") {
    assembly::Plan plan = some_plan();
    plan.sections[0].tightest = assembly::Tightest{4, true, 8, 9};
    CHECK(plan_text(plan, "Exam", false)
              .find("tightest: rule 1 (line 40), no more than 2: the "
                    "others give 8 of 9\n") != std::string::npos);
    plan.sections[0].tightest = assembly::Tightest{0, false, 10, 25};
    CHECK(plan_text(plan, "Exam", false).find("tightest: the number of items takes 10 of 25\n") !=
          std::string::npos);
}

TEST_CASE("plan_json: counts are whole, amounts have four places") {
    const std::string text = plan_json(some_plan(), "Exam");
    CHECK(
        text.find("{\"of\": \"level\", \"value\": \"apply\", \"line\": 40, \"asked\": {\"least\": "
                  "6, \"most\": 8}, \"bank\": 20, \"usable\": 18, \"spare\": 12, \"room\": 5, "
                  "\"within_reach\": {\"least\": 3, \"most\": 10}}") != std::string::npos);
    CHECK(text.find("{\"of\": \"p\", \"value\": \"\", \"line\": 40, \"asked\": {\"least\": 0.5800, "
                    "\"most\": 0.6400}, \"within_reach\": null}") != std::string::npos);
    CHECK(text.find("\"tightest\": {\"requirement\": 2, \"most\": false, \"taken\": 6, "
                    "\"usable\": 13}") != std::string::npos);
}

TEST_CASE("plan_text: several tables and rules are told apart") {
    assembly::Plan plan = some_plan();
    auto& all = plan.sections[0].requirements;
    all.resize(1);
    for (std::size_t table = 0; table < 2; ++table) {
        all.push_back(
            counted(required(Demand::table, "table", "lung, easy", {1, 1}), 5, 4, {0, 4}));
        all.back().requirement.number = table;
    }
    for (std::size_t rule = 0; rule < 2; ++rule) {
        all.push_back(counted(required(Demand::rule, "rule", "", {1, 1}), 9, 9, {0, 9}));
        all.back().requirement.number = rule;
    }
    plan.sections[0].figures.costs = {{Demand::table, 1, assembly::Weight(200)},
                                      {Demand::table, 2, assembly::Weight(400)},
                                      {Demand::rule, 3, assembly::Weight(300)}};
    plan.sections[0].tightest = assembly::Tightest{2, false, 1, 4};
    const std::string text = plan_text(plan, "Exam", false);
    CHECK(text.find("  table 1              asked    bank  usable   spare\n"
                    "    lung, easy             1       5       4       3\n"
                    "  table 2              asked    bank  usable   spare\n"
                    "    lung, easy             1       5       4       3\n"
                    "  rule                 asked    bank  usable   spare\n"
                    "    1 (line 40)            1       9       9       8\n"
                    "    2 (line 40)            1       9       9       8\n") != std::string::npos);
    CHECK(text.find("    without table 1: 2 times as many\n"
                    "    without table 2: 4 times as many\n"
                    "    without the rules: 3 times as many\n") != std::string::npos);
    CHECK(text.find("tightest: table 2 \"lung, easy\" takes 1 of 4\n") != std::string::npos);
    all.pop_back();
    CHECK(plan_text(plan, "Exam", false).find("without the rule: 3 times") != std::string::npos);
}

TEST_CASE("plan_text: what costs no papers, or next to none") {
    assembly::Plan plan = some_plan();
    auto& costs = plan.sections[0].figures.costs;
    costs = {{Demand::family, 1, assembly::Weight(100)}, {Demand::p, 7, assembly::Weight(104)}};
    CHECK(plan_text(plan, "Exam", false)
              .find("    without topic: as many\n    without p: about as many\n") !=
          std::string::npos);
    costs[1].hundredths = assembly::Weight(93);  // an estimate
    CHECK(plan_text(plan, "Exam", false).find("    without p: about as many\n") !=
          std::string::npos);
    costs[1].hundredths = assembly::Weight(105);
    CHECK(plan_text(plan, "Exam", false).find("    without p: 1.1 times as many\n") !=
          std::string::npos);
}

TEST_CASE("plan_text: estimates from few papers say so") {
    assembly::Plan plan = some_plan();
    plan.sections[0].figures.are_papers_exact = false;
    plan.sections[0].figures.drawn = 1;
    const std::string text = plan_text(plan, "Exam", true);
    CHECK(text.find("different papers: about 1,234, from 1 paper drawn\n") != std::string::npos);
    CHECK(text.find("chance of each item to appear, from 1 paper drawn\n") != std::string::npos);
}

TEST_CASE("plan_text: what is undecided is not said to be impossible") {
    assembly::Plan plan = some_plan();
    plan.outcome = assembly::Outcome::undecided;
    plan.steps = 77;
    const std::string text = plan_text(plan, "Exam", false);
    CHECK(text.ends_with("undecided after 77 steps\n"));
    plan.sections[0].figures.outcome = assembly::Outcome::undecided;
    plan.sections[0].figures.steps = 66;
    CHECK(
        plan_text(plan, "Exam", false)
            .find("different papers: undecided after 66 steps whether there is one\n  tightest") !=
        std::string::npos);
    CHECK(plan_json(plan, "Exam").find("\"possible\": null") != std::string::npos);
}

TEST_CASE("plan_text: forms drawn together, and what they cannot but share") {
    assembly::Plan plan = some_plan();
    plan.series = assembly::PlannedSeries{6, std::nullopt, 5, 3};
    CHECK(plan_text(plan, "Exam", false)
              .find("6 forms drawn together, two share at most 5; some two must share 3\n") !=
          std::string::npos);
    plan.series = assembly::PlannedSeries{2, 1, 0, 0};
    CHECK(plan_text(plan, "Exam", false)
              .find("2 forms drawn together, an item on at most 1, no two share any; none has to "
                    "share any\n") != std::string::npos);
    plan.series = assembly::PlannedSeries{6, std::nullopt, 5, 3};
    CHECK(plan_json(plan, "Exam")
              .find("\"series\": {\"forms\": 6, \"max_use\": null, "
                    "\"overlap\": 5, \"least_overlap\": 3}") != std::string::npos);
}
