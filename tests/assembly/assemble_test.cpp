// SPDX-License-Identifier: MIT
#include "assembly/assemble.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "assembly/checker.hpp"
#include "assembly/undecided.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Twenty-four items: topics x, x/deep, y; levels 0 to 3; easy and hard.
std::vector<bank::Bank> small_bank() {
    std::vector<bank::Item> items;
    for (const char* topic : {"x", "x/deep", "y"}) {
        for (int i = 0; i < 8; ++i) {
            const std::string id = std::string(1, topic[0]) + std::to_string(items.size());
            items.push_back(item(id, topic, i % 4, i / 4 * 2, 3 + static_cast<std::size_t>(i) % 3));
        }
    }
    return {bank_of("b", std::move(items))};
}

constexpr const char* small_sections =
    "[[section]]\n"
    "title = \"Drawn\"\n"
    "items = 8\n"
    "where = { not = { id = \"y20\" } }\n"
    "topic = { x = 5, \"x/deep\" = 2, y = 3 }\n"
    "level = { remember = 3, understand = 2, apply = 2, analyse = 1 }\n"
    "difficulty = { easy = 5, hard = 3 }\n"
    "[[section]]\n"
    "pick = [\"y20\", \"x3\"]\n";

std::set<ItemRef> items_of(const Selection& selection) {
    std::set<ItemRef> refs;
    for (const auto& section : selection.sections) {
        for (const auto& one : section.items) refs.insert(one.ref);
    }
    return refs;
}

/// "102 3210 …": the option orders of the first section.
std::string options_of(const Selection& selection) {
    std::string text;
    for (const auto& one : selection.sections[0].items) {
        if (!text.empty()) text += " ";
        for (const std::uint32_t option : one.options) text += std::to_string(option);
    }
    return text;
}

/// The same bank with its items written in another order, as other files would give it.
bank::Bank permuted(bank::Bank bank) {
    std::reverse(bank.authored.begin(), bank.authored.end());
    return bank;
}

}  // namespace

TEST_CASE("assemble: pinned draws of engine/1") {
    const auto banks = small_bank();
    auto blueprint = blueprint_of(std::string(small_sections) + "[series]\nforms = 3\n");
    const auto same = drawn(banks, blueprint, "2026");
    CHECK(ids(banks, same[0]) == "y19 x8 x4 y17 x0 y18 x14 x5 | y20 x3");
    CHECK(ids(banks, same[1]) == "x0 y18 x5 x4 x8 x14 y19 y17 | y20 x3");
    CHECK(ids(banks, same[2]) == "y19 x0 y17 x8 x4 x14 y18 x5 | y20 x3");
    CHECK(options_of(same[0]) == "210 021 2301 1230 102 23140 102 01243");
    CHECK(options_of(same[1]) == "201 14032 13042 1023 021 012 012 2130");
    blueprint.mode = blueprint::SeriesMode::independent;
    const auto independent = drawn(banks, blueprint, "2026");
    CHECK(independent[0] == same[0]);
    CHECK(ids(banks, independent[1]) == "x0 y19 x14 x10 x4 x1 y21 y16 | y20 x3");
    CHECK(ids(banks, independent[2]) == "y21 x2 y16 x9 x6 x4 y19 x8 | y20 x3");
    CHECK(ids(banks, drawn(banks, blueprint, "2027")[0]) == "x6 x9 y17 x0 x4 y16 x15 y18 | y20 x3");
}

TEST_CASE("assemble: over 1,000 seeds every paper holds, and every item has its turn") {
    const auto banks = small_bank();
    const auto blueprint = blueprint_of(small_sections);
    std::map<ItemRef, int> uses;
    for (int seed = 0; seed < 1000; ++seed) {
        const auto forms = drawn(banks, blueprint, std::to_string(seed));
        REQUIRE(faults_of(banks, blueprint, forms[0]) == Lines{});
        REQUIRE(items_of(forms[0]).size() == 10);
        for (const ItemRef ref : items_of(forms[0])) ++uses[ref];
        CHECK(forms[0].sections[0].law == Law::exact);
        CHECK(forms[0].sections[1].law == Law::picked);
    }
    CHECK(uses.size() == 24);
    for (const auto& [ref, count] : uses) CHECK(count > 30);
}

TEST_CASE("assemble: forms are named by the blueprint and numbered from 0") {
    const auto banks = small_bank();
    const auto forms = drawn(
        banks,
        blueprint_of(std::string(small_sections) + "[series]\nforms = [\"Red\", \"Blue\"]\n"), "1");
    REQUIRE(forms.size() == 2);
    CHECK(forms[0].form == "Red");
    CHECK(forms[1].form == "Blue");
    CHECK(forms[1].index == 1);
}

