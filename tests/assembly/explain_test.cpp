// SPDX-License-Identifier: MIT
#include "assembly/explain.hpp"

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// What is told as a person reads it, the blueprint's name and source lines left out.
std::string told(const std::vector<bank::Bank>& banks, const std::string& sections) {
    base::Diagnostics diagnostics;
    explain_conflict(banks, blueprint_of(sections), diagnostics);
    std::string text = "\n";
    for (const base::Diagnostic& one : diagnostics.all()) {
        text += std::to_string(one.place.line) + ": " + one.message + "\n";
        for (const base::Detail& detail : one.details) {
            text += "  " + std::to_string(detail.place.line) + ": " + detail.words + "\n";
        }
        if (!one.reason.empty()) text += "because: " + one.reason + "\n";
        if (!one.hint.empty()) text += "hint: " + one.hint + "\n";
    }
    return text;
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

TEST_CASE("explain: fewer items than wanted") {
    std::vector<bank::Item> items;
    add(items, 3, "data", 0, 0);
    add(items, 1, "data", 0, 0, bank::Status::draft);
    CHECK(told({bank_of("b", items)}, "[[section]]\ntitle = \"All\"\nitems = 4\n") == R"(
4: no paper satisfies this blueprint: this requirement cannot be met
  4: section  items = 4
because: the bank has 4, 3 usable (1 draft): 3 < 4
hint: any one of these repairs it:
items = 3 instead of 4
write 1 more item like "i0"
)");
    CHECK(told({bank_of("b", {})}, "[[section]]\ntopic = { x = 2 }\n") == R"(
3: no paper satisfies this blueprint: this requirement cannot be met
  3: section.topic  x = 2
because: the bank has none: 0 < 2
hint: any one of these repairs it:
x = 0 instead of 2
write 2 more items ("x")
)");
}

TEST_CASE("explain: every value that is short, with what keeps items away") {
    std::vector<bank::Item> items;
    add(items, 2, "tuning", 0, 2);
    add(items, 1, "tuning", 0, 2, bank::Status::draft);
    add(items, 2, "tuning", 0, 2, bank::Status::retired);
    add(items, 3, "tuning", 0, 1);
    add(items, 1, "tuning", 4, 2);
    add(items, 1, "data", 0, 2);
    CHECK(told({bank_of("b", items)}, R"([[section]]
[section.topic]
tuning = 4
data = 2
[section.level]
remember = 6
[section.difficulty]
hard = 6
[[section]]
pick = ["i0"]
)") == R"(
9: no paper satisfies section 1: this requirement cannot be met
  9: section.difficulty  hard = 6
because: the bank has 7, 2 usable (1 in another section, 1 draft, 2 retired, 1 of a level not asked for): 2 < 6
hint: but for the other conflicts, any one of these repairs it:
hard = 2 instead of 6
write 4 more items like "i1" ("tuning", remember and hard)
7: no paper satisfies section 1: this requirement cannot be met
  7: section.level  remember = 6
because: the bank has 9, 2 usable (1 in another section, 1 draft, 2 retired, 3 of a difficulty not asked for): 2 < 6
hint: but for the other conflicts, any one of these repairs it:
remember = 2 instead of 6
write 4 more items like "i1" ("tuning", remember and hard)
5: no paper satisfies section 1: this requirement cannot be met
  5: section.topic  data = 2
because: the bank has 1: 1 < 2
hint: but for the other conflicts, any one of these repairs it:
data = 1 instead of 2
write 1 more item like "i9" ("data", remember and hard)
4: no paper satisfies section 1: this requirement cannot be met
  4: section.topic  tuning = 4
because: the bank has 9, 1 usable (1 in another section, 1 draft, 2 retired, 1 of a level not asked for, 3 of a difficulty not asked for): 1 < 4
hint: but for the other conflicts, any one of these repairs it:
tuning = 1 instead of 4
write 3 more items like "i1" ("tuning", remember and hard)
9: what repairs all of these conflicts together
hint: any one of these repairs it:
tuning = 1 instead of 4, data = 1 instead of 2, remember = 2 instead of 6 and hard = 2 instead of 6
write 3 more items like "i1" ("tuning", remember and hard) and 1 more item like "i9" ("data", remember and hard)
)");
}

TEST_CASE("explain: two families that cannot be met together") {
    // 34 items are of level analyse, 21 of them of arrhythmia.
    std::vector<bank::Item> items;
    add(items, 21, "arrhythmia", 3, 0);
    add(items, 13, "valves", 3, 0);
    add(items, 40, "valves", 2, 0);
    CHECK(told({bank_of("b", items)}, R"([[section]]
items = 40
[section.topic]
arrhythmia = "7.5 %"
valves = "92.5 %"
[section.level]
apply = 20
analyse = 20
)") == R"(
6: no paper satisfies this blueprint: these 2 requirements cannot hold together (smallest such set)
  6: section.topic  valves = 37   (92.5 % of 40)
  8: section.level  apply = 20
because: 53 items are "valves"; 40 of them are "apply" too, of which 20 fit; 13 + 20 = 33 < 37
hint: any one of these repairs it:
valves = 33 instead of 37 (92.5 %) and arrhythmia = 7 instead of 3 (7.5 %)
apply = 24 instead of 20 and analyse = 16 instead of 20
write 4 more items like "i21" ("valves" and analyse)
)");
}

TEST_CASE("explain: three families of which each two can be met") {
    const std::vector<bank::Item> items{item("a", "x", 0, 0), item("b", "x", 1, 1),
                                        item("c", "y", 0, 1), item("d", "y", 1, 0)};
    CHECK(told({bank_of("b", items)}, R"([[section]]
topic = { x = 1, y = 1 }
level = { remember = 1, understand = 1 }
difficulty = { easy = 1, medium = 1 }
)") == R"(
3: no paper satisfies this blueprint: these 3 requirements cannot hold together (smallest such set)
  3: section.topic       x = 1
  4: section.level       understand = 1
  5: section.difficulty  easy = 1
because: with the others met, "x" can come to 0 or to 2, to nothing between
hint: any one of these repairs it:
x = 2 instead of 1 and y = 0 instead of 1
understand = 2 instead of 1 and remember = 0 instead of 1
write 1 more item ("y", remember and easy)
)");
}

TEST_CASE("explain: new items for a section that could draw none of those there are") {
    // The only "red" item is of a level not asked for; a new one is like it in all else.
    std::vector<bank::Item> items{item("a", "x", 1, 0), item("b", "x", 0, 0)};
    items[0].tags = {"red"};
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    const std::string section =
        "[[section]]\nwhere = { tags = \"red\" }\nitems = 1\nlevel = { remember = [0, 1] }\n";
    CHECK(told(banks, section + "[[section.rule]]\nwhere = { topic = \"x\" }\ncount = [0, 1]\n") ==
          R"(
4: no paper satisfies this blueprint: this requirement cannot be met
  4: section  items = 1
because: the bank has 2, none usable (1 left out by `where`, 1 of a level not asked for): 0 < 1
hint: this repairs it:
write 1 more item (remember)
)");
}

TEST_CASE("explain: no new item is told to be written that `where` would leave out") {
    std::vector<bank::Item> items;
    add(items, 2, "x", 0, 0);
    CHECK(told({bank_of("b", items)},
               "[[section]]\nwhere = { id = [\"i0\", \"i1\"] }\nitems = 3\n") == R"(
4: no paper satisfies this blueprint: this requirement cannot be met
  4: section  items = 3
because: the bank has 2: 2 < 3
hint: this repairs it:
items = 2 instead of 3
)");
}

TEST_CASE("explain: enemies, and items that must or must not be there") {
    std::vector<bank::Item> items;
    add(items, 6, "x", 0, 0);
    items[0].enemies = {"i1", "i2"};
    items[1].enemies = {"i2"};
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    CHECK(told(banks, "[[section]]\nitems = 5\n") == R"(
3: no paper satisfies this blueprint: these 2 requirements cannot hold together (smallest such set)
  3: section  items = 5
  0: enemies  at most one of "i0", "i1" and "i2"
because: 6 items are usable; 3 of them are in 1 group of enemies, of which 1 fits; 3 + 1 = 4 < 5
hint: any one of these repairs it:
items = 4 instead of 5
write 1 more item like "i0"
)");
    CHECK(told(banks, "[[section]]\nitems = 4\n[draw]\nexclude = [\"i5\"]\n") == R"(
3: no paper satisfies this blueprint: these 3 requirements cannot hold together (smallest such set)
  3: section       items = 4
  5: draw.exclude  "i5"
  0: enemies       at most one of "i0", "i1" and "i2"
because: with the others met, the number of items comes to at most 3
hint: any one of these repairs it:
items = 3 instead of 4
do not exclude "i5"
write 1 more item like "i0"
)");
    CHECK(told(banks, "[[section]]\nitems = 1\n[draw]\ninclude = [\"i5\", \"i3\"]\n") == R"(
3: no paper satisfies this blueprint: these 3 requirements cannot hold together (smallest such set)
  3: section       items = 1
  5: draw.include  "i5"
  5: draw.include  "i3"
because: with the others met, the number of items comes to at least 2
hint: any one of these repairs it:
items = 2 instead of 1
do not include "i3"
do not include "i5"
)");
}

TEST_CASE("explain: enemies of two sections") {
    std::vector<bank::Item> items{item("a", "x", 0, 0), item("b", "y", 0, 0)};
    items[0].enemies = {"b"};
    CHECK(told({bank_of("b", items)},
               "[[section]]\nwhere = { topic = \"x\" }\nitems = 1\n[[section]]\n"
               "where = { topic = \"y\" }\nitems = 1\n") == R"(
4: no paper satisfies this blueprint: these 3 requirements cannot hold together (smallest such set)
  4: section  items = 1
  7: section  items = 1
  0: enemies  at most one of "a" and "b"
because: 1 + 1 = 2 are asked for; 2 items are usable; 2 of them are in 1 group of enemies, of which 1 fits; 1 < 2
hint: this repairs it:
write 1 more item like "a" for section 1
)");
}

TEST_CASE("explain: a repair of one section leaves the others a paper") {
    // "c" is all that section 2 may draw, and "b" is its enemy.
    std::vector<bank::Item> items{item("a", "x", 0, 0), item("b", "x", 0, 0), item("c", "y", 0, 0)};
    items[1].enemies = {"c"};
    CHECK(told({bank_of("b", items)},
               "[[section]]\nwhere = { topic = \"x\" }\nitems = 3\n[[section]]\n"
               "where = { topic = \"y\" }\nitems = 1\n") == R"(
4: no paper satisfies section 1: this requirement cannot be met
  4: section  items = 3
because: the bank has 3, 2 usable (1 left out by `where`): 2 < 3
hint: any one of these repairs it:
items = 1 instead of 3 in section 1
write 2 more items like "a" for section 1
)");
}

TEST_CASE("explain: an included item whose set cannot be drawn") {
    std::vector<bank::Item> items;
    add(items, 4, "x", 0, 0);
    items[0].stimulus = items[1].stimulus = "map";
    items[1].level = bank::Level::apply;
    std::vector<bank::Bank> banks{bank_of("b", items)};
    banks[0].stimuli.resize(1);
    banks[0].stimuli[0].id = "map";
    CHECK(told(banks, "[[section]]\nlevel = { remember = 2 }\n[draw]\ninclude = [\"i0\"]\n") == R"(
5: no paper satisfies this blueprint: this requirement cannot be met
  5: draw.include  "i0"
because: the section cannot draw its item set "map"
hint: this repairs it:
do not include "i0"
)");
}

TEST_CASE("explain: too few items beside a mean that means nothing without them") {
    std::vector<bank::Item> items;
    add(items, 3, "x", 0, 0);
    for (bank::Item& one : items) one.p = base::Decimal::units(5000);
    CHECK(told({bank_of("b", items)}, "[[section]]\nitems = 4\np = [0.4, 0.6]\n") == R"(
3: no paper satisfies this blueprint: this requirement cannot be met
  3: section  items = 4
because: the bank has 3: 3 < 4
hint: the mean p left aside, any one of these repairs it:
items = 3 instead of 4
write 1 more item like "i0"
)");
}

TEST_CASE("explain: no sum lies in a range that is narrower than its steps") {
    // The mean of two of them is 0.5, 0.6 or 0.7.
    std::vector<bank::Item> items;
    add(items, 4, "x", 0, 0);
    for (int i = 0; i < 4; ++i) {
        items[static_cast<std::size_t>(i)].p = base::Decimal::units(i < 2 ? 5000 : 7000);
    }
    CHECK(told({bank_of("b", items)}, "[[section]]\nitems = 2\np = [0.61, 0.64]\n") == R"(
4: no paper satisfies this blueprint: this requirement cannot be met
  4: section  p = [0.61, 0.64]
because: the mean p can come to 0.6 or to 0.7, to nothing between
hint: this repairs it:
p = [0.6, 0.64] instead of [0.61, 0.64]
)");
    CHECK(told({bank_of("b", items)}, "[[section]]\nitems = 2\np = [0.72, 0.84]\n") == R"(
4: no paper satisfies this blueprint: this requirement cannot be met
  4: section  p = [0.72, 0.84]
because: the mean p comes to at most 0.7
hint: this repairs it:
p = [0.7, 0.84] instead of [0.72, 0.84]
)");
}
