// SPDX-License-Identifier: MIT
#include "assembly/arrange.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Order = std::vector<std::uint32_t>;

base::Random seed(std::uint32_t form) { return base::Random("test", "order").form(form); }

/// The ids of a paper of one section arranged in this way, under some seed.
std::string arranged(const std::vector<bank::Bank>& banks, const std::string& section,
                     const std::string& seed_text) {
    return ids(banks, drawn(banks, blueprint_of("[[section]]\n" + section), seed_text)[0]);
}

/// Each letter's place in the bank's order of topics or bands.
std::vector<bank::Bank> six_items() {
    return {
        bank_of("b", {item("f", "tuning", 0, 2), item("e", "data", 0, 1), item("d", "tuning", 0, 0),
                      item("c", "cost", 0, 0), item("b", "cost", 0, 2), item("a", "data", 0, 1)})};
}

}  // namespace

TEST_CASE("arrange: in the bank's order whatever the seed") {
    for (const char* text : {"1", "2", "3"}) {
        CHECK(arranged(six_items(), "items = 6\narrange = \"bank\"\n", text) == "f e d c b a");
    }
}

TEST_CASE("arrange: by difficulty, easy first, at random inside") {
    std::map<std::string, int> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string order =
            arranged(six_items(), "items = 6\narrange = \"difficulty\"\n", std::to_string(i));
        CHECK(std::min(order.find('c'), order.find('d')) == 0);
        CHECK(std::max(order.find('c'), order.find('d')) == 2);
        CHECK(std::min(order.find('a'), order.find('e')) == 4);
        CHECK(std::max(order.find('a'), order.find('e')) == 6);
        ++seen[order];
    }
    CHECK(seen.size() == 8);
}

TEST_CASE("arrange: by topic in the bank's order of topics") {
    std::map<std::string, int> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string order =
            arranged(six_items(), "items = 6\narrange = \"topic\"\n", std::to_string(i));
        CHECK(std::max(order.find('f'), order.find('d')) == 2);
        CHECK(std::min(order.find('e'), order.find('a')) == 4);
        CHECK(std::min(order.find('c'), order.find('b')) == 8);
        ++seen[order];
    }
    CHECK(seen.size() == 8);
}

TEST_CASE("arrange: the order of the section's topic counts goes before the bank's") {
    const std::string order = arranged(
        six_items(), "arrange = \"topic\"\ntopic = { cost = 2, data = 2, tuning = 2 }\n", "1");
    CHECK(std::max(order.find('c'), order.find('b')) == 2);
    CHECK(std::min(order.find('e'), order.find('a')) == 4);
    CHECK(std::min(order.find('f'), order.find('d')) == 8);
}

TEST_CASE("arrange: an item set stays together in authored order") {
    auto banks = six_items();
    // f and a are a set, authored in this order: of topic "tuning" by its first, and of the bands
    // hard and medium.
    for (bank::Item& one : banks[0].items) {
        if (one.id == "a" || one.id == "f") one.stimulus = "a-stimulus-with-a-long-id";
    }
    const blueprint::Blueprint blueprint = blueprint_of("[[section]]\nitems = 6\n");
    const auto orders = [&](blueprint::Arrange how) {
        blueprint::Section section = blueprint.sections[0];
        section.arrange = how;
        const Pool pool(banks, blueprint);
        const SectionSupply supply(pool, section);
        std::map<std::string, int> seen;
        for (std::uint32_t form = 0; form < 2000; ++form) {
            std::string ids;
            for (const std::size_t one : arrange({0, 1, 2, 3, 4, 5}, supply, seed(form))) {
                ids += pool.item(one).id;
            }
            CHECK(ids.find("fa") != std::string::npos);
            ++seen[ids];
        }
        return seen;
    };
    CHECK(orders(blueprint::Arrange::random).size() == 120);  // 5!
    CHECK(orders(blueprint::Arrange::bank) == std::map<std::string, int>{{"faedcb", 2000}});
    // tuning: set and d in either order; data: e; cost: c and b in either order
    const auto by_topic = orders(blueprint::Arrange::topic);
    CHECK(by_topic.size() == 4);
    CHECK(by_topic.contains("dfaebc"));
    // easy: c and d; medium: e; the set with mean 1.5; hard: b
    const auto by_difficulty = orders(blueprint::Arrange::difficulty);
    CHECK(by_difficulty.size() == 2);
    CHECK(by_difficulty.contains("dcefab"));
}

TEST_CASE("arrange: the items of two item sets are not mixed up") {
    auto banks = six_items();
    for (bank::Item& one : banks[0].items) {
        if (one.id == "a" || one.id == "f") one.stimulus = "s1";
        if (one.id == "b" || one.id == "d") one.stimulus = "s2";
    }
    const blueprint::Blueprint blueprint = blueprint_of("[[section]]\nitems = 6\n");
    const Pool pool(banks, blueprint);
    const SectionSupply supply(pool, blueprint.sections[0]);
    std::map<std::string, int> seen;
    for (std::uint32_t form = 0; form < 1000; ++form) {
        std::string ids;
        for (const std::size_t one : arrange({0, 1, 2, 3, 4, 5}, supply, seed(form))) {
            ids += pool.item(one).id;
        }
        CHECK(ids.find("fa") != std::string::npos);
        CHECK(ids.find("db") != std::string::npos);
        ++seen[ids];
    }
    CHECK(seen.size() == 24);  // 4! orders of two sets, c and e
}

TEST_CASE("order_options: pins stay at their ends") {
    bank::Item one = item("q", "t", 0, 0, 4);
    one.options[1].pin = bank::Pin::last;
    one.options[3].pin = bank::Pin::first;
    std::map<Order, int> seen;
    for (std::uint32_t form = 0; form < 100; ++form) ++seen[order_options(one, seed(form))];
    CHECK(seen.size() == 2);
    CHECK(seen.contains(Order{3, 0, 2, 1}));
    CHECK(seen.contains(Order{3, 2, 0, 1}));
}

TEST_CASE("order_options: a fixed order is the author's") {
    bank::Item one = item("q", "t", 0, 0, 4);
    one.order = bank::Order::fixed;
    for (std::uint32_t form = 0; form < 20; ++form) {
        CHECK(order_options(one, seed(form)) == Order{0, 1, 2, 3});
    }
}

TEST_CASE("order_options: every order is as likely as every other") {
    const bank::Item one = item("q", "t", 0, 0, 4);
    std::map<Order, std::int64_t> seen;
    constexpr std::uint32_t draws = 24'000;
    for (std::uint32_t form = 0; form < draws; ++form) ++seen[order_options(one, seed(form))];
    REQUIRE(seen.size() == 24);
    // Chi-square with 23 degrees of freedom, 1,000 expected of each: 99.99 % lie below 58.
    std::int64_t squares = 0;
    for (const auto& [order, count] : seen) squares += (count - 1000) * (count - 1000);
    CHECK(squares / 1000 < 58);
}

TEST_CASE("order_options: which option is right is not looked at") {
    bank::Item one = item("q", "t", 0, 0, 4);
    bank::Item other = one;
    other.options[0].is_correct = false;
    other.options[2].is_correct = true;
    for (std::uint32_t form = 0; form < 100; ++form) {
        CHECK(order_options(one, seed(form)) == order_options(other, seed(form)));
    }
}
