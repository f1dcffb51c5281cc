// SPDX-License-Identifier: MIT
#include "manifest/figures.hpp"

#include <doctest/doctest.h>

#include "manifest/manifest.hpp"

using namespace papersetter;
using namespace papersetter::manifest;

namespace {

using Lines = std::vector<std::string>;

assembly::Figures sample() {
    assembly::Figures figures;
    assembly::Requirement topic;
    topic.demand = assembly::Demand::family;
    topic.key = "section.topic";
    topic.value = "valves";
    topic.written = "30 %";
    topic.asked = {3, 3};
    assembly::Requirement rule;
    rule.demand = assembly::Demand::rule;
    rule.key = "section.rule";
    rule.written = "[0, 8]";
    rule.asked = {0, 8};
    rule.number = 1;
    assembly::Requirement p;
    p.demand = assembly::Demand::p;
    p.key = "section.p";
    p.written = "[0.58, 0.64]";
    p.asked = {5800, 6400};
    figures.sections = {{"Main", {topic, rule, p}}};
    for (const char* name : {"A", "B"}) {
        assembly::FormFigures form;
        form.name = name;
        form.items = 10;
        form.points = 125'000;
        form.minutes = 150'000;
        form.p = 6001;
        form.p_items = 10;
        form.sections = {{assembly::Law::exact, {3, 2, 6001}}};
        form.keys = {{4, 3, 3}, 9, 23'333, 2};
        figures.forms.push_back(form);
    }
    figures.forms[1].minutes.reset();
    figures.forms[1].p.reset();
    figures.forms[1].p_items = 0;
    figures.exposure = {12, 4};
    figures.named = 1;
    figures.overlaps = {{3}};
    return figures;
}

struct Reading {
    explicit Reading(const std::string& figures) {
        Manifest made;
        made.forms = {{"A", "A", {}, {}, {}}};
        std::string text = write(made);
        text.insert(text.find("\n[seal]"), "\n" + figures);
        const std::string_view sealed = std::string_view(text).substr(0, text.rfind("digest = "));
        text = std::string(sealed) + "digest = \"sha256:" + base::to_hex(base::sha256(sealed)) +
               "\"\n";
        result = read(sources, sources.add("manifest.toml", std::move(text)), diagnostics);
        for (const base::Diagnostic& one : diagnostics.all()) told.push_back(one.message);
    }
    base::Sources sources;
    base::Diagnostics diagnostics;
    Manifest result;
    Lines told;
};

std::string changed(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("figures: the whole text of small ones") {
    CHECK(write_figures(recorded(sample())) == R"([figures]
exposure = [12, 4]
named = 1
overlaps = [
  [3],
]
[[figures.section]]
name = "Main"
requirements = [
  { key = "section.topic", value = "valves", asked = "30 %", least = 3, most = 3, got = [3, 3] },
  { key = "section.rule", value = "2", asked = "[0, 8]", least = 0, most = 8, got = [2, 2] },
  { key = "section.p", asked = "[0.58, 0.64]", least = 0.58, most = 0.64, got = [0.6001, 0.6001] },
]
[[figures.form]]
name = "A"
items = 10
points = 12.5
minutes = 15
p = 0.6001
p_items = 10
keys = [4, 3, 3]
free_keys = 9
chi_square = 2.3333
degrees = 2
[[figures.form]]
name = "B"
items = 10
points = 12.5
keys = [4, 3, 3]
free_keys = 9
chi_square = 2.3333
degrees = 2
)");
}

TEST_CASE("figures: reads back what was written") {
    const RecordedFigures made = recorded(sample());
    const Reading reading(write_figures(made));
    CHECK(reading.told == Lines{});
    REQUIRE(reading.result.figures);
    CHECK(*reading.result.figures == made);
    CHECK(Reading("").told == Lines{});
    CHECK_FALSE(Reading("").result.figures);
}

TEST_CASE("figures: what is missing, unknown or no number is told, all of it") {
    std::string text = write_figures(recorded(sample()));
    text = changed(text, "exposure = [12, 4]", "exposure = [12, 4.5]");
    text = changed(text, "named = 1", "name = 1");
    text = changed(text, "  [3],", "  3,");
    text = changed(text, "got = [3, 3]", "got = [\"3\", 3]");
    text = changed(text, "got = [2, 2]", "got = 2");
    text = changed(text, "asked = \"[0.58, 0.64]\", ", "");
    text = changed(text, "degrees = 2\n", "");
    CHECK(Reading(text).told ==
          Lines{"this must be a number that figures can have", "[figures] has no \"named\"",
                "this must be a number that figures can have",
                "this must be a number that figures can have", "\"got\" must be a list",
                "a requirement has no \"asked\"", "a [[figures.form]] has no \"degrees\"",
                "unknown key \"name\" in [figures]"});
}

TEST_CASE("figures: every number that is not right is told by name") {
    const RecordedFigures right = recorded(sample());
    const auto told = [&](const auto& change) {
        RecordedFigures found = right;
        change(found);
        return differences(found, right);
    };
    CHECK(told([](RecordedFigures&) {}) == Lines{});
    CHECK(told([](RecordedFigures& found) {
              found.sections[0].requirements[0].got[1] = base::Decimal::whole(4);
              found.sections[0].requirements[1].most = base::Decimal::whole(9);
          }) == Lines{"section.topic valves of section \"Main\", which is 3 on form B",
                      "section.rule 2 of section \"Main\""});
    CHECK(told([](RecordedFigures& found) { found.sections[0].name = "Other"; }) ==
          Lines{"the requirements of section \"Main\""});
    CHECK(told([](RecordedFigures& found) { found.forms[1].keys[0] = 5; }) ==
          Lines{"the sums, means or keys of form B"});
    CHECK(told([](RecordedFigures& found) { found.overlaps[0][0] = 2; }) ==
          Lines{"what the forms share"});
    CHECK(told([](RecordedFigures& found) { found.sections.clear(); }) == Lines{"the tables"});
}
