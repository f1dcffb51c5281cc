// SPDX-License-Identifier: MIT
#include "bank/write.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

// Everything an item says, places apart, as one text.
std::string content(const Item& item) { return write_item(item); }

Text text(std::string source) { return {std::move(source), {}, 0}; }

Item item_with_stem(std::string stem) {
    Item item;
    item.id = "x";
    item.stem = text(std::move(stem));
    item.options.resize(2);
    item.options[0].text = text("One");
    item.options[0].is_correct = true;
    item.options[1].text = text("Two");
    return item;
}

}  // namespace

TEST_CASE("write_item: whatever a text holds is read back") {
    for (const std::string stem : {"plain",
                                   "it's",
                                   "ends with '",
                                   "three ''' quotes",
                                   "a\n'''\nb",
                                   "'''",
                                   "\"\"\" and '''",
                                   "back\\slash \\\\theta",
                                   "C:\\new\\table '''",
                                   "a\tb",
                                   "a\tb '''\tc",
                                   "\"quoted\"",
                                   "line one\n\nline two",
                                   "  indented first\nthen not",
                                   "a\n    b\n  c",
                                   "a  \nb",
                                   "a\\\nb'",
                                   "ends with \\",
                                   "ends with \" and ''' \"",
                                   "\u201C\u00E9\u201D \U0001F600",
                                   "{{x}} {option:one} $x$",
                                   "# 3",
                                   "\n"}) {
        if (stem == "\n") continue;
        CAPTURE(stem);
        Item item = item_with_stem(stem);
        item.options[0].id = "one";
        const ReadBank read = read_items(write_item(item));
        REQUIRE(read.bank.items.size() == 1);
        CHECK(read.bank.items.front().stem.source == stem);
        CHECK(content(read.bank.items.front()) == content(item));
    }
}

TEST_CASE("write_item: a character that no text may hold is written all the same") {
    // A carriage return is escaped, so that the fault is told where it is, not by the TOML parser.
    const ReadBank read = read_items(write_item(item_with_stem("a\rb\x7F")));
    CHECK(read.faults.find("this text holds a control character (\\u{D})") != std::string::npos);
    CHECK(read.faults.find("this text holds a control character (\\u{7F})") != std::string::npos);
}

TEST_CASE("write_item: every field is read back") {
    Item item = item_with_stem("Which?");
    item.topic = "training/distributed";
    item.level = Level::create;
    item.difficulty = Difficulty::hard;
    item.p = base::Decimal::units(1234);
    item.discrimination = base::Decimal::units(-1);
    item.points = base::Decimal::units(25000);
    item.minutes = base::Decimal::units(1);
    item.status = Status::reserved;
    item.option_columns = 3;
    item.tags = {"a \"b\"", "c\\d"};
    item.objectives = {"o"};
    item.references = {"r, 'quoted'", "s"};
    item.author = "A \\ B";
    item.language = "he";
    item.reviewed = "2026-03-01";
    item.source = "own";
    item.explanation = text("Because.");
    item.options[0].id = "one";
    item.options[0].pin = Pin::last;
    item.options[1].pin = Pin::first;
    item.options[1].rationale = text("a");
    item.options[1].tempting = text("b");
    item.options[1].right_when = text("c");
    const ReadBank read = read_items(write_item(item));
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    const Item& again = read.bank.items.front();
    CHECK(again.topic == item.topic);
    CHECK(again.level == item.level);
    CHECK(again.difficulty == item.difficulty);
    CHECK(again.p == item.p);
    CHECK(again.discrimination == item.discrimination);
    CHECK(again.points == item.points);
    CHECK(again.minutes == item.minutes);
    CHECK(again.status == item.status);
    CHECK(again.order == item.order);
    CHECK(again.option_columns == item.option_columns);
    CHECK(again.tags == item.tags);
    CHECK(again.objectives == item.objectives);
    CHECK(again.references == item.references);
    CHECK(again.author == item.author);
    CHECK(again.language == "he");
    CHECK(again.reviewed == item.reviewed);
    CHECK(again.source == item.source);
    CHECK(again.explanation.source == "Because.");
    REQUIRE(again.options.size() == 2);
    CHECK(again.options[0].id == "one");
    CHECK(again.options[0].is_correct);
    CHECK(again.options[0].pin == Pin::last);
    CHECK(again.options[1].pin == Pin::first);
    CHECK_FALSE(again.options[1].is_correct);
    CHECK(again.options[1].rationale.source == "a");
    CHECK(again.options[1].tempting.source == "b");
    CHECK(again.options[1].right_when.source == "c");
}

TEST_CASE("write_item: a fixed order is read back") {
    Item item = item_with_stem("Which?");
    item.order = Order::fixed;
    const ReadBank read = read_items(write_item(item));
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    CHECK(read.bank.items.front().order == Order::fixed);
}

TEST_CASE("write_stimulus: a stimulus and its items are read back") {
    Stimulus stimulus;
    stimulus.id = "case";
    stimulus.title = "A \"case\"";
    stimulus.text = text("| a |\n|---|\n| 1 |");
    stimulus.enemies = {"other"};
    Item item = item_with_stem("Which?");
    item.stimulus = "case";
    item.order = Order::ascending;
    item.options[0].text = text("1");
    item.options[1].text = text("2");
    Item other = item_with_stem("Which other?");
    other.id = "other";
    const ReadBank read =
        read_items(write_stimulus(stimulus) + write_item(item) + write_item(other));
    CHECK(read.faults == "");
    REQUIRE(read.bank.stimuli.size() == 1);
    CHECK(read.bank.stimuli[0].title == stimulus.title);
    CHECK(read.bank.stimuli[0].text.source == stimulus.text.source);
    CHECK(write_stimulus(read.bank.stimuli[0]) == write_stimulus(stimulus));
    CHECK(content(*read.bank.find("x")) == content(item));
    CHECK(read.bank.find("other")->enemies == std::vector<std::string>{"case"});
}

TEST_CASE("write_item: what is written does not lean on defaults") {
    const std::string toml = write_item(item_with_stem("Which?"));
    const ReadBank read = read_files(
        {{"bank.toml", std::string(head_text)},
         {"q.toml",
          "[defaults]\npoints = 7\nstatus = \"retired\"\norder = \"fixed\"\ntags = \"t\"\n" +
              toml}});
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    CHECK(content(read.bank.items.front()) == toml);
}

TEST_CASE("write_head: the head is read back") {
    Bank bank;
    bank.id = "ml";
    bank.title = "A \"title\" with \\";
    bank.language = "de";
    bank.version = "1";
    bank.license = "MIT";
    bank.topics.push_back({"a", "A", text("notes\n\nwith '''"), {}});
    bank.topics.push_back({"a/b", "b", {}, {}});
    bank.terms.push_back({"Ohm's law", text("U = RI"), {}});
    const ReadBank read = read_files({{"bank.toml", write_head(bank)}});
    CHECK(read.faults == "");
    CHECK(write_head(read.bank) == write_head(bank));
    CHECK(read.bank.title == bank.title);
    REQUIRE(read.bank.topics.size() == 2);
    CHECK(read.bank.topics[0].notes.source == "notes\n\nwith '''");
    REQUIRE(read.bank.terms.size() == 1);
    CHECK(read.bank.terms[0].name == "Ohm's law");
}

}  // namespace papersetter::bank
