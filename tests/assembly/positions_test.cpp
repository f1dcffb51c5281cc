// SPDX-License-Identifier: MIT
#include "assembly/positions.hpp"

#include <doctest/doctest.h>

#include <array>
#include <map>

#include "assembly/checker.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Options = std::vector<std::uint32_t>;
using Counts = std::vector<std::int64_t>;

/// All items of a bank as one form whose options are in authored order.
Selection form_of(const std::vector<bank::Bank>& banks) {
    Selection form;
    form.sections.emplace_back();
    for (std::uint32_t i = 0; i < banks[0].items.size(); ++i) {
        Options options;
        for (std::uint32_t o = 0; o < banks[0].items[i].options.size(); ++o) options.push_back(o);
        form.sections[0].items.push_back({{0, i}, options});
    }
    return form;
}

std::vector<std::size_t> places_of(const std::vector<bank::Bank>& banks, const Selection& form) {
    std::vector<std::size_t> places;
    for (const SelectedItem& one : form.sections[0].items) {
        places.push_back(key_places(banks[0].items[one.ref.item], one.options)->now);
    }
    return places;
}

Counts counts_of(const std::vector<std::size_t>& places) {
    Counts counts;
    for (const std::size_t place : places) {
        if (place >= counts.size()) counts.resize(place + 1);
        ++counts[place];
    }
    return counts;
}

std::vector<bank::Bank> items_of(const std::vector<std::size_t>& options) {
    std::vector<bank::Item> items;
    for (std::size_t i = 0; i < options.size(); ++i) {
        items.push_back(item("q" + std::to_string(100 + i), "t", 0, 0, options[i]));
    }
    return {bank_of("b", std::move(items))};
}

Selection balanced(const std::vector<bank::Bank>& banks, std::uint32_t seed) {
    Selection form = form_of(banks);
    balance_keys(banks, base::Random("test", "positions").form(seed), form);
    return form;
}

/// The least sum of squares of the counts that any assignment of the keys has.
std::int64_t least_squares(const std::vector<KeyPlaces>& keys, std::size_t from, Counts& counts) {
    if (from == keys.size()) {
        std::int64_t sum = 0;
        for (const std::int64_t count : counts) sum += count * count;
        return sum;
    }
    std::int64_t least = 1'000'000;
    for (std::size_t place = keys[from].first; place < keys[from].end; ++place) {
        ++counts[place];
        least = std::min(least, least_squares(keys, from + 1, counts));
        --counts[place];
    }
    return least;
}

}  // namespace

TEST_CASE("key_places: pins take places from the key, a pinned key and fixed orders have one") {
    bank::Item one = item("q", "t", 0, 0, 5);
    CHECK(key_places(one, {1, 0, 2, 3, 4}) == KeyPlaces{1, 0, 5});
    one.options[4].pin = bank::Pin::last;
    CHECK(key_places(one, {1, 0, 2, 3, 4}) == KeyPlaces{1, 0, 4});
    one.options[1].pin = bank::Pin::first;
    CHECK(key_places(one, {1, 0, 2, 3, 4}) == KeyPlaces{1, 1, 4});
    one.options[0].is_correct = false;
    CHECK(!key_places(one, {1, 0, 2, 3, 4}));
    one.options[4].is_correct = true;
    CHECK(key_places(one, {1, 0, 2, 3, 4}) == KeyPlaces{4, 4, 5});
    one.options[4].pin = bank::Pin::none;
    one.order = bank::Order::fixed;
    CHECK(key_places(one, {0, 1, 2, 3, 4}) == KeyPlaces{4, 4, 5});
}

TEST_CASE("move_key: the others keep their order") {
    const bank::Item one = item("q", "t", 0, 0, 4);  // option 0 is right
    Options options{3, 0, 2, 1};
    move_key(one, 3, options);
    CHECK(options == Options{3, 2, 1, 0});
    move_key(one, 0, options);
    CHECK(options == Options{0, 3, 2, 1});
    move_key(one, 0, options);
    CHECK(options == Options{0, 3, 2, 1});
}

TEST_CASE("balance_keys: as many of each letter, for every seed") {
    const auto banks = items_of(std::vector<std::size_t>(10, 4));
    for (std::uint32_t seed = 0; seed < 1000; ++seed) {
        Counts counts = counts_of(places_of(banks, balanced(banks, seed)));
        std::ranges::sort(counts);
        CHECK(counts == Counts{2, 2, 3, 3});  // 10 = 2 * 3 + 2 * 2
    }
}

