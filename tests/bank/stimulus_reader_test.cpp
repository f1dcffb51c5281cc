// SPDX-License-Identifier: MIT
#include "bank/stimulus_reader.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

constexpr std::string_view set_text = R"([[stimulus]]
id = "case"
title = "A case"
text = '''A run takes two days.'''
[[item]]
id = "ddp"
stimulus = "case"
stem = '''Which one?'''
[[item.option]]
text = '''One'''
correct = true
[[item.option]]
text = '''Two'''
)";

std::string told_after(std::string_view from, std::string_view to) {
    return read_items(changed(set_text, from, to)).faults;
}

}  // namespace

TEST_CASE("stimulus_reader: a stimulus and the item that asks about it") {
    const ReadBank read = read_items(set_text);
    CHECK(read.faults == "");
    REQUIRE(read.bank.stimuli.size() == 1);
    const Stimulus& stimulus = read.bank.stimuli.front();
    CHECK(stimulus.id == "case");
    CHECK(stimulus.title == "A case");
    CHECK(stimulus.text.source == "A run takes two days.");
    CHECK(stimulus.text.place == base::Place{2, 4, 11});
    CHECK(stimulus.place == base::Place{2, 1, 1});
    CHECK(read.bank.find_stimulus("case") == &stimulus);
    REQUIRE(read.bank.items.size() == 1);
    CHECK(read.bank.items.front().stimulus == "case");
    CHECK(read.bank.items.front().stimulus_place == base::Place{2, 7, 12});
}

TEST_CASE("stimulus_reader: id and text are needed") {
    CHECK(told_after("text = '''A run takes two days.'''\n", "") ==
          "q.toml:1:1 stimulus \"case\" has no \"text\"\n");
    CHECK(told_after("'''A run takes two days.'''", "'''\n'''") ==
          "q.toml:4:8 \"text\" is empty [write what the items of the set ask about]\n");
    CHECK(told_after("id = \"case\"\n", "").starts_with("q.toml:1:1 [[stimulus]] has no \"id\""));
    CHECK(told_after("id = \"case\"\n", "id = \"case\"\nlanguage = \"de\"\n") == "");
    CHECK(told_after("\"A case\"", "\"\"") ==
          "q.toml:3:9 \"title\" is empty [leave the key out, or write something]\n");
}

TEST_CASE("stimulus_reader: its text has no options to refer to") {
    CHECK(told_after("two days", "{option:one}") ==
          "q.toml:4:23 a reference to an option stands in a text that belongs to no item "
          "[\\{option: prints the characters themselves]\n");
    CHECK(told_after("'''A run takes two days.'''", "'''\n# Two days\n\nThen more.'''") != "");
}

TEST_CASE("stimulus_reader: keys of items and options are told where they belong") {
    CHECK(told_after("title = \"A case\"", "topic = \"tuning\"") ==
          "q.toml:3:1 \"topic\" stands under stimulus \"case\" "
          "[it belongs to an item: move it below its [[item]]]\n");
    CHECK(told_after("title = \"A case\"", "rationale = '''No.'''") ==
          "q.toml:3:1 \"rationale\" stands under stimulus \"case\" "
          "[it belongs to an option: move it below [[item.option]]]\n");
    CHECK(told_after("title = \"A case\"", "titel = \"A case\"") ==
          "q.toml:3:1 unknown key \"titel\" in stimulus \"case\" [did you mean \"title\"?]\n");
}

TEST_CASE("stimulus_reader: a stimulus in bank.toml and one above all items are told") {
    CHECK(read_files({{"bank.toml", std::string(head_text) + "[[stimulus]]\nid = \"case\"\n"}})
              .faults ==
          "bank.toml:8:3 stimuli do not stand in bank.toml "
          "[move them to a file of items, beside the items that ask about them]\n");
    CHECK(read_items("stimulus = \"case\"\n" + std::string(item_text)).faults ==
          "q.toml:1:1 \"stimulus\" stands above the first [[item]] "
          "[move it below [[item]], or below [defaults] for all items of this file]\n");
}

TEST_CASE("stimulus_reader: [defaults] may name the stimulus of a file") {
    const std::string own = changed(set_text, "stimulus = \"case\"\n", "");
    const ReadBank read = read_items("[defaults]\nstimulus = \"case\"\n" + own);
    CHECK(read.faults == "");
    CHECK(read.bank.items.front().stimulus == "case");
}

}  // namespace papersetter::bank
