// SPDX-License-Identifier: MIT
#include "bank/item_sets.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

std::string stimulus(std::string_view id) {
    return "[[stimulus]]\nid = \"" + std::string(id) + "\"\ntext = '''A case.'''\n";
}

std::string item(std::string_view id, std::string_view stimulus) {
    const std::string keys =
        '"' + std::string(id) + "\"\nstimulus = \"" + std::string(stimulus) + '"';
    return changed(item_text, "\"ddp\"", keys);
}

}  // namespace

TEST_CASE("item_sets: the stimuli of all files are sorted by id") {
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"a.toml", stimulus("y") + item("one", "x")},
                                      {"b.toml", stimulus("x") + item("two", "y")}});
    CHECK(read.faults == "");
    REQUIRE(read.bank.stimuli.size() == 2);
    CHECK(read.bank.stimuli[0].id == "x");
    CHECK(read.bank.stimuli[1].id == "y");
    CHECK(read.bank.find_stimulus("z") == nullptr);
}

TEST_CASE("item_sets: a stimulus that the bank does not have is told with the nearest one") {
    CHECK(read_items(stimulus("case-1") + item("one", "case-1") + item("two", "case-2")).faults ==
          "q.toml:19:12 the bank has no stimulus \"case-2\" [did you mean \"case-1\"?]\n");
    CHECK(read_items(item("one", "case")).faults ==
          "q.toml:3:12 the bank has no stimulus \"case\" "
          "[write it in a file of items: [[stimulus]] with this id]\n");
    CHECK(read_items(item("one", "")).faults ==
          "q.toml:3:12 the bank has no stimulus \"\" "
          "[write it in a file of items: [[stimulus]] with this id]\n");
}

TEST_CASE("item_sets: two stimuli with one id, and an item with the id of a stimulus") {
    CHECK(read_items(stimulus("case") + stimulus("case") + item("one", "case")).faults ==
          "q.toml:4:1 the id \"case\" is given to two stimuli [give one of them another id] "
          "(q.toml:1 the other one stands here)\n");
    CHECK(read_items(stimulus("one") + item("one", "one")).faults ==
          "q.toml:1:1 the id \"one\" is given to an item and a stimulus "
          "[`enemies` could not tell which is meant: give the stimulus another id] "
          "(q.toml:4 the item stands here)\n");
}

TEST_CASE("item_sets: a stimulus that no item asks about is a warning") {
    CHECK(read_items(stimulus("case")).faults ==
          "warning q.toml:1:1 no item asks about the stimulus \"case\" "
          "[write stimulus = \"case\" in the items of its set]\n");
}

}  // namespace papersetter::bank
