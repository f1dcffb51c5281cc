// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "blueprint/read.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;
using bank::Difficulty;
using bank::Level;

namespace {

/// What `check` tells of these sections, whose first line is 3.
Lines told(const std::vector<bank::Bank>& banks, const std::string& sections) {
    const ReadText text("paper = { title = \"Mock\", banks = [\"one\", \"two\"] }\n\n" + sections);
    REQUIRE(text.told() == Lines{});
    base::Diagnostics diagnostics;
    check(text.blueprint, banks, diagnostics);
    return ReadText::lines_of(diagnostics);
}

bank::Bank small_bank(std::string id = "ml") {
    std::vector<bank::Item> items;
    for (int i = 1; i <= 8; ++i) {
        items.push_back(item("q" + std::to_string(i), i <= 4 ? "tuning" : "data/clean",
                             i % 2 == 0 ? Level::apply : Level::remember, Difficulty::easy));
    }
    items[1].tags = {"guideline"};
    items[2].status = bank::Status::draft;
    items[3].status = bank::Status::retired;
    bank::Bank bank = bank_of(std::move(id), std::move(items));
    bank::Topic parent;
    parent.id = "data";
    bank.topics.push_back(parent);
    return bank;
}

}  // namespace

TEST_CASE("blueprint_check: a blueprint that fits its bank") {
    CHECK(
        told({small_bank()},
             "[[section]]\nwhere = { id = [\"q5\", \"q6\"], tags = \"guideline\" }\ntopic = { data "
             "= 2 }\n[[section]]\nwhere = { topic = \"tuning\" }\nitems = 1\n[[section]]\npick = "
             "[\"q1\", \"ml:q8\"]\n") == Lines{});
}

TEST_CASE("blueprint_check: unknown topics, ids and tags") {
    CHECK(told({small_bank()},
               "[[section]]\n"
               "where = { topic = [\"data\", \"tunning\"], id = \"ml:q1\", tags = \"guidelin\" }\n"
               "topic = { \"data/claen\" = 2 }\n") ==
          Lines{"4:45 error: there is no item \"ml:q1\" | `where` takes the id inside its bank: "
                "\"q1\"",
                "4:19 error: unknown topic \"tunning\" | did you mean \"tuning\"?",
                "4:61 warning: no item has \"guidelin\" as its `tags` | did you mean "
                "\"guideline\"?",
                "5:11 error: unknown topic \"data/claen\" | did you mean \"data/clean\"?"});
}

TEST_CASE("blueprint_check: picks that do not exist, stand twice or may not be printed") {
    CHECK(told({small_bank()},
               "[[section]]\n"
               "pick = [\"q1\", \"qq2\", \"q3\", \"q4\", \"ml:q1\", \"mx:q2\"]\n") ==
          Lines{"4:15 error: there is no item \"qq2\" | did you mean \"q2\"?",
                "4:22 error: \"q3\" is a draft | papers take approved and reserved items only",
                "4:28 error: \"q4\" is retired | papers take approved and reserved items only",
                "4:34 error: \"ml:q1\" is picked twice | see 4",
                "4:43 error: there is no item \"mx:q2\" | did you mean \"ml:q2\"?"});
}

TEST_CASE("blueprint_check: with several banks items are named bank:item") {
    CHECK(told({small_bank("one"), small_bank("two")},
               "[[section]]\npick = [\"one:q1\", \"q1\", \"two:q1\"]\n") ==
          Lines{"4:19 error: there is no item \"q1\" | with several banks an item is written "
                "bank:item, e.g. \"one:q1\""});
}

TEST_CASE("blueprint_check: banks of one id") {
    CHECK(
        told({small_bank(), small_bank()}, "[[section]]\nitems = 2\n") ==
        Lines{"1:43 error: two banks have the id \"ml\" | items are named bank:item, so the banks "
              "of a paper need different ids | see 1"});
}

TEST_CASE("blueprint_check: banks whose ids differ in capitals only would share a folder") {
    CHECK(told({small_bank("ml"), small_bank("ML")}, "[[section]]\nitems = 2\n") ==
          Lines{"1:43 error: the ids of two banks, \"ml\" and \"ML\", differ in capitals only | "
                "items are named bank:item, so the banks of a paper need different ids | see 1"});
}

TEST_CASE("blueprint_check: of many sections that meet the first pairs are told") {
    std::string sections;
    for (int i = 0; i < 15; ++i) sections += "[[section]]\nitems = 1\n";
    const Lines lines = told({small_bank()}, sections);
    REQUIRE(lines.size() == 11);
    CHECK(lines[9].find("are eligible for section 10 and for section 11") != std::string::npos);
    // 14 pairs of neighbours
    CHECK(lines[10] == "25:1 note: 4 more pairs of sections have items in common");
}

