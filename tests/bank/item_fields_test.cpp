// SPDX-License-Identifier: MIT
#include "bank/item_fields.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

TEST_CASE("item fields: all keys are read") {
    const ReadBank read = read_items(changed(item_text, "topic = \"tuning\"", R"(topic = "training"
type = "single"
level = "analyse"
difficulty = "easy"
p = 0.58
discrimination = -0.2
points = 2.5
minutes = 1.25
status = "reserved"
order = "fixed"
option_columns = 2
tags = ["a", "b c"]
objectives = "one"
references = ["Li, 2018"]
author = "A. Author"
reviewed = 2026-03-01
source = "own")"));
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    const Item& item = read.bank.items.front();
    CHECK(item.topic == "training");
    CHECK(item.level == Level::analyse);
    CHECK(item.difficulty == Difficulty::easy);
    CHECK(item.p == base::Decimal::units(5800));
    CHECK(band_of(item) == Difficulty::medium);
    CHECK(item.discrimination == base::Decimal::units(-2000));
    CHECK(item.points == base::Decimal::units(25000));
    CHECK(item.minutes == base::Decimal::units(12500));
    CHECK(item.status == Status::reserved);
    CHECK(item.order == Order::fixed);
    CHECK(item.option_columns == 2);
    CHECK(item.tags == std::vector<std::string>{"a", "b c"});
    CHECK(item.objectives == std::vector<std::string>{"one"});
    CHECK(item.references == std::vector<std::string>{"Li, 2018"});
    CHECK(item.author == "A. Author");
    CHECK(item.reviewed == "2026-03-01");
    CHECK(item.source == "own");
}

TEST_CASE("item fields: the band follows p, half open") {
    Item item;
    CHECK_FALSE(band_of(item).has_value());
    item.difficulty = Difficulty::easy;
    CHECK(band_of(item) == Difficulty::easy);
    for (const auto& [units, band] : {std::pair{0, Difficulty::hard},
                                      {4499, Difficulty::hard},
                                      {4500, Difficulty::medium},
                                      {7499, Difficulty::medium},
                                      {7500, Difficulty::easy},
                                      {10000, Difficulty::easy}}) {
        item.p = base::Decimal::units(units);
        CAPTURE(units);
        CHECK(band_of(item) == band);
    }
}

TEST_CASE("item fields: wrong values are told where they stand") {
    const auto faults = [](std::string_view line) {
        return faults_after("topic = \"tuning\"", line);
    };
    CHECK(faults("topic = \"tunning\"") ==
          "q.toml:3:9 the bank has no topic \"tunning\" [did you mean \"tuning\"?]\n");
    CHECK(faults("topic = \"history\"") ==
          "q.toml:3:9 the bank has no topic \"history\" [declare it in bank.toml: [[topic]] with "
          "this id]\n");
    CHECK(faults("level = \"analyze\"").ends_with("[did you mean \"analyse\"?]\n"));
    CHECK(faults("lines = 3") ==
          "q.toml:3:9 an item of type \"single\" has no use for \"lines\" [take it out]\n");
    CHECK(faults("type = \"singel\"").ends_with("[did you mean \"single\"?]\n"));
    CHECK(faults("order = \"ascendign\"").ends_with("[did you mean \"ascending\"?]\n"));
    CHECK(faults("option_columns = 4") == "");
    CHECK(
        faults("option_columns = 5") ==
        "q.toml:3:18 \"option_columns\" must be 1 to 4, not 5 [without it the options stand as the "
        "layout has them]\n");
    CHECK(faults("option_columns = 0").starts_with("q.toml:3:18 \"option_columns\" must be 1"));
    CHECK(faults("stimulus = 3").starts_with("q.toml:3:12 \"stimulus\" must be a string"));
    CHECK(faults("enemies = [\"x\"]") ==
          "q.toml:3:11 the bank has no item or stimulus \"x\" to be an enemy of \"ddp\"\n");
    CHECK(faults("language = \"de\"") == "");
    CHECK(faults("language = \"german!\"").find("\"german!\" is no language tag") !=
          std::string::npos);
    CHECK(
        faults("p = 58") ==
        "q.toml:3:5 \"p\" must lie between 0 and 1: the share of candidates who got it right, not "
        "58\n");
    CHECK(faults("p = -0.1").starts_with("q.toml:3:5 \"p\" must lie between 0 and 1"));
    CHECK(faults("p = 1") == "");
    CHECK(faults("p = 0") == "");
    CHECK(faults("discrimination = 1.1") ==
          "q.toml:3:18 \"discrimination\" must lie between -1 and 1, not 1.1\n");
    for (const std::string value : {"0", "-1", "1000.5", "100000"}) {
        CAPTURE(value);
        CHECK(faults("points = " + value) ==
              "q.toml:3:10 \"points\" must be more than 0 and at most 1000, not " + value + "\n");
    }
    CHECK(faults("minutes = -2") ==
          "q.toml:3:11 \"minutes\" must be more than 0 and at most 600, not -2\n");
    CHECK(faults("points = \"1\"").starts_with("q.toml:3:10 \"points\" must be a number"));
    CHECK(faults("tags = [\"a\", 1, \"\", \"a\"]").find("\"tags\" must hold strings only") !=
          std::string::npos);
    CHECK(faults("tags = [\"a\", \" \"]") == "q.toml:3:14 \"tags\" has an empty entry\n");
    CHECK(faults("tags = [\"a\", \"a\"]") == "warning q.toml:3:14 \"tags\" has \"a\" twice\n");
    CHECK(faults("author = \"\"").starts_with("q.toml:3:10 \"author\" is empty"));
    CHECK(faults("author = '''a\nb'''") == "q.toml:3:13 \"author\" must stand on one line\n");
    CHECK(faults("author = \"a\\u0007\"").starts_with("q.toml:3:12 this text holds a control"));
    CHECK(faults("dificulty = \"easy\"") ==
          "q.toml:3:1 unknown key \"dificulty\" in item \"ddp\" [did you mean \"difficulty\"?]\n");
    CHECK(faults("reviewed = 1").starts_with("q.toml:3:12 \"reviewed\" must be a string"));
}

TEST_CASE("item fields: what every item must give itself cannot stand in [defaults]") {
    const auto faults = [](const std::string& line) {
        return read_items("[defaults]\n" + line + "\n" + std::string(item_text)).faults;
    };
    CHECK(faults("id = \"x\"") ==
          "q.toml:2:1 \"id\" cannot stand in [defaults] [every item has its own: move it below its "
          "[[item]]]\n");
    CHECK(faults("stem = \"x\"").starts_with("q.toml:2:1 \"stem\" cannot stand in [defaults]"));
    CHECK(faults("explanation = \"x\"").starts_with("q.toml:2:1 \"explanation\" cannot stand"));
    CHECK(faults("correct = true") ==
          "q.toml:2:1 \"correct\" cannot stand in [defaults] [it belongs to an option or answer: "
          "move "
          "it below [[item.option]] or [[item.answer]]]\n");
    CHECK(faults("topic = \"x\"") ==
          "q.toml:2:9 the bank has no topic \"x\" [declare it in bank.toml: [[topic]] with this "
          "id]\n");
    CHECK(faults("minuts = 2") ==
          "q.toml:2:1 unknown key \"minuts\" in [defaults] [did you mean \"minutes\"?]\n");
    CHECK(faults("minutes = 2") == "");
}

}  // namespace papersetter::bank
