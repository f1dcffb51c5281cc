// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assemble.hpp"
#include "base/random.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr std::size_t items = 18;
constexpr int forms = 5'800;  // 100 of each paper

/// By item: difficulty and level; the topic is x and y in turn.
constexpr std::array<std::array<int, 2>, items> classes{{{0, 1},
                                                         {2, 1},
                                                         {1, 0},
                                                         {1, 0},
                                                         {2, 1},
                                                         {1, 1},
                                                         {1, 1},
                                                         {1, 0},
                                                         {0, 0},
                                                         {2, 1},
                                                         {0, 1},
                                                         {0, 1},
                                                         {1, 0},
                                                         {1, 1},
                                                         {0, 1},
                                                         {1, 0},
                                                         {0, 0},
                                                         {1, 1}}};
constexpr std::array<std::array<std::size_t, 3>, 2> sets{{{0, 2, 4}, {1, 3, 5}}};
constexpr std::array<std::array<std::size_t, 2>, 3> enemies{{{6, 7}, {8, 10}, {9, 11}}};

std::string id(std::size_t number) { return std::string(1, static_cast<char>('a' + number)); }

/// Eighteen items in three families, two item sets, three pairs of enemies: 58 papers.
bank::Bank small_bank() {
    std::vector<bank::Item> made;
    for (std::size_t i = 0; i < items; ++i) {
        made.push_back(item(id(i), i % 2 == 0 ? "x" : "y", classes.at(i)[1], classes.at(i)[0]));
    }
    for (const auto& [one, other] : enemies) made[one].enemies.push_back(id(other));
    for (std::size_t set = 0; set < sets.size(); ++set) {
        for (const std::size_t i : sets.at(set)) made[i].stimulus = "case" + std::to_string(set);
    }
    bank::Bank bank = bank_of("b", std::move(made));
    for (std::size_t set = 0; set < sets.size(); ++set) {
        bank.stimuli.emplace_back().id = "case" + std::to_string(set);
    }
    return bank;
}

constexpr const char* wanted =
    "[[section]]\ntopic = { x = 3, y = 3 }\nlevel = { remember = 3, understand = 3 }\n"
    "difficulty = { easy = 2, medium = 3, hard = 1 }\nstimuli = { count = 1, items = [2, 3] }\n"
    "[series]\nforms = 5800\nmode = \"independent\"\n";

bool fits(unsigned paper) {
    const auto has = [&](std::size_t i) { return (paper >> i & 1U) != 0; };
    std::array<int, 3> difficulties{};
    int of_x = 0;
    int remembered = 0;
    for (std::size_t i = 0; i < items; ++i) {
        if (!has(i)) continue;
        of_x += i % 2 == 0 ? 1 : 0;
        remembered += classes.at(i)[1] == 0 ? 1 : 0;
        ++difficulties.at(static_cast<std::size_t>(classes.at(i)[0]));
    }
    int taken = 0;
    for (const auto& set : sets) {
        const auto own = std::ranges::count_if(set, has);
        if (own == 1) return false;
        taken += own > 0 ? 1 : 0;
    }
    return std::popcount(paper) == 6 && of_x == 3 && remembered == 3 && taken == 1 &&
           difficulties == std::array<int, 3>{2, 3, 1} &&
           std::ranges::none_of(enemies,
                                [&](const auto& pair) { return has(pair[0]) && has(pair[1]); });
}

std::vector<unsigned> all_papers() {
    std::vector<unsigned> papers;
    for (unsigned paper = 0; paper < 1U << items; ++paper) {
        if (fits(paper)) papers.push_back(paper);
    }
    return papers;
}

/// How often each of the papers was drawn; none but them may be.
std::vector<int> counts_of(const std::vector<unsigned>& drawn,
                           const std::vector<unsigned>& papers) {
    std::vector<int> counts(papers.size(), 0);
    for (const unsigned paper : drawn) {
        const auto at = std::ranges::lower_bound(papers, paper);
        REQUIRE((at != papers.end() && *at == paper));
        ++counts[static_cast<std::size_t>(at - papers.begin())];
    }
    return counts;
}

/// (chi-square - freedom) / sqrt(2 freedom) lies between -4 and 4.
bool are_even(const std::vector<int>& counts) {
    const double expected = forms / static_cast<double>(counts.size());
    double chi_square = 0;
    for (const int count : counts) chi_square += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size() - 1);
    const double difference = chi_square - freedom;
    return difference * difference < 16 * 2 * freedom;
}

std::vector<unsigned> drawn_by_us(std::string_view seed) {
    const std::vector<bank::Bank> banks{small_bank()};
    std::vector<unsigned> papers;
    for (const Selection& form : drawn(banks, blueprint_of(wanted), seed)) {
        unsigned& paper = papers.emplace_back(0);
        for (const SelectedItem& one : form.sections[0].items) paper |= 1U << one.ref.item;
    }
    return papers;
}

/// The usual way to draw by a solver: the paper with the largest sum of random numbers.
std::vector<unsigned> drawn_by_largest_sum(const std::vector<unsigned>& papers,
                                           std::string_view seed) {
    base::Random random("test", seed);
    std::vector<unsigned> drawn;
    for (int form = 0; form < forms; ++form) {
        std::array<std::uint64_t, items> values{};
        for (std::uint64_t& value : values) value = random.below(1U << 20U);
        const auto sum = [&](unsigned paper) {
            std::uint64_t all = 0;
            for (std::size_t i = 0; i < items; ++i) all += (paper >> i & 1U) * values.at(i);
            return all;
        };
        drawn.push_back(*std::ranges::max_element(papers, {}, sum));
    }
    return drawn;
}

}  // namespace

TEST_CASE("fair_draw: all 58 papers of a bank with sets and enemies are equally likely") {
    const auto papers = all_papers();
    REQUIRE(papers.size() == 58);
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        CAPTURE(seed);
        CHECK(are_even(counts_of(drawn_by_us(seed), papers)));
    }
}

TEST_CASE("fair_draw: the paper that a random objective likes best is not a fair one") {
    const auto papers = all_papers();
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        CAPTURE(seed);
        CHECK_FALSE(are_even(counts_of(drawn_by_largest_sum(papers, seed), papers)));
    }
}
