// SPDX-License-Identifier: MIT
#include "bank/enmity.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

using Ids = std::vector<std::string>;

/// Two stimuli s and t; items s1, s2 of the first and t1 of the second, and x of none. `keys` are
/// added to the one with that id.
ReadBank read_with(const std::vector<std::pair<std::string, std::string>>& keys) {
    std::string toml;
    const auto add = [&](const std::string& id, const std::string& head, const std::string& rest) {
        toml += head + "\nid = \"" + id + "\"\n";
        for (const auto& [name, line] : keys) {
            if (name == id) toml += line + '\n';
        }
        toml += rest;
    };
    const std::string rest = std::string(item_text.substr(item_text.find("stem")));
    add("s", "[[stimulus]]", "text = '''S'''\n");
    add("t", "[[stimulus]]", "text = '''T'''\n");
    for (const char* id : {"s1", "s2", "t1"}) {
        add(id, "[[item]]", "stimulus = \"" + std::string(1, id[0]) + "\"\n" + rest);
    }
    add("x", "[[item]]", rest);
    return read_items(toml);
}

}  // namespace

TEST_CASE("enmity: it is mutual between items and stimuli") {
    const ReadBank read = read_with({{"s", "enemies = \"x\""}, {"t1", "enemies = \"s\""}});
    CHECK(read.faults == "");
    CHECK(read.bank.find("x")->enemies == Ids{"s"});
    CHECK(read.bank.find("t1")->enemies == Ids{"s"});
    CHECK(read.bank.find_stimulus("s")->enemies == Ids{"t1", "x"});
}

TEST_CASE("enmity: two stimuli may be enemies") {
    const ReadBank read = read_with({{"t", "enemies = \"s\""}});
    CHECK(read.faults == "");
    CHECK(read.bank.find_stimulus("s")->enemies == Ids{"t"});
    CHECK(read.bank.find_stimulus("t")->enemies == Ids{"s"});
}

TEST_CASE("enmity: what no bank has and what is its own enemy is told") {
    CHECK(read_with({{"s", "enemies = \"t1x\""}}).faults ==
          "q.toml:3:11 the bank has no item or stimulus \"t1x\" to be an enemy of \"s\" "
          "[did you mean \"t1\"?]\n");
    CHECK(read_with({{"s", "enemies = \"s\""}}).faults ==
          "q.toml:3:11 stimulus \"s\" is its own enemy "
          "[`enemies` names other items or stimuli of the bank]\n");
}

TEST_CASE("enmity: an item and its own stimulus cannot be enemies") {
    const std::string message =
        " item \"s1\" asks about the stimulus \"s\" and is its enemy "
        "[it could stand on no paper: take one of the two away]\n";
    CHECK(read_with({{"s", "enemies = \"s1\""}}).faults == "q.toml:3:11" + message);
    CHECK(read_with({{"s1", "enemies = \"s\""}}).faults == "q.toml:9:11" + message);
}

TEST_CASE("enmity: two items of one set that are enemies are a warning, once") {
    const std::string message =
        " are enemies and ask about the same stimulus [their set can be drawn in part only]\n";
    CHECK(read_with({{"s1", "enemies = \"s2\""}}).faults ==
          "warning q.toml:9:11 item \"s1\" and item \"s2\"" + message);
    CHECK(read_with({{"s2", "enemies = \"s1\""}})
              .faults.ends_with("item \"s2\" and item \"s1\"" + message));
    CHECK(read_with({{"s1", "enemies = \"s2\""}, {"s2", "enemies = \"s1\""}}).faults ==
          "warning q.toml:9:11 item \"s1\" and item \"s2\"" + message);
}

}  // namespace papersetter::bank
