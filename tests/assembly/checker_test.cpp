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
