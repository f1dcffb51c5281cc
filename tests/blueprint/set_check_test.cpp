// SPDX-License-Identifier: MIT
#include "blueprint/set_check.hpp"

#include <doctest/doctest.h>

#include "blueprint/read.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;
using bank::Difficulty;
using bank::Level;

namespace {

/// Items a1 to a3 of the set "a", of which a1 is of level apply and the others of remember; x and y
/// likewise, of no set.
bank::Bank bank_with_set() {
    std::vector<bank::Item> items;
    for (const char* id : {"a1", "a2", "a3", "x1", "y2"}) {
        const std::string name = id;
        items.push_back(
            item(name, "t", name[1] == '1' ? Level::apply : Level::remember, Difficulty::easy));
        if (name[0] == 'a') items.back().stimulus = "a";
    }
    bank::Bank bank = bank_of("ml", std::move(items));
    bank.stimuli.emplace_back();
    bank.stimuli.back().id = "a";
    return bank;
}

/// What `check` tells of these sections, whose first line is 3.
Lines told(const std::string& sections) {
    const ReadText text("paper = { title = \"Mock\", banks = [\"one\"] }\n\n" + sections);
    REQUIRE(text.told() == Lines{});
    base::Diagnostics diagnostics;
    check(text.blueprint, {bank_with_set()}, diagnostics);
    return ReadText::lines_of(diagnostics);
}

const std::string apply = "[[section]]\nitems = 1\nwhere = { level = \"apply\" }\n";
const std::string remember = "[[section]]\nitems = 1\nwhere = { level = \"remember\" }\n";

std::string parts(const std::string& items) { return "stimuli = { items = " + items + " }\n"; }

}  // namespace

TEST_CASE("set_check: two sections that may draw parts of one set are told") {
    CHECK(told(apply + parts("[1, 3]") + remember + parts("[2, 3]")) ==
          Lines{"7:1 error: 1 item set may be drawn by section 1 and by section 2, each in part: a "
                "| a stimulus is printed once: add `where` to one of the sections, or take `items` "
                "out of its [section.stimuli] | see 3"});
}

TEST_CASE("set_check: a set that a section cannot draw from is its own nowhere") {
    CHECK(told(apply + parts("[1, 3]") + remember) == Lines{});
    CHECK(told(apply + parts("[2, 3]") + remember + parts("[1, 2]")) == Lines{});
    CHECK(told(apply + parts("1") + remember + parts("1") +
               "[draw]\nexclude = [\"a2\", \"a3\"]\n") == Lines{});
    // An item of the set is picked: nothing is drawn from it.
    CHECK(told(apply + parts("1") + remember + parts("1") + "[[section]]\npick = [\"a3\"]\n") ==
          Lines{});
}

TEST_CASE("set_check: an item of a set that is picked from cannot be included") {
    CHECK(told(apply + parts("1") + "[[section]]\npick = [\"a3\"]\n[draw]\ninclude = [\"a1\"]\n") ==
          Lines{"1:1 error: \"a1\" is included, and \"a3\", which asks about the same stimulus, is "
                "picked | a stimulus is printed once: pick both, or include both"});
}