TEST_CASE("assemble: mode same gives the same items in other orders") {
    const auto banks = small_bank();
    const auto forms =
        drawn(banks, blueprint_of(std::string(small_sections) + "[series]\nforms = 6\n"), "1");
    std::set<std::string> orders;
    for (const auto& form : forms) {
        CHECK(items_of(form) == items_of(forms[0]));
        CHECK(form.sections[1].items[0].ref == forms[0].sections[1].items[0].ref);
        orders.insert(ids(banks, form));
    }
    CHECK(orders.size() == 6);
}

TEST_CASE("assemble: a form alone equals the form of a series, and a longer series begins alike") {
    const auto banks = small_bank();
    auto blueprint = blueprint_of(std::string(small_sections) + "[series]\nforms = 7\n");
    auto longer = blueprint_of(std::string(small_sections) + "[series]\nforms = 8\n");
    for (const auto mode : {blueprint::SeriesMode::same, blueprint::SeriesMode::independent}) {
        blueprint.mode = longer.mode = mode;
        const auto forms = drawn(banks, blueprint, "1");
        auto more = drawn(banks, longer, "1");
        more.pop_back();
        CHECK(more == forms);
        for (std::uint32_t i = 0; i < 7; ++i) {
            base::Diagnostics diagnostics;
            CHECK(assemble_form(banks, blueprint, "1", i, diagnostics) == forms[i]);
        }
    }
}

TEST_CASE("assemble: which option is right changes nothing") {
    const auto banks = small_bank();
    auto others = banks;
    for (auto& one : others[0].items) {
        one.options.front().is_correct = false;
        one.options.back().is_correct = true;
    }
    const auto blueprint = blueprint_of(std::string(small_sections) + "[series]\nforms = 4\n");
    CHECK(drawn(banks, blueprint, "1") == drawn(others, blueprint, "1"));
}

TEST_CASE("assemble: the order of files and of banks changes nothing") {
    auto banks = small_bank();
    const auto blueprint = blueprint_of(std::string(small_sections) + "[series]\nforms = 4\n");
    const auto forms = drawn(banks, blueprint, "1");
    CHECK(drawn({permuted(banks[0])}, blueprint, "1") == forms);

    // Two banks in either order draw the same items.
    const auto two = blueprint_of("[[section]]\nitems = 9\n");
    std::vector<bank::Bank> forth{bank_of("one", banks[0].items), bank_of("two", banks[0].items)};
    std::vector<bank::Bank> back{forth[1], forth[0]};
    const auto names = [](const std::vector<bank::Bank>& all, const Selection& form) {
        std::string text;
        for (const auto& one : form.sections[0].items) {
            text += all[one.ref.bank].id + ":" + all[one.ref.bank].items[one.ref.item].id + " ";
        }
        return text;
    };
    CHECK(names(forth, drawn(forth, two, "1")[0]) == names(back, drawn(back, two, "1")[0]));
}

TEST_CASE("assemble: one more item in the bank changes at most one item of its cell") {
    const auto banks = small_bank();
    const auto blueprint = blueprint_of("[[section]]\nitems = 6\ntopic = { x = 4, y = 2 }\n");
    auto more = banks[0].items;
    more.push_back(item("x9new", "x", 0, 0));
    const std::vector<bank::Bank> grown{bank_of("b", more)};
    int entered = 0;
    for (int seed = 0; seed < 300; ++seed) {
        const auto names = [&](const std::vector<bank::Bank>& all) {
            std::set<std::string> set;
            for (const ItemRef ref : items_of(drawn(all, blueprint, std::to_string(seed))[0])) {
                set.insert(all[0].items[ref.item].id);
            }
            return set;
        };
        const auto before = names(banks);
        const auto after = names(grown);
        std::vector<std::string> gone;
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                            std::back_inserter(gone));
        CHECK(gone.size() == (after.contains("x9new") ? 1 : 0));
        entered += after.contains("x9new") ? 1 : 0;
    }
    // 4 of 17 items of the topic: 71 expected, standard deviation 7.3.
    CHECK(entered > 41);
    CHECK(entered < 101);
}

TEST_CASE("assemble: without families every set of items is as likely as every other") {
    const std::vector<bank::Bank> banks{
        bank_of("b", {item("a", "t", 0, 0), item("b", "t", 0, 0), item("c", "t", 0, 0),
                      item("d", "t", 0, 0), item("e", "t", 0, 0)})};
    const auto blueprint = blueprint_of("[[section]]\nitems = 2\n");
    std::map<std::string, std::int64_t> seen;
    for (int seed = 0; seed < 10'000; ++seed) {
        ++seen[ids(banks, drawn(banks, blueprint, std::to_string(seed))[0])];
    }
    // 10 sets in 2 orders, 500 expected of each, 19 degrees of freedom: 99.99 % lie below 52.
    REQUIRE(seen.size() == 20);
    std::int64_t squares = 0;
    for (const auto& [order, count] : seen) squares += (count - 500) * (count - 500);
    CHECK(squares / 500 < 52);
}

