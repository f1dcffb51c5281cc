// SPDX-License-Identifier: MIT
#include "assembly/shortage.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// What is told when no paper exists; "drawn" when one does.
Lines told(const std::vector<bank::Bank>& banks, const std::string& sections) {
    base::Diagnostics diagnostics;
    try {
        static_cast<void>(assemble(banks, blueprint_of(sections), "1", diagnostics));
    } catch (const base::InputError&) {
        return lines_of(diagnostics);
    }
    return {"drawn"};
}

void add(std::vector<bank::Item>& items, int count, const std::string& topic, int level,
         int difficulty, bank::Status status = bank::Status::approved) {
    for (int i = 0; i < count; ++i) {
        bank::Item one = item("i" + std::to_string(items.size()), topic, level, difficulty);
        one.status = status;
        items.push_back(std::move(one));
    }
}

}  // namespace

TEST_CASE("shortage: fewer items than wanted") {
    std::vector<bank::Item> items;
    add(items, 3, "data", 0, 0);
    add(items, 1, "data", 0, 0, bank::Status::draft);
    CHECK(told({bank_of("b", items)}, "[[section]]\ntitle = \"All\"\nitems = 4\n") ==
          Lines{"4 error: section \"All\" needs 4 items: the bank has 4, 3 usable (1 draft)"});
    CHECK(told({bank_of("b", items)}, "[[section]]\nitems = 3\n") == Lines{"drawn"});
    CHECK(told({bank_of("b", {})}, "[[section]]\nitems = 1\n") ==
          Lines{"3 error: section 1 needs 1 item: the bank has none"});
}

TEST_CASE("shortage: every value that is short, with what keeps items away") {
    std::vector<bank::Item> items;
    add(items, 2, "tuning", 0, 2);
    add(items, 1, "tuning", 0, 2, bank::Status::draft);
    add(items, 2, "tuning", 0, 2, bank::Status::retired);
    add(items, 3, "tuning", 0, 1);
    add(items, 1, "tuning", 4, 2);
    add(items, 1, "data", 0, 2);
    std::vector<bank::Bank> banks{bank_of("b", items)};
    CHECK(told(banks,
               "[[section]]\n"
               "[section.topic]\n"
               "tuning = 4\n"
               "data = 2\n"
               "[section.level]\n"
               "remember = 6\n"
               "[section.difficulty]\n"
               "hard = 6\n"
               "[[section]]\n"
               "pick = [\"i0\"]\n") ==
          Lines{"4 error: \"tuning\" needs 4 items: the bank has 9, 1 usable (1 in another "
                "section, 1 draft, 2 retired, 1 of a level not asked for, 3 of a difficulty not "
                "asked for)",
                "5 error: \"data\" needs 2 items: the bank has 1",
                "7 error: section 1 needs 6 items of level remember: the bank has 9, 2 usable (1 "
                "in another section, 1 draft, 2 retired, 3 of a difficulty not asked for)",
                "9 error: section 1 needs 6 hard items: the bank has 7, 2 usable (1 in another "
                "section, 1 draft, 2 retired, 1 of a level not asked for)"});
}

TEST_CASE("shortage: left out by where") {
    std::vector<bank::Item> items;
    add(items, 3, "data", 0, 0);
    items[0].tags = {"old"};
    CHECK(told({bank_of("b", items)},
               "[[section]]\nitems = 3\nwhere = { not = { tags = \"old\" } }\n") ==
          Lines{"3 error: section 1 needs 3 items: the bank has 3, 2 usable (1 left out by "
                "`where`)"});
}

TEST_CASE("shortage: a topic outside of the one listed below it") {
    std::vector<bank::Item> items;
    add(items, 1, "train", 0, 0);
    add(items, 5, "train/deep", 0, 0);
    CHECK(told({bank_of("b", items)},
               "[[section]]\n[section.topic]\ntrain = 5\n\"train/deep\" = 3\n") ==
          Lines{"4 error: \"train\" needs 2 items outside \"train/deep\": the bank has 1"});
}

TEST_CASE("shortage: two families that cannot be met together") {
    std::vector<bank::Item> items;
    add(items, 8, "tuning", 0, 0);
    add(items, 2, "tuning", 0, 2);
    add(items, 1, "tuning", 0, 2, bank::Status::draft);
    add(items, 9, "data", 0, 2);
    std::vector<bank::Bank> banks{bank_of("b", items)};
    // 6 of tuning, of which at most 3 may be easy: 3 hard ones are needed.
    CHECK(told(banks,
               "[[section]]\n"
               "[section.topic]\n"
               "tuning = 6\n"
               "data = 3\n"
               "[section.difficulty]\n"
               "easy = 3\n"
               "hard = 6\n") ==
          Lines{"4 error: \"tuning\" needs 3 hard items: the bank has 3, 2 usable (1 draft) | of "
                "the 6 items asked for there, at most 3 can be easy, for the section takes no "
                "more | see 8"});
}

TEST_CASE("shortage: two topics together") {
    std::vector<bank::Item> items;
    add(items, 4, "a", 0, 0);
    add(items, 2, "a", 0, 2);
    add(items, 4, "b", 0, 0);
    add(items, 2, "b", 0, 2);
    add(items, 9, "c", 0, 2);
    // a and b want 8, of which at most 3 may be easy: 5 hard, and there are 4.
    const Lines lines = told({bank_of("b", items)},
                             "[[section]]\ntopic = { a = 4, b = 4, c = 2 }\n"
                             "difficulty = { easy = 3, hard = 7 }\n");
    CHECK(lines ==
          Lines{"3 error: \"a\" and \"b\" together need 5 hard items: the bank has 4 | of the 8 "
                "items asked for there, at most 3 can be easy, for the section takes no more | "
                "see 4"});
}

TEST_CASE("shortage: three families that cannot be met together though each two can") {
    std::vector<bank::Item> items{item("a", "x", 0, 0), item("b", "x", 1, 1), item("c", "y", 0, 1),
                                  item("d", "y", 1, 0)};
    CHECK(told({bank_of("b", items)},
               "[[section]]\n"
               "title = \"Odd\"\n"
               "topic = { x = 1, y = 1 }\n"
               "level = { remember = 1, understand = 1 }\n"
               "difficulty = { easy = 1, medium = 1 }\n") ==
          Lines{"2 error: no paper satisfies all counts of section \"Odd\" together | each count "
                "of topic, level and difficulty, and each two of these, could be met alone; change "
                "one of the counts or add items",
                "4 note: topic, needed of usable: x 1 of 2, y 1 of 2",
                "5 note: level, needed of usable: remember 1 of 2, understand 1 of 2",
                "6 note: difficulty, needed of usable: easy 1 of 2, medium 1 of 2"});
}

TEST_CASE("shortage: several banks, and every section is told") {
    std::vector<bank::Bank> banks{bank_of("one", {item("a", "x", 0, 0)}),
                                  bank_of("two", {item("a", "y", 0, 0)})};
    CHECK(told(banks,
               "[[section]]\ntopic = { x = 2 }\n"
               "[[section]]\ntopic = { y = 2 }\n") ==
          Lines{"3 error: \"x\" needs 2 items: the banks have 1",
                "5 error: \"y\" needs 2 items: the banks have 1"});
}
