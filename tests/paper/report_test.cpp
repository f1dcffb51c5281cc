// SPDX-License-Identifier: MIT
#include "paper/report.hpp"

#include <doctest/doctest.h>

#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

using Lines = std::vector<std::string>;
using Numbers = std::vector<std::int64_t>;

assembly::Requirement requirement(assembly::Demand demand, std::string key, std::string value,
                                  std::string written, base::Range asked) {
    assembly::Requirement one;
    one.demand = demand;
    one.key = std::move(key);
    one.value = std::move(value);
    one.written = std::move(written);
    one.asked = asked;
    return one;
}

/// A section of 40 questions and two forms of it, whose figures are given, not computed.
struct Figured : Fixture {
    assembly::Figures figures;

    Figured() {
        using assembly::Demand;
        blueprint.sections[0].title = "Main";
        blueprint.sections[0].items = 40;
        blueprint.mode = blueprint::SeriesMode::independent;
        figures.sections = {
            {"Main",
             {requirement(Demand::items, "section.items", "", "40", {40, 40}),
              requirement(Demand::family, "section.topic", "water", "22 %", {9, 9}),
              requirement(Demand::rule, "section.rule", "", "[0, 8]", {0, 8}),
              requirement(Demand::points, "section.points", "", "[40, 44.5]", {400'000, 445'000}),
              requirement(Demand::p, "section.p", "", "[0.5, 0.6]", {5'000, 6'000})}}};
        for (const char* name : {"A", "B"}) {
            assembly::FormFigures form;
            form.name = name;
            form.items = 40;
            form.points = 420'000;
            form.p = 5'512;
            form.p_items = 40;
            form.sections = {{assembly::Law::exact, {40, 9, 2, 420'000, 5'512}}};
            form.keys = {{20, 12, 8}, 40, 55'000, 2};
            figures.forms.push_back(form);
        }
        figures.forms[1].keys = {{10, 30}, 40, 100'000, 1};
        figures.exposure = {64, 8};
        figures.named = 2;
        figures.overlaps = {{6}};
    }

    [[nodiscard]] Report report() const { return report_of(banks, blueprint, selections, figures); }
};

Lines rows_of(const ReportSection& section) {
    Lines rows;
    for (const ReportRequirement& one : section.requirements) {
        rows.push_back(one.of + " " + one.value + ": " + one.asked + ", " + one.got + ", " +
                       std::to_string(one.bar.filled) + "+" + std::to_string(one.bar.room));
    }
    return rows;
}

}  // namespace

TEST_CASE("report: what is asked and got, with bars of twentieths") {
    const Report report = Figured().report();
    REQUIRE(report.groups.size() == 1);
    CHECK(report.groups[0].names == Lines{"A", "B"});
    CHECK(report.groups[0].p == "0.5512");
    CHECK(report.groups[0].items_without_p == 0);
    CHECK(report.groups[0].points == base::Decimal::whole(42));
    CHECK_FALSE(report.groups[0].minutes);
    const ReportSection& section = report.groups[0].sections[0];
    CHECK(section.title == "Main");
    CHECK(section.law == "exact");
    // 9 of 40 are 4.5 twentieths, 2 are 1 and 8 are 4; 42 of 44.5 marks are 18.9.
    CHECK(rows_of(section) == Lines{"items : 40, 40, 20+0", "topic water: 9 (22 %), 9, 5+0",
                                    "rule 1: 0–8, 2, 1+3", "points : 40–44.5, 42, 19+1",
                                    "p : 0.5–0.6, 0.5512, 11+1"});
}

TEST_CASE("report: forms of other figures are told apart") {
    Figured figured;
    figured.figures.forms[1].p_items = 39;
    CHECK(figured.report().groups.at(1).items_without_p == 1);
    figured.figures.forms[1].p_items = 40;
    figured.figures.forms[1].sections[0].got[2] = 3;
    const Report report = figured.report();
    REQUIRE(report.groups.size() == 2);
    CHECK(report.groups[0].names == Lines{"A"});
    CHECK(report.groups[1].names == Lines{"B"});
    CHECK(report.groups[1].sections[0].requirements[2].got == "3");
}

TEST_CASE("report: keys by letter of each form and of all") {
    const Report report = Figured().report();
    REQUIRE(report.keys.size() == 2);
    CHECK(report.keys[0].counts == Numbers{20, 12, 8});
    CHECK(report.keys[1].counts == Numbers{10, 30, 0});
    CHECK(report.keys[0].chi_square == "5.5");
    CHECK(report.keys[1].degrees == 1);
    Lines letters;
    for (const ReportLetter& one : report.letters) {
        letters.push_back(one.letter + " " + std::to_string(one.keys) + " " +
                          std::to_string(one.bar.filled));
    }
    // 30 of the most, 42, are 14.3 twentieths, 8 are 3.8.
    CHECK(letters == Lines{"A 30 14", "B 42 20", "C 8 4"});
}

TEST_CASE("report: what forms share is a whole matrix") {
    const Report report = Figured().report();
    CHECK(report.overlaps == std::vector<Numbers>{{38, 6}, {6, 38}});
    CHECK(report.named == 2);
    REQUIRE(report.exposure.size() == 2);
    CHECK(report.exposure[1].forms == 2);
    CHECK(report.exposure[1].items == 8);
    CHECK(report.exposure[1].bar == Bar{2, 0});

    Figured figured;
    figured.figures.overlaps.clear();
    figured.figures.exposure = {0, 40};
    CHECK(figured.report().overlaps.empty());
    REQUIRE(figured.report().exposure.size() == 1);
    CHECK(figured.report().exposure[0].forms == 2);
}

TEST_CASE("report: a bound without an end makes no bar overflow") {
    Figured figured;
    figured.figures.sections[0].requirements[2].asked.most = INT64_MAX;
    figured.figures.sections[0].requirements[3].asked.most = INT64_MAX;
    const auto rows = figured.report().groups[0].sections[0].requirements;
    CHECK(rows[2].bar == Bar{1, 19});
    CHECK(rows[3].bar == Bar{1, 19});
}

TEST_CASE("report: its head is that of the blueprint, its revision the highest of the forms") {
    Figured figured;
    figured.selections[1].revision = 3;
    const Report report = figured.report();
    CHECK(report.title == "Paper");
    CHECK(report.revision == 3);
    CHECK(report.question_count == 40);
    CHECK(report.forms == Lines{"A", "B"});
}
