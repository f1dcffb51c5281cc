// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <bit>
#include <map>

#include "assembly/assemble.hpp"
#include "base/random.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr int forms = 30'000;

/// Fourteen items of two topics, two levels and three difficulties, unevenly spread.
std::vector<bank::Item> some_items() {
    constexpr std::array<std::array<int, 3>, 14> classes{{{0, 0, 0},
                                                          {0, 0, 0},
                                                          {0, 0, 1},
                                                          {0, 0, 2},
                                                          {0, 1, 0},
                                                          {0, 1, 1},
                                                          {0, 1, 1},
                                                          {1, 0, 0},
                                                          {1, 0, 1},
                                                          {1, 0, 1},
                                                          {1, 1, 0},
                                                          {1, 1, 1},
                                                          {1, 1, 2},
                                                          {1, 1, 2}}};
    std::vector<bank::Item> items;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        const auto& [topic, level, difficulty] = classes[i];
        items.push_back(item(std::string(1, static_cast<char>('a' + i)), topic == 0 ? "x" : "y",
                             level, difficulty));
    }
    return items;
}

constexpr const char* wanted =
    "[[section]]\ntopic = { x = 3, y = 3 }\nlevel = { remember = 3, understand = 3 }\n"
    "difficulty = { easy = 2, medium = 3, hard = 1 }\n"
    "[series]\nforms = 30000\nmode = \"independent\"\n";

/// Papers as sets of items, bit by bit; every one that satisfies the blueprint.
std::vector<unsigned> all_papers(const std::vector<bank::Item>& items) {
    std::vector<unsigned> papers;
    for (unsigned chosen = 0; chosen < 1U << items.size(); ++chosen) {
        if (std::popcount(chosen) != 6) continue;
        int of_x = 0;
        int remembered = 0;
        std::array<int, 3> difficulties{};
        for (std::size_t i = 0; i < items.size(); ++i) {
            if ((chosen >> i & 1U) == 0) continue;
            of_x += items[i].topic == "x" ? 1 : 0;
            remembered += items[i].level == bank::Level::remember ? 1 : 0;
            ++difficulties[static_cast<std::size_t>(*items[i].difficulty)];
        }
        const bool fits =
            of_x == 3 && remembered == 3 && difficulties == std::array<int, 3>{2, 3, 1};
        if (fits) papers.push_back(chosen);
    }
    return papers;
}

struct Drawn {
    std::map<unsigned, int> papers;
    std::map<std::size_t, int> key_places;
};

Drawn draw(std::string_view seed) {
    const std::vector<bank::Bank> banks{bank_of("b", some_items())};
    base::Diagnostics diagnostics;
    Drawn drawn;
    for (const Selection& form : assemble(banks, blueprint_of(wanted), seed, diagnostics)) {
        unsigned paper = 0;
        for (const SelectedItem& one : form.sections[0].items) {
            paper |= 1U << one.ref.item;
            const auto key = std::ranges::find(one.options, 0U);
            ++drawn.key_places[static_cast<std::size_t>(key - one.options.begin())];
        }
        ++drawn.papers[paper];
    }
    return drawn;
}

/// (chi-square - freedom) / sqrt(2 freedom) lies between -4 and 4.
bool is_even(const std::vector<double>& seen, const std::vector<double>& expected) {
    double chi_square = 0;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        chi_square += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
    }
    const double freedom = static_cast<double>(seen.size() - 1);
    const double difference = chi_square - freedom;
    return difference * difference < 16 * 2 * freedom;
}

void check_even(const std::vector<double>& seen, const std::vector<double>& expected) {
    CHECK(is_even(seen, expected));
}

}  // namespace

TEST_CASE("uniformity: every paper is as likely as any other") {
    const auto papers = all_papers(some_items());
    REQUIRE(papers.size() > 50);
    for (const char* seed : {"1", "2", "3"}) {
        const Drawn drawn = draw(seed);
        for (const auto& [paper, count] : drawn.papers) {
            CHECK(std::ranges::find(papers, paper) != papers.end());
        }
        std::vector<double> seen;
        for (const unsigned paper : papers) {
            const auto found = drawn.papers.find(paper);
            seen.push_back(found == drawn.papers.end() ? 0 : found->second);
        }
        const double share = static_cast<double>(forms) / static_cast<double>(papers.size());
        check_even(seen, std::vector<double>(papers.size(), share));
    }
}

TEST_CASE("uniformity: the paper of a random objective, which solvers give, is not even") {
    const auto papers = all_papers(some_items());
    base::Random random = base::Random("test", "1").fork("objective");
    std::vector<double> seen(papers.size(), 0);
    for (int i = 0; i < forms; ++i) {
        std::array<std::uint64_t, 14> worth{};
        for (std::uint64_t& one : worth) one = random.below(1'000'000);
        const auto value = [&](unsigned paper) {
            std::uint64_t sum = 0;
            for (std::size_t item = 0; item < worth.size(); ++item) {
                if ((paper >> item & 1U) != 0) sum += worth[item];
            }
            return sum;
        };
        const auto best = std::ranges::max_element(papers, {}, value);
        ++seen[static_cast<std::size_t>(best - papers.begin())];
    }
    const double share = static_cast<double>(forms) / static_cast<double>(papers.size());
    CHECK_FALSE(is_even(seen, std::vector<double>(papers.size(), share)));
}

TEST_CASE("uniformity: items and pairs of items appear as often as in all papers") {
    const auto papers = all_papers(some_items());
    const Drawn drawn = draw("4");
    for (std::size_t one = 0; one < 14; ++one) {
        for (std::size_t other = one; other < 14; ++other) {
            const unsigned both = 1U << one | 1U << other;
            double expected = 0;
            double seen = 0;
            for (const unsigned paper : papers) expected += (paper & both) == both ? 1 : 0;
            for (const auto& [paper, count] : drawn.papers)
                seen += (paper & both) == both ? count : 0;
            expected *= static_cast<double>(forms) / static_cast<double>(papers.size());
            CAPTURE(one);
            CAPTURE(other);
            // Five standard deviations of a count.
            CHECK((seen - expected) * (seen - expected) <= 25 * expected);
        }
    }
}

TEST_CASE("uniformity: the right option stands at each place as often") {
    const Drawn drawn = draw("5");
    REQUIRE(drawn.key_places.size() == 4);
    std::vector<double> seen;
    for (const auto& [place, count] : drawn.key_places) seen.push_back(count);
    check_even(seen, std::vector<double>(4, forms * 6 / 4.0));
}