TEST_CASE("assemble: the place of the key is uniform") {
    const auto banks = small_bank();
    const auto blueprint = blueprint_of("[[section]]\npick = [\"x1\"]\n[series]\nforms = 40000\n");
    // x1 has four options, the first of them right.
    std::array<std::int64_t, 4> seen{};
    for (const auto& form : drawn(banks, blueprint, "1")) {
        const auto& options = form.sections[0].items[0].options;
        ++seen.at(static_cast<std::size_t>(std::find(options.begin(), options.end(), 0U) -
                                           options.begin()));
    }
    // 3 degrees of freedom: 99.99 % lie below 22.
    std::int64_t squares = 0;
    for (const std::int64_t count : seen) squares += (count - 10'000) * (count - 10'000);
    CHECK(squares / 10'000 < 22);
}

TEST_CASE("assemble: picked items are drawn by no other section") {
    const std::vector<bank::Bank> banks{
        bank_of("b", {item("a", "t", 0, 0), item("b", "t", 0, 0), item("c", "t", 0, 0)})};
    const auto blueprint = blueprint_of("[[section]]\nitems = 2\n[[section]]\npick = [\"b\"]\n");
    for (int seed = 0; seed < 50; ++seed) {
        const std::string text = ids(banks, drawn(banks, blueprint, std::to_string(seed))[0]);
        CHECK((text == "a c | b" || text == "c a | b"));
    }
}

TEST_CASE("assemble: drafts and retired items stay out, reserved ones may be drawn") {
    std::vector<bank::Item> items;
    for (const char* id : {"a", "b", "c", "d"}) items.push_back(item(id, "t", 0, 0));
    items[0].status = bank::Status::draft;
    items[1].status = bank::Status::retired;
    items[2].status = bank::Status::reserved;
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    const std::string text =
        ids(banks, drawn(banks, blueprint_of("[[section]]\nitems = 2\n"), "1")[0]);
    CHECK((text == "c d" || text == "d c"));
}

TEST_CASE("assemble: a search that comes to its limit says so and is not taken for impossible") {
    // Pairs of topics whose items have equal level and difficulty in the first, unequal ones in the
    // second: three pairs have an odd sum of both, and 4 understand + 4 medium is even.
    std::vector<bank::Item> items;
    std::string topics;
    for (int pair = 0; pair < 3; ++pair) {
        for (int half = 0; half < 2; ++half) {
            const std::string topic = "t" + std::to_string(2 * pair + half);
            topics += (topics.empty() ? "" : ", ") + topic + " = 1";
            for (int level = 0; level < 2; ++level) {
                items.push_back(item(topic + std::to_string(level), topic, level, level ^ half));
            }
        }
    }
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    const auto blueprint = blueprint_of("[[section]]\ntopic = { " + topics +
                                        " }\nlevel = { remember = 2, understand = 4 }\n"
                                        "difficulty = { easy = 2, medium = 4 }\n");
    base::Diagnostics diagnostics;
    std::uint64_t steps = 0;
    try {
        static_cast<void>(assemble(banks, blueprint, "1", diagnostics, 4));
    } catch (const Undecided& undecided) {
        steps = undecided.steps();
    }
    CHECK(steps >= 4);
    CHECK(steps < 20);
    CHECK(
        lines_of(diagnostics) ==
        Lines{"2 error: undecided after " + std::to_string(steps) +
              " steps whether a paper satisfies all counts of section 1 together | the counts are "
              "very tight: loosen one of them, or add items"});
    base::Diagnostics proof;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, blueprint, "1", proof)), base::InputError);
}

TEST_CASE("assemble: a measured p decides the band") {
    std::vector<bank::Item> items{item("a", "t", 0, 2), item("b", "t", 0, 0)};
    items[0].p = base::Decimal::parse("0.75");  // easy, though declared hard
    items[1].p = base::Decimal::parse("0.4499");
    const std::vector<bank::Bank> banks{bank_of("b", items)};
    CHECK(ids(banks, drawn(banks, blueprint_of("[[section]]\ndifficulty = { easy = 1 }\n"),
                           "1")[0]) == "a");
    CHECK(ids(banks, drawn(banks, blueprint_of("[[section]]\ndifficulty = { hard = 1 }\n"),
                           "1")[0]) == "b");
}