TEST_CASE("blueprint_check: items eligible for two sections are listed") {
    CHECK(told({small_bank()},
               "[[section]]\ntitle = \"A\"\nitems = 2\n[[section]]\nitems = 2\nwhere = { topic = "
               "\"data\" }\n") ==
          Lines{"6:1 error: 4 items are eligible for section \"A\" and for section 2: q5, q6, q7, "
                "q8 | add `where` to one of the sections, so that no item fits both | see 3"});
    CHECK(told({small_bank()}, "[[section]]\nitems = 2\n[[section]]\nitems = 2\n") ==
          Lines{"5:1 error: 6 items are eligible for section 1 and for section 2: q1, q2, q5, q6, "
                "q7 and 1 more | add `where` to one of the sections, so that no item fits both | "
                "see 3"});
}

TEST_CASE("blueprint_check: values that are not listed, and picked items, are not eligible") {
    CHECK(told({small_bank()},
               "[[section]]\ntopic = { tuning = 1, data = 0 }\n[[section]]\ntopic = { data = 2, "
               "\"data/clean\" = 2 }\n") == Lines{});
    CHECK(told({small_bank()},
               "[[section]]\nlevel = { apply = 1 }\n[[section]]\nwhere = { id = [\"q1\", \"q2\"] "
               "}\nitems = 1\n[[section]]\npick = [\"q2\"]\n") == Lines{});
}

TEST_CASE("blueprint_check: a section that counts difficulty needs it of every item") {
    bank::Bank bank = small_bank();
    bank.items[4].difficulty.reset();
    bank.items[5].difficulty.reset();
    bank.items[5].p = base::Decimal::parse("0.5");
    CHECK(
        told({bank}, "[[section]]\n[section.difficulty]\neasy = 2\n") ==
        Lines{"4:10 error: section 1 counts difficulty, but 1 item it may take has none: q5 | give "
              "the items `difficulty` or `p`, or leave them out with `where`"});
    CHECK(told({bank}, "[[section]]\nitems = 2\narrange = \"difficulty\"\n") ==
          Lines{"3:1 error: section 1 is arranged by difficulty, but 1 item it may take has none: "
                "q5 | give the items `difficulty` or `p`, or leave them out with `where`"});
    CHECK(
        told({bank}, "[[section]]\nwhere = { topic = \"tuning\" }\ndifficulty = { easy = 2 }\n") ==
        Lines{});
}

TEST_CASE("blueprint_check: items on every paper and on none") {
    const std::string section = "[[section]]\ntopic = { tuning = 1, data = 2 }\n";
    CHECK(told({small_bank()}, section + "[draw]\ninclude = [\"q1\"]\nexclude = [\"q5\"]\n") ==
          Lines{});
    CHECK(told({small_bank()}, section + "[draw]\ninclude = [\"qq1\"]\nexclude = [\"x\"]\n") ==
          Lines{"6:12 error: there is no item \"qq1\" | did you mean \"q1\"?",
                "7:12 error: there is no item \"x\""});
    CHECK(told({small_bank()}, section + "[draw]\ninclude = \"q1\"\nexclude = \"q1\"\n") ==
          Lines{"7:11 error: \"q1\" is on every paper and on none | see 6"});
    CHECK(told({small_bank()}, section + "[draw]\ninclude = [\"q1\", \"q2\"]\n") ==
          Lines{"6:18 error: \"q2\" is one too many of \"tuning\": section 1 has 1 | include fewer "
                "of them, or raise the count | see 4"});
    CHECK(told({small_bank()}, section + "[draw]\ninclude = [\"q4\"]\n") ==
          Lines{"6:12 error: \"q4\" is retired | an included item must be one that a section may "
                "draw: look at its `where` and its counts"});
    CHECK(told({small_bank()}, "[[section]]\ntopic = { data = 1 }\n[draw]\ninclude = [\"q1\"]\n") ==
          Lines{"6:12 error: \"q1\" fits no section | an included item must be one that a section "
                "may draw: look at its `where` and its counts"});
}

TEST_CASE(
    "blueprint_check: an included item of a value that is not listed, where others are taken") {
    CHECK(told({small_bank()},
               "[[section]]\nitems = 2\ntopic = { data = [0, 2], others = true }\n"
               "[draw]\ninclude = [\"q1\"]\n") == Lines{});
}

