// SPDX-License-Identifier: MIT
#include "bank/head_reader.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

std::string faults_of_head(std::string_view head) {
    return read_files({{"bank.toml", std::string(head)}}).faults;
}

}  // namespace

TEST_CASE("head: all keys are read") {
    const ReadBank read = read_files({{"bank.toml", R"([bank]
id = "ml"
title = "Machine learning"
language = "pt-BR"
version = "2026.1"
license = "CC-BY-4.0"
[[topic]]
id = "a/b/c"
title = "C"
notes = '''
  Two
  lines'''
[[topic]]
id = "a"
title = "A"
)"}});
    CHECK(read.faults == "");
    CHECK(read.bank.language == "pt-BR");
    CHECK(read.bank.version == "2026.1");
    CHECK(read.bank.license == "CC-BY-4.0");
    CHECK(read.bank.place == base::Place{1, 1, 2});
    // "a" is declared further down and stays there; "a/b" is nowhere else.
    REQUIRE(read.bank.topics.size() == 3);
    CHECK(read.bank.topics[0].id == "a/b");
    CHECK(read.bank.topics[1].id == "a/b/c");
    CHECK(read.bank.topics[1].notes.source == "Two\nlines");
    CHECK(read.bank.topics[1].notes.place == base::Place{1, 11, 3});
    CHECK(read.bank.topics[2].title == "A");
    CHECK(read.bank.find_topic("a/b")->title == "b");
    CHECK(read.bank.find_topic("b") == nullptr);
}

TEST_CASE("head: faults are told") {
    CHECK(faults_of_head("").starts_with("bank.toml:1:1 bank.toml has no \"bank\""));
    CHECK(faults_of_head("[bank]\ntitle = \"x\"\n") == "bank.toml:1:2 [bank] has no \"id\"\n");
    CHECK(faults_of_head("[bank]\nid = \"a b\"\n") ==
          "bank.toml:2:7 the id \"a b\" cannot be used [an id is made of the letters A-Z and a-z, "
          "digits, '.', '_' and '-']\n");
    CHECK(faults_of_head("[bank]\nid = \"a\"\nlicence = \"x\"\n") ==
          "bank.toml:3:1 unknown key \"licence\" in [bank] [did you mean \"license\"?]\n");
    CHECK(faults_of_head("title = \"x\"\n[bank]\nid = \"a\"\n") ==
          "bank.toml:1:1 \"title\" stands outside a table [it belongs to [bank]: move it below "
          "that line]\n");
    CHECK(faults_of_head("[bank]\nid = \"a\"\nlanguage = \"english!\"\n") ==
          "bank.toml:3:12 \"english!\" is no language tag [write one like \"en\", \"de\" or "
          "\"pt-BR\"]\n");
    CHECK(faults_of_head("[bank]\nid = \"a\"\n[[item]]\nid = \"b\"\n") ==
          "bank.toml:3:3 items do not stand in bank.toml [move them to a file of their own beside "
          "it, such as items/first.toml]\n");
    CHECK(faults_of_head("[bank]\nid = \"a\"\n[[stimulus]]\nid = \"b\"\n") ==
          "bank.toml:3:3 stimuli do not stand in bank.toml "
          "[move them to a file of items, beside the items that ask about them]\n");
}

TEST_CASE("head: what is no language tag leaves the language as it is") {
    for (const std::string tag : {"e", "english-", "en_US", "en-abcdefghi", "x1", "1a"}) {
        const ReadBank read =
            read_files({{"bank.toml", "[bank]\nid = \"a\"\nlanguage = \"" + tag + "\"\n"}});
        CHECK(read.faults.starts_with("bank.toml:3:12 \"" + tag + "\" is no language tag"));
        CHECK(read.bank.language == "en");
    }
    std::string long_tag = "en";
    for (int i = 0; i < 17; ++i) long_tag += "-a";
    CHECK(faults_of_head("[bank]\nid = \"a\"\nlanguage = \"" + long_tag + "\"\n") != "");  // 36
    long_tag.resize(34);
    CHECK(faults_of_head("[bank]\nid = \"a\"\nlanguage = \"" + long_tag + "\"\n") == "");
}

TEST_CASE("head: a topic's path has an end, and parts that are names") {
    const auto topic = [](const std::string& id) {
        return read_files({{"bank.toml", "[bank]\nid = \"a\"\n[[topic]]\nid = \"" + id + "\"\n"}});
    };
    std::string path = "a";
    while (path.size() < 399) path += "/a";
    CHECK(topic(path).faults == "");
    CHECK(topic(path).bank.topics.size() == 200);
    for (const std::string& bad : {path + "/aa", std::string("../a"), std::string("a/./b")}) {
        const ReadBank read = topic(bad);
        CHECK(read.faults.find("cannot be used") != std::string::npos);
        CHECK(read.bank.topics.size() == 1);
    }
}

TEST_CASE("head: topics are checked") {
    const std::string bank = "[bank]\nid = \"a\"\n";
    CHECK(faults_of_head(bank + "[[topic]]\nid = \"x\"\n[[topic]]\nid = \"x\"\n") ==
          "bank.toml:5:1 the topic \"x\" is declared twice [put both together, or give one another "
          "id] (bank.toml:3 it is declared here first)\n");
    for (const std::string id : {"", "/", "a/", "/a", "a//b", "a b", "\u00E9"}) {
        CAPTURE(id);
        CHECK(faults_of_head(bank + "[[topic]]\nid = \"" + id + "\"\n")
                  .starts_with("bank.toml:4:7 the topic id \"" + id + "\" cannot be used"));
    }
    CHECK(faults_of_head(bank + "[[topic]]\ntitle = \"x\"\n") ==
          "bank.toml:3:1 [[topic]] has no \"id\"\n");
    CHECK(faults_of_head(bank + "[[topic]]\nid = \"x\"\nnotes = '''# x {option:a}'''\n") ==
          "bank.toml:5:16 a reference to an option stands in a text that belongs to no item "
          "[\\{option: prints the characters themselves]\n");
}

TEST_CASE("head: defaults of the bank hold for every file") {
    const ReadBank read = read_files(
        {{"bank.toml", std::string(head_text) + "[defaults]\nminutes = 2\nauthor = \"A\"\n"},
         {"q.toml", "[defaults]\nauthor = \"B\"\npoints = 3\n" + std::string(item_text)},
         {"r.toml", changed(item_text, "\"ddp\"", "\"x\"\nminutes = 0.5")}});
    CHECK(read.faults == "");
    CHECK(read.bank.find("ddp")->minutes == base::Decimal::whole(2));
    CHECK(read.bank.find("ddp")->author == "B");
    CHECK(read.bank.find("ddp")->points == base::Decimal::whole(3));
    CHECK(read.bank.find("x")->minutes == base::Decimal::units(5000));
    CHECK(read.bank.find("x")->author == "A");
    CHECK(read.bank.find("x")->points == base::Decimal::whole(1));
}

TEST_CASE("is_within: a topic is within itself and its ancestors") {
    CHECK(is_within("a", "a"));
    CHECK(is_within("a/b", "a"));
    CHECK_FALSE(is_within("ab", "a"));
    CHECK_FALSE(is_within("a", "a/b"));
}

}  // namespace papersetter::bank
