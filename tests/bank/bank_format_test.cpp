// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "bank/keys.hpp"
#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

std::string guide() {
    std::ifstream file(PAPERSETTER_SOURCE_DIR "/docs/bank_format.md", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The example whose first line is the comment with this file name.
std::string example(const std::string& guide, const std::string& name) {
    const std::size_t start = guide.find("```toml\n# " + name + "\n");
    REQUIRE(start != std::string::npos);
    return guide.substr(start + 8, guide.find("\n```\n", start) + 1 - start - 8);
}

using Keys = std::set<std::string>;

// The words in backticks in the first column of the table that begins after a mark.
Keys listed_below(const std::string& mark) {
    const std::string text = guide();
    REQUIRE(text.find(mark) != std::string::npos);
    std::istringstream lines(text.substr(text.find(mark)));
    Keys keys;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("| `")) {
            if (!keys.empty()) break;
            continue;
        }
        const std::string column = line.substr(0, line.find('|', 1));
        for (std::size_t at = column.find('`'); at != std::string::npos;) {
            const std::size_t end = column.find('`', at + 1);
            keys.insert(column.substr(at + 1, end - at - 1));
            at = column.find('`', end + 1);
        }
    }
    return keys;
}

// The keys that the reader knows, as it lists them for one that nothing is near to.
Keys known_in(const std::vector<std::pair<std::string, std::string>>& files) {
    const std::string faults = read_files(files).faults;
    const std::string mark = "[known here: ";
    const std::size_t start = faults.find(mark, faults.find("unknown key \"zzzzzz\""));
    REQUIRE(start != std::string::npos);
    const std::size_t begin = start + mark.size();
    std::istringstream words(faults.substr(begin, faults.find(']', begin) - begin));
    Keys keys;
    for (std::string word; std::getline(words >> std::ws, word, ',');) keys.insert(word);
    return keys;
}

}  // namespace

TEST_CASE("bank_format.md: its example is a bank without a fault") {
    const std::string text = guide();
    const ReadBank read = read_files({{"bank.toml", example(text, "bank.toml")},
                                      {"items/planets.toml", example(text, "items/planets.toml")}});
    CHECK(read.faults == "");
    CHECK(read.bank.id == "astronomy");
    REQUIRE(read.bank.items.size() == 1);
    CHECK(read.bank.items.front().minutes == base::Decimal::units(15000));
    CHECK(read.bank.items.front().options.size() == 2);
    base::Diagnostics diagnostics;
    warn_missing_rationales(read.bank, diagnostics);
    CHECK(diagnostics.all().empty());
}

TEST_CASE("bank_format.md: its item set is one") {
    const std::string text = guide();
    const std::string options =
        "[[item.option]]\ntext = \"Io\"\n[[item.option]]\ntext = \"Callisto\"\ncorrect = true\n";
    const ReadBank read = read_files({{"bank.toml", example(text, "bank.toml")},
                                      {"o.toml", example(text, "items/orbits.toml") + options}});
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    CHECK(read.bank.find_stimulus(read.bank.items.front().stimulus) != nullptr);
}

TEST_CASE("bank_format.md: it names every key that is known, and no other") {
    const std::string head = "[bank]\nid = \"b\"\n";
    CHECK(listed_below("| key in `[bank]`") == known_in({{"bank.toml", head + "zzzzzz = 1\n"}}));
    CHECK(listed_below("Each `[[topic]]`") ==
          known_in({{"bank.toml", head + "[[topic]]\nid = \"t\"\nzzzzzz = 1\n"}}));
    const std::string item = "[[item]]\nid = \"one\"\nstatus = \"draft\"\n";
    Keys of_item = listed_below("options. The keys of the item itself");
    of_item.insert("option");
    CHECK(of_item == known_in({{"bank.toml", head}, {"q.toml", item + "zzzzzz = 1\n"}}));
    CHECK(listed_below("An item has two options at least, and one of") ==
          known_in({{"bank.toml", head}, {"q.toml", item + "[[item.option]]\nzzzzzz = 1\n"}}));
    // "any key of the table but `id`, `stem` and `explanation`"
    Keys of_defaults = of_item;
    for (const char* own : {"id", "stem", "explanation", "option"}) of_defaults.erase(own);
    CHECK(of_defaults == known_in({{"bank.toml", head + "[defaults]\nzzzzzz = 1\n"}}));
    CHECK(of_defaults == known_in({{"bank.toml", head}, {"q.toml", "[defaults]\nzzzzzz = 1\n"}}));
    CHECK(known_in({{"bank.toml", "zzzzzz = 1\n" + head}}) ==
          Keys{"bank", "topic", "term", "defaults"});
    CHECK(known_in({{"bank.toml", head}, {"q.toml", "zzzzzz = 1\n" + item}}) ==
          Keys{"defaults", "stimulus", "item"});
    CHECK(listed_below("A `[[stimulus]]` stands in any file") ==
          known_in({{"bank.toml", head},
                    {"q.toml", "[[stimulus]]\nid = \"s\"\ntext = \"S\"\nzzzzzz = 1\n"}}));
}

TEST_CASE("bank_format.md: every key that it names is one of the format's, and none is left out") {
    const std::string text = guide();
    Keys keys = listed_below("options. The keys of the item itself");
    keys.erase("id");
    for (const std::string& key : keys) CHECK_MESSAGE(is_item_key(key), key);
    const Keys tables{"option", "answer", "criterion", "part", "model_answer"};
    for (const std::string& key : tables) CHECK_MESSAGE(is_item_key(key), key);
    CHECK(keys.size() + tables.size() == item_key_count);
    Keys of_option = listed_below("An item has two options at least, and one of");
    of_option.erase("id");
    for (const std::string& key : of_option) CHECK_MESSAGE(is_option_key(key), key);
    for (const char* key : {"prompt", "gap"}) CHECK_MESSAGE(is_option_key(key), key);
    CHECK(text.find("`prompt`") != std::string::npos);
    CHECK(text.find("`gap`") != std::string::npos);
}

}  // namespace papersetter::bank