TEST_CASE("blueprint_check: enemies cannot both be on every paper") {
    bank::Bank bank = small_bank();
    bank.items[0].enemies = {"q5"};
    bank.items[4].enemies = {"q1"};
    CHECK(told({bank},
               "[[section]]\ntopic = { tuning = 1, data = 2 }\n[draw]\n"
               "include = [\"q1\", \"q5\"]\n") ==
          Lines{"6:18 error: \"q5\" and \"q1\" are enemies, and both are on every paper | see 6"});
    CHECK(told({bank},
               "[[section]]\ntopic = { tuning = 1 }\n[[section]]\npick = [\"q5\"]\n"
               "[draw]\ninclude = \"q1\"\n")
              .size() == 1);
}

TEST_CASE("blueprint_check: an excluded item does not fit two sections") {
    const std::string sections =
        "[[section]]\nitems = 1\nwhere = { id = [\"q1\", \"q2\"] }\n[[section]]\nitems = 1\n"
        "where = { id = [\"q2\", \"q5\"] }\n";
    CHECK(told({small_bank()}, sections).size() == 1);
    CHECK(told({small_bank()}, sections + "[draw]\nexclude = [\"q2\"]\n") == Lines{});
}

TEST_CASE("blueprint_check: every item that may be drawn has what the section bounds") {
    bank::Bank bank = small_bank();
    for (bank::Item& one : bank.items) {
        one.minutes = base::Decimal::whole(2);
        one.p = base::Decimal::parse("0.8");
    }
    bank.items[0].minutes.reset();
    bank.items[4].minutes.reset();
    bank.items[5].p.reset();
    const std::string section = "[[section]]\nitems = 2\nminutes = [3, 5]\np = 0.8\n";
    CHECK(
        told({bank}, section) ==
        Lines{"5:11 error: section 1 bounds the minutes, but 2 items it may take have none: q1, q5 "
              "| give the items `minutes`, or leave them out with `where`",
              "6:5 error: section 1 bounds the mean p, but 1 item it may take has none: q6 | give "
              "the items `p`, or leave them out with `where`"});
    CHECK(told({bank}, section + "[draw]\nexclude = [\"q1\", \"q5\", \"q6\"]\n") == Lines{});
    bank.items[6].p.reset();
    bank.items[6].difficulty.reset();
    CHECK(
        told({bank},
             "[[section]]\nitems = 2\n[section.table]\nrows = \"topic\"\ncolumns = "
             "[\"easy\"]\ntuning = [1]\n") ==
        Lines{"5:10 error: section 1 counts difficulty, but 1 item it may take has none: q7 | give "
              "the items `difficulty` or `p`, or leave them out with `where`"});
}

TEST_CASE("blueprint_check: words of rules, tables and lists of tables") {
    CHECK(told({small_bank()},
               "[[section]]\nitems = 2\nwhere = [{ topic = \"tunning\" }, { topic = \"data\" }]\n"
               "[[section.rule]]\nwhere = { topic = \"dat\" }\ncount = 1\n"
               "[[section.table]]\nrows = \"topic\"\ncolumns = [\"apply\"]\ntunin = [1]\n"
               "[[section.table]]\nrows = \"level\"\ncolumns = [\"dta\"]\napply = [1]\n") ==
          Lines{"5:20 error: unknown topic \"tunning\" | did you mean \"tuning\"?",
                "7:19 error: unknown topic \"dat\" | did you mean \"data\"?",
                "12:1 error: unknown topic \"tunin\" | did you mean \"tuning\"?",
                "13:1 error: unknown topic \"dta\" | did you mean \"data\"?"});
}

TEST_CASE("blueprint_check: common items are on every paper") {
    const std::string section = "[[section]]\ntopic = { tuning = 1, data = 2 }\n";
    const std::string series = "[series]\nforms = 2\nmode = \"joint\"\n";
    CHECK(told({small_bank()}, section + series + "common = [\"q1\", \"q5\"]\n") == Lines{});
    CHECK(
        told({small_bank()}, section + "[draw]\ninclude = \"q1\"\nexclude = \"q5\"\n" + series +
                                 "common = [\"q1\", \"q5\", \"q2\", \"q9\", \"q3\"]\n") ==
        Lines{"11:11 error: \"q1\" is on every paper already | see 6",
              "11:29 error: there is no item \"q9\" | did you mean \"q1\"?",
              "7:11 error: \"q5\" is on every paper and on none | see 11",
              "11:35 error: \"q3\" is a draft | an included item must be one that a section may "
              "draw: look at its `where` and its counts",
              "11:23 error: \"q2\" is one too many of \"tuning\": section 1 has 1 | include fewer "
              "of them, or raise the count | see 4"});
    bank::Bank bank = small_bank();
    bank.items[0].enemies = {"q5"};
    bank.items[4].enemies = {"q1"};
    CHECK(told({bank}, section + series + "common = [\"q1\", \"q5\"]\n") ==
          Lines{"8:17 error: \"q5\" and \"q1\" are enemies, and both are on every paper | see 8"});
}

