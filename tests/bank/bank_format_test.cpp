// SPDX-License-Identifier: MIT
#include <fstream>
#include <iterator>

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

TEST_CASE("bank_format.md: every key it lists is one, and none is left out") {
    const std::string text = guide();
    std::size_t listed = 0;
    for (const std::string_view key :
         {"stem",           "topic",      "level",   "difficulty", "p",
          "discrimination", "points",     "minutes", "status",     "order",
          "explanation",    "references", "tags",    "objectives", "author",
          "source",         "reviewed",   "type",    "enemies",    "language"}) {
        CAPTURE(key);
        CHECK(is_item_key(key));
        CHECK(text.find('`' + std::string(key) + '`') != std::string::npos);
        ++listed;
    }
    // The two others are [[item.option]] and [[stimulus]].
    CHECK(listed + 2 == item_key_count);
    for (const std::string_view key :
         {"text", "correct", "rationale", "tempting", "right_when", "pin", "misconception"}) {
        CAPTURE(key);
        CHECK(is_option_key(key));
        CHECK(text.find('`' + std::string(key) + '`') != std::string::npos);
    }
}

}  // namespace papersetter::bank