TEST_CASE("balance_keys: every order of equal items is as likely as every other") {
    const auto banks = items_of({3, 3, 3, 3});
    std::map<std::vector<std::size_t>, std::int64_t> seen;
    constexpr std::uint32_t draws = 36'000;
    for (std::uint32_t seed = 0; seed < draws; ++seed)
        ++seen[places_of(banks, balanced(banks, seed))];
    // One letter twice: 3 choices of it, 4! / 2! orders.
    REQUIRE(seen.size() == 36);
    // Chi-square with 35 degrees of freedom, 1,000 expected of each: 99.99 % lie below 75.
    std::int64_t squares = 0;
    for (const auto& [places, count] : seen) squares += (count - 1000) * (count - 1000);
    CHECK(squares / 1000 < 75);
}

TEST_CASE("balance_keys: every assignment of unequal items is about as likely as every other") {
    const auto banks = items_of({2, 2, 3, 3});
    std::map<std::vector<std::size_t>, std::int64_t> seen;
    constexpr std::uint32_t draws = 16'000;
    for (std::uint32_t seed = 0; seed < draws; ++seed)
        ++seen[places_of(banks, balanced(banks, seed))];
    // C once or twice, never more. Once (2 items to have it): 3 keys on A and B, two of one and one
    // of the other, 6 ways: 12. Twice: A and B once each by the two items of two options: 2 ways.
    REQUIRE(seen.size() == 14);
    // 13 degrees of freedom, 16,000 / 14 expected of each: 99.99 % lie below 41.
    std::int64_t squares = 0;
    for (const auto& [places, count] : seen) {
        squares += (count * 14 - draws) * (count * 14 - draws);
    }
    CHECK(squares / (std::int64_t{draws} * 14) < 41);
}

TEST_CASE("balance_keys: as even as pins, fixed orders and numbers of options allow") {
    base::Random random("test", "odd items");
    for (std::uint32_t seed = 0; seed < 1000; ++seed) {
        std::vector<std::size_t> options;
        for (int i = 0; i < 6; ++i) options.push_back(2 + random.below(4));
        auto banks = items_of(options);
        for (bank::Item& one : banks[0].items) {
            const auto dice = random.below(6);
            if (dice == 0) one.order = bank::Order::fixed;
            if (dice == 1) one.options.back().pin = bank::Pin::last;
            if (dice == 2) one.options.front().pin = bank::Pin::first;  // the key
            if (dice == 3) one.options[1].pin = bank::Pin::first;
        }
        // Authored order has the pinned option of dice 3 in the wrong place.
        Selection form = form_of(banks);
        for (SelectedItem& one : form.sections[0].items) {
            const bank::Item& item = banks[0].items[one.ref.item];
            if (item.options[1].pin == bank::Pin::first) std::swap(one.options[0], one.options[1]);
        }
        std::vector<KeyPlaces> keys;
        for (const SelectedItem& one : form.sections[0].items) {
            keys.push_back(*key_places(banks[0].items[one.ref.item], one.options));
        }
        balance_keys(banks, base::Random("test", "positions").form(seed), form);
        std::int64_t squares = 0;
        for (const std::int64_t count : counts_of(places_of(banks, form))) squares += count * count;
        Counts none(5, 0);
        CHECK(squares == least_squares(keys, 0, none));
        auto blueprint = blueprint_of("[[section]]\nitems = 6\n");
        blueprint.positions = blueprint::Positions::balanced;
        CHECK(faults_of(banks, blueprint, form) == Lines{});
    }
}

TEST_CASE("assemble: balanced forms, each with an order of its own") {
    const auto banks = items_of(std::vector<std::size_t>(8, 4));
    auto blueprint = blueprint_of("[[section]]\nitems = 8\n[series]\nforms = 20\n");
    blueprint.positions = blueprint::Positions::balanced;
    std::map<std::vector<std::size_t>, int> seen;
    for (const Selection& form : drawn(banks, blueprint, "1")) {
        const auto places = places_of(banks, form);
        CHECK(counts_of(places) == Counts{2, 2, 2, 2});
        ++seen[places];
    }
    CHECK(seen.size() == 20);
}

TEST_CASE("assemble: random positions are uniform") {
    const auto banks = items_of(std::vector<std::size_t>(10, 4));
    const auto blueprint = blueprint_of("[[section]]\nitems = 10\n[series]\nforms = 1000\n");
    Counts counts(4, 0);
    for (const Selection& form : drawn(banks, blueprint, "1")) {
        for (const std::size_t place : places_of(banks, form)) ++counts[place];
    }
    // Chi-square with 3 degrees of freedom, 2,500 expected of each: 99.99 % lie below 21.
    std::int64_t squares = 0;
    for (const std::int64_t count : counts) squares += (count - 2500) * (count - 2500);
    CHECK(squares / 2500 < 21);
}