TEST_CASE("blueprint_check: bounds of a series that no series could break") {
    const std::string section = "[[section]]\ntopic = { tuning = 2, data = 2 }\n";
    const std::string series = "[series]\nforms = 3\nmode = \"joint\"\n";
    const std::vector<bank::Bank> banks{small_bank()};
    CHECK(told(banks, section + series + "max_use = 3\noverlap = 3\n") == Lines{});
    CHECK(told(banks, section + series + "max_use = 4\noverlap = 4\n") ==
          Lines{"8:11 error: max_use = 4 means nothing with 3 forms | an item is on at most 3 of "
                "them anyway: write a smaller number, or leave it out",
                "9:11 error: overlap = 4 means nothing where a form has 4 items | two forms cannot "
                "share more anyway: write a smaller number, or leave it out"});
    // Items that are on all forms are not counted: two are left of four.
    const std::string named = "common = [\"q1\"]\n[draw]\ninclude = [\"q5\"]\n";
    CHECK(told(banks, section + series + "overlap = 1\n" + named) == Lines{});
    CHECK(told(banks, section + series + "overlap = 2\n" + named) ==
          Lines{"8:11 error: overlap = 2 means nothing where a form has 2 items beside those on "
                "all forms | two forms cannot share more anyway: write a smaller number, or leave "
                "it out"});
    // Picked ones are on all forms too.
    CHECK(
        told(banks,
             section + "[[section]]\npick = [\"q1\", \"q2\"]\n" + series + "overlap = 4\n") ==
        Lines{"10:11 error: overlap = 4 means nothing where a form has 4 items | two forms cannot "
              "share more anyway: write a smaller number, or leave it out"});
    // --forms may give more where `forms` is left out.
    CHECK(told(banks, section + "[series]\nmode = \"joint\"\nmax_use = 4\n") == Lines{});
}

TEST_CASE("blueprint_check: a stimulus may be an enemy too") {
    bank::Bank bank = small_bank();
    bank.stimuli.resize(1);
    bank.stimuli[0].id = "s";
    bank.stimuli[0].enemies = {"q1"};
    bank.items[4].stimulus = "s";
    CHECK(told({bank}, "[[section]]\nitems = 3\n[draw]\ninclude = [\"q1\", \"q5\"]\n") ==
          Lines{"6:18 error: \"q5\" and \"q1\" are enemies, and both are on every paper | see 6"});
}

TEST_CASE("blueprint_check: avoided items are not drawn") {
    const ReadText text(
        "paper = { title = \"Mock\", banks = \"..\" }\n[[section]]\nitems = 1\nwhere = { id = "
        "[\"q1\", \"q2\"] }\n[[section]]\nitems = 1\nwhere = { id = [\"q2\", \"q5\"] }\n");
    Blueprint blueprint = text.blueprint;
    const auto errors = [&] {
        base::Diagnostics diagnostics;
        check(blueprint, {small_bank()}, diagnostics);
        return diagnostics.errors();
    };
    CHECK(errors() == 1);
    blueprint.avoided = {"ml:q2"};
    CHECK(errors() == 0);
    blueprint.include = {"q2"};
    blueprint.include_places.resize(1);
    CHECK(errors() == 1);
}

TEST_CASE("blueprint_check: balanced positions come with a warning, random ones without") {
    const std::vector<bank::Bank> banks{small_bank()};
    const std::string section = "[[section]]\nitems = 1\n[options]\npositions = ";
    CHECK(told(banks, section + "\"balanced\"\n") ==
          Lines{"6:13 warning: balanced positions can be exploited: who counts letters guesses "
                "better | "
                "leave `positions` out, and every key has each of its places equally likely"});
    CHECK(told(banks, section + "\"random\"\n") == Lines{});
}

TEST_CASE("blueprint_check: of a section with faults of its own no further ones are made up") {
    const ReadText text(
        "paper = { title = \"Mock\", banks = \"..\" }\n[[section]]\nitems = 2\nlevel = { aply = 2 "
        "}\n"
        "[[section]]\nitems = 1\nwhere = { topic = \"data\" }\n[draw]\ninclude = [\"q1\", "
        "\"q9\"]\n");
    base::Diagnostics diagnostics;
    check(text.blueprint, {small_bank()}, diagnostics);
    CHECK(ReadText::lines_of(diagnostics) ==
          Lines{"9:18 error: there is no item \"q9\" | did you mean \"q1\"?"});
}
