// SPDX-License-Identifier: MIT
#include "assembly/checker.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// A paper that holds, to be broken in one way after the other.
struct Holding {
    std::vector<bank::Bank> banks{
        bank_of("b", {item("a", "t/x", 0, 0), item("b", "t", 1, 1), item("c", "u", 0, 1),
                      item("d", "u", 1, 0), item("e", "v", 1, 0), item("p", "v", 1, 0)})};
    blueprint::Blueprint blueprint = blueprint_of(
        "[[section]]\nwhere = { not = { id = \"d\" } }\n"
        "topic = { t = 2, \"t/x\" = 1, u = 1 }\nlevel = { remember = 2, understand = 1 }\n"
        "[[section]]\npick = [\"p\"]\n");
    Selection selection = drawn(banks, blueprint, "1")[0];

    [[nodiscard]] Lines faults() const { return faults_of(banks, blueprint, selection); }
};

}  // namespace

TEST_CASE("checker: a drawn paper holds") { CHECK(Holding().faults() == Lines{}); }

TEST_CASE("checker: an item twice, an item missing") {
    Holding paper;
    paper.selection.sections[0].items[1] = paper.selection.sections[0].items[0];
    CHECK(paper.faults().front().find("stands twice") != std::string::npos);
    paper = Holding();
    paper.selection.sections[0].items.pop_back();
    CHECK(paper.faults().front() == "section 1: 2 items instead of 3");
}

TEST_CASE("checker: counts, filters and values not listed") {
    Holding paper;
    for (auto& one : paper.selection.sections[0].items) {
        if (one.ref.item == 2) one.ref.item = 3;  // c becomes d: another level, and left out
    }
    CHECK(paper.faults() == Lines{"section 1: item d is left out by where",
                                  "section 1: 1 instead of 2 of remember",
                                  "section 1: 2 instead of 1 of understand"});
    paper = Holding();
    for (auto& one : paper.selection.sections[0].items) {
        if (one.ref.item == 1) one.ref.item = 4;  // b becomes e, of another topic
    }
    CHECK(paper.faults() == Lines{"section 1: 1 instead of 2 of t",
                                  "section 1: item e has a value that is not listed"});
}

TEST_CASE("checker: drafts, picks and options") {
    Holding paper;
    paper.banks[0].items[2].status = bank::Status::draft;
    CHECK(paper.faults() == Lines{"section 1: item c is a draft or retired"});
    paper = Holding();
    paper.selection.sections[1].items[0].ref.item = 4;
    CHECK(paper.faults() == Lines{"section 2: not the picked items in their order"});
    paper = Holding();
    paper.selection.sections[1].items[0].options = {0, 1, 2, 2};
    CHECK(paper.faults() == Lines{"section 2: item p does not print each option once"});
    paper = Holding();
    paper.selection.sections[1].items[0].options = {3, 1, 2, 0};
    CHECK(paper.faults() == Lines{});
    paper.banks[0].items[5].options[3].pin = bank::Pin::last;
    CHECK(paper.faults() == Lines{"section 2: item p has a pinned option out of its place"});
    paper.banks[0].items[5].order = bank::Order::fixed;
    CHECK(paper.faults() == Lines{"section 2: item p is not in its fixed order"});
}

TEST_CASE("checker: what every paper has and what none has") {
    Holding paper;
    paper.blueprint.include = {"b:a", "b"};
    CHECK(paper.faults() == Lines{});
    paper.blueprint.include = {"e"};
    CHECK(paper.faults() == Lines{"item e is not there"});
    paper = Holding();
    paper.blueprint.exclude = {"b:e"};
    CHECK(paper.faults() == Lines{});
    paper.blueprint.exclude = {"b:a"};
    CHECK(paper.faults() == Lines{"item b:a is excluded"});
    paper = Holding();
    paper.blueprint.avoided = {"b:d", "other:a"};
    CHECK(paper.faults() == Lines{});
    paper.blueprint.avoided = {"b:c"};
    CHECK(paper.faults() == Lines{"item b:c is on an earlier paper"});
    paper.blueprint.avoided = {"b:d"};
    paper.banks[0].items[0].enemies = {"d"};
    CHECK(paper.faults() == Lines{"an enemy of item b:d, which is on an earlier paper"});
    // Nor is what the blueprint itself puts there avoided.
    paper.blueprint.avoided = {"b:d", "b:a", "b:p"};
    paper.blueprint.include = {"a"};
    CHECK(paper.faults() == Lines{});
}

TEST_CASE("checker: enemies, of whatever sections, named by the one or the other") {
    Holding paper;
    paper.banks[0].items[0].enemies = {"d"};
    CHECK(paper.faults() == Lines{});
    paper.banks[0].items[0].enemies = {"p"};
    CHECK(paper.faults() == Lines{"item a and item p are enemies"});
    paper.banks[0].items[0].enemies.clear();
    paper.banks[0].items[5].enemies = {"a"};
    CHECK(paper.faults() == Lines{"item a and item p are enemies"});
}

TEST_CASE("checker: an item set is an enemy with all its items, and stands in one section") {
    Holding paper;
    bank::Stimulus stimulus;
    stimulus.id = "s";
    stimulus.enemies = {"p"};
    paper.banks[0].stimuli.push_back(stimulus);
    CHECK(paper.faults() == Lines{});
    paper.banks[0].items[0].stimulus = "s";
    CHECK(paper.faults() == Lines{"item set s and item p are enemies"});
    paper.banks[0].stimuli[0].enemies = {"s2"};
    stimulus.id = "s2";
    stimulus.enemies.clear();
    paper.banks[0].stimuli.push_back(stimulus);
    CHECK(paper.faults() == Lines{});
    paper.banks[0].items[2].stimulus = "s2";
    CHECK(paper.faults() == Lines{"item set s and item set s2 are enemies"});
    paper = Holding();
    paper.banks[0].items[0].stimulus = "s";
    paper.banks[0].items[5].stimulus = "s";
    CHECK(paper.faults() == Lines{"section 1: 1 item of item set s instead of all 2",
                                  "section 2: item set s is in two sections"});
}

TEST_CASE("checker: keys that could stand more evenly") {
    std::vector<bank::Item> items;
    for (const char id : std::string("abcd")) items.push_back(item(std::string(1, id), "t", 0, 0));
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    auto blueprint = blueprint_of("[[section]]\nitems = 4\n");
    const auto faults = [&](const std::vector<std::uint32_t>& places) {
        Selection form;
        form.sections.emplace_back();
        for (std::uint32_t i = 0; i < 4; ++i) {
            std::vector<std::uint32_t> options{1, 2, 3};
            options.insert(options.begin() + places[i], 0);
            form.sections[0].items.push_back({{0, i}, options});
        }
        return faults_of(banks, blueprint, form);
    };
    CHECK(faults({0, 0, 1, 2}) == Lines{});
    blueprint.positions = blueprint::Positions::balanced;
    CHECK(faults({3, 1, 0, 2}) == Lines{});
    CHECK(faults({0, 0, 1, 2}) ==
          Lines{"the keys are not balanced: 2 in place 1 and 0 in place 4"});
}
