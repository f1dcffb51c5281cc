// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <set>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// So many items, spread over five topics, three levels and three difficulties.
std::vector<bank::Item> spread(int count) {
    std::vector<bank::Item> items;
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(1000 + i);
        items.push_back(item("q" + number, std::string(1, static_cast<char>('a' + i % 5)),
                             i / 5 % 3, i / 15 % 3));
    }
    return items;
}

constexpr const char* wanted =
    "[[section]]\ntopic = { a = 4, b = 4, c = 4, d = 4, e = 4 }\n"
    "level = { remember = 7, understand = 7, apply = 6 }\n"
    "difficulty = { easy = 7, medium = 7, hard = 6 }\n"
    "[series]\nforms = 1000\nmode = \"independent\"\n";

using Paper = std::set<std::string>;

std::vector<Paper> papers_of(std::vector<bank::Item> items, const std::string& sections) {
    const std::vector<bank::Bank> banks{bank_of("b", std::move(items))};
    base::Diagnostics diagnostics;
    std::vector<Paper> papers;
    for (const Selection& form : assemble(banks, blueprint_of(sections), "1", diagnostics)) {
        Paper& paper = papers.emplace_back();
        for (const SelectedItem& one : form.sections[0].items) {
            paper.insert(banks[0].items[one.ref.item].id);
        }
    }
    return papers;
}

}  // namespace

TEST_CASE("stability: more forms never change the first ones") {
    const auto thousand = papers_of(spread(150), wanted);
    std::string fewer = wanted;
    fewer.replace(fewer.find("1000"), 4, "10");
    const auto ten = papers_of(spread(150), fewer);
    REQUIRE(ten.size() == 10);
    for (std::size_t i = 0; i < ten.size(); ++i) CHECK(ten[i] == thousand[i]);
}

TEST_CASE("stability: more forms of mode same never change the first ones, nor their options") {
    const std::vector<bank::Bank> banks{bank_of("b", spread(150))};
    std::string sections(wanted);
    sections.erase(sections.find("[series]"));
    const Selections six = drawn(banks, blueprint_of(sections + "[series]\nforms = 6\n"), "1");
    const Selections seven = drawn(banks, blueprint_of(sections + "[series]\nforms = 7\n"), "1");
    REQUIRE(six.size() == 6);
    for (std::size_t i = 0; i < six.size(); ++i) CHECK(six[i] == seven[i]);
    CHECK(seven[6].sections[0].items.size() == 20);
}

TEST_CASE("stability: one more item in 150 changes few papers by more than itself") {
    const auto before = papers_of(spread(150), wanted);
    std::vector<bank::Item> more = spread(150);
    more.push_back(item("zz", "a", 0, 0));
    const auto after = papers_of(std::move(more), wanted);
    int equal = 0;
    int swapped = 0;  // one item gave way to the new one
    for (std::size_t i = 0; i < before.size(); ++i) {
        Paper kept = after[i];
        kept.erase("zz");
        const bool is_subset = std::ranges::includes(before[i], kept);
        if (before[i] == after[i])
            ++equal;
        else if (is_subset && kept.size() + 1 == before[i].size())
            ++swapped;
    }
    MESSAGE("of 1,000 papers ", equal, " stay as they were, ", swapped,
            " have the new item in place of another, the others have other counts");
    CHECK(equal + swapped > 400);
}
