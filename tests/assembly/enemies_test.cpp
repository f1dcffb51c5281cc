// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <bit>
#include <map>

#include "assembly/checker.hpp"
#include "assembly/plan.hpp"
#include "base/random.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Enemies = std::vector<std::pair<std::size_t, std::size_t>>;

/// Items a, b, c … of these topics ("xxyy"), of level and difficulty 0.
std::vector<bank::Item> items_of_topics(std::string_view topics) {
    std::vector<bank::Item> items;
    for (std::size_t i = 0; i < topics.size(); ++i) {
        items.push_back(
            item(std::string(1, static_cast<char>('a' + i)), std::string(1, topics[i]), 0, 0));
    }
    return items;
}

std::vector<bank::Bank> bank_with(std::vector<bank::Item> items, const Enemies& enemies) {
    for (const auto& [one, other] : enemies) {
        items[one].enemies.push_back(items[other].id);
        items[other].enemies.push_back(items[one].id);
    }
    for (bank::Item& one : items) std::ranges::sort(one.enemies);
    return {bank_of("b", std::move(items))};
}

unsigned paper_of(const Selection& form) {
    unsigned paper = 0;
    for (const SelectedSection& section : form.sections) {
        for (const SelectedItem& one : section.items) paper |= 1U << one.ref.item;
    }
    return paper;
}

bool meets(unsigned paper, const Enemies& enemies) {
    return std::ranges::any_of(enemies, [&](const auto& pair) {
        return (paper >> pair.first & 1U) != 0 && (paper >> pair.second & 1U) != 0;
    });
}

Selections drawn(const std::vector<bank::Bank>& banks, const std::string& sections,
                 std::string_view seed = "1") {
    base::Diagnostics diagnostics;
    const auto blueprint = blueprint_of(sections);
    Selections forms = assemble(banks, blueprint, seed, diagnostics);
    for (const Selection& form : forms) CHECK(faults_of(banks, blueprint, form).empty());
    return forms;
}

Lines told(const std::vector<bank::Bank>& banks, const std::string& sections) {
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(static_cast<void>(assemble(banks, blueprint_of(sections), "1", diagnostics)),
                    base::InputError);
    return lines_of(diagnostics);
}

}  // namespace

TEST_CASE("enemies: a star leaves one way only") {
    // a is an enemy of b and of c; two of the three are wanted.
    const auto banks = bank_with(items_of_topics("xxx"), {{0, 1}, {0, 2}});
    for (int seed = 0; seed < 50; ++seed) {
        const auto forms = drawn(banks, "[[section]]\nitems = 2\n", std::to_string(seed));
        CHECK(paper_of(forms[0]) == 0b110);
        CHECK(forms[0].sections[0].law == Law::exact);
    }
}

TEST_CASE("enemies: every paper without enemies is as likely as any other") {
    const Enemies enemies{{0, 1}, {0, 5}, {2, 6}, {3, 4}, {7, 8}};
    const auto banks = bank_with(items_of_topics("xxxxxyyyyy"), enemies);
    std::vector<unsigned> papers;
    for (unsigned paper = 0; paper < 1024; ++paper) {
        const bool fits = std::popcount(paper & 31U) == 2 && std::popcount(paper >> 5U) == 2;
        if (fits && !meets(paper, enemies)) papers.push_back(paper);
    }
    REQUIRE(papers.size() > 40);
    std::map<unsigned, double> seen;
    constexpr int count = 20'000;
    for (const Selection& form :
         drawn(banks,
               "[[section]]\ntopic = { x = 2, y = 2 }\n[series]\nforms = 20000\nmode = "
               "\"independent\"\n")) {
        ++seen[paper_of(form)];
    }
    CHECK(seen.size() == papers.size());
    const double expected = count / static_cast<double>(papers.size());
    double chi_square = 0;
    for (const unsigned paper : papers) {
        chi_square += (seen[paper] - expected) * (seen[paper] - expected) / expected;
    }
    const double freedom = static_cast<double>(papers.size()) - 1;
    CHECK((chi_square - freedom) * (chi_square - freedom) < 16 * 2 * freedom);
}

TEST_CASE("enemies: they do not meet across sections either") {
    const Enemies enemies{{0, 3}, {1, 4}, {2, 5}, {2, 3}};
    const auto banks = bank_with(items_of_topics("xxxyyy"), enemies);
    const auto forms = drawn(banks,
                             "[[section]]\nwhere = { topic = \"x\" }\nitems = 1\n[[section]]\n"
                             "where = { topic = \"y\" }\nitems = 2\n[series]\nforms = 9000\nmode = "
                             "\"independent\"\n");
    // a with e f; b with d f; c with neither d nor f: none.
    std::map<unsigned, int> seen;
    for (const Selection& form : forms) ++seen[paper_of(form)];
    REQUIRE(seen.size() == 2);
    for (const auto& [paper, count] : seen) {
        CHECK_FALSE(meets(paper, enemies));
        CHECK(count > 4200);  // 4500, six standard deviations of 47
    }
}

TEST_CASE("enemies: when counts can be met but not without them, that is told") {
    const auto banks = bank_with(items_of_topics("xxyy"), {{0, 1}, {2, 3}});
    CHECK(told(banks, "[[section]]\ntopic = { x = 2, y = 1 }\n") ==
          Lines{"3 error: no paper satisfies this blueprint: these 2 requirements cannot hold "
                "together (smallest such set) | any one of these repairs it:\n"
                "x = 1 instead of 2\nwrite 1 more item like \"a\" (\"x\")"});
    static_cast<void>(drawn(banks, "[[section]]\ntopic = { x = 1, y = 1 }\n"));
}

TEST_CASE("enemies: a paper is found exactly when there is one, on 400 random banks") {
    base::Random random = base::Random("test", "enemies").fork("banks");
    int possible = 0;
    int impossible = 0;
    for (int trial = 0; trial < 400; ++trial) {
        const std::size_t count = 5 + random.below(5);
        std::string topics;
        for (std::size_t i = 0; i < count; ++i) topics += random.below(2) == 0 ? 'x' : 'y';
        Enemies enemies;
        for (std::size_t one = 0; one < count; ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                if (random.below(2) == 0) enemies.emplace_back(one, other);
            }
        }
        const int x = 1 + static_cast<int>(random.below(2));
        const int y = 1 + static_cast<int>(random.below(2));
        bool exists = false;
        for (unsigned paper = 0; paper < 1U << count; ++paper) {
            int of_x = 0;
            for (std::size_t i = 0; i < count; ++i) {
                of_x += (paper >> i & 1U) != 0 && topics[i] == 'x' ? 1 : 0;
            }
            const bool fits = of_x == x && std::popcount(paper) == x + y;
            exists = exists || (fits && !meets(paper, enemies));
        }
        const auto banks = bank_with(items_of_topics(topics), enemies);
        const std::string sections = "[[section]]\ntopic = { x = " + std::to_string(x) +
                                     ", y = " + std::to_string(y) + " }\n";
        ++(exists ? possible : impossible);
        if (exists) {
            static_cast<void>(drawn(banks, sections));
        } else {
            CHECK(told(banks, sections).size() >= 1);
        }
    }
    CHECK(possible > 50);
    CHECK(impossible > 50);
}

TEST_CASE("enemies: a plan says when there is no paper without them") {
    Enemies clique;
    for (std::size_t one = 0; one < 8; ++one) {
        for (std::size_t other = 0; other < one; ++other) clique.emplace_back(one, other);
    }
    const auto banks = bank_with(items_of_topics("xxxxxxxx"), clique);
    base::Diagnostics diagnostics;
    const Plan none = plan(banks, blueprint_of("[[section]]\nitems = 4\n"), diagnostics);
    CHECK(none.outcome == Outcome::none);
    CHECK(none.disjoint.least == 0);
    CHECK(diagnostics.errors() == 1);
    base::Diagnostics other;
    const Plan some = plan(banks, blueprint_of("[[section]]\nitems = 1\n"), other);
    CHECK(some.outcome == Outcome::found);
    CHECK(other.all().empty());
}

TEST_CASE("draw: included items are on every paper, excluded ones on none, evenly otherwise") {
    const auto banks = bank_with(items_of_topics("xxxxyyyy"), {{0, 4}});
    std::map<unsigned, int> seen;
    for (const Selection& form :
         drawn(banks,
               "[[section]]\ntopic = { x = 2, y = 2 }\n[draw]\ninclude = \"a\"\nexclude = "
               "[\"b\", \"h\"]\n[series]\nforms = 8000\nmode = \"independent\"\n")) {
        ++seen[paper_of(form)];
    }
    // a with c or d; f and g, since e is an enemy of a and h is excluded.
    REQUIRE(seen.size() == 2);
    CHECK(seen.begin()->first == 0b01100101);
    for (const auto& [paper, count] : seen) CHECK(count > 3700);
}

TEST_CASE("draw: every item may be included") {
    const auto banks = bank_with(items_of_topics("xxy"), {});
    const auto forms = drawn(
        banks, "[[section]]\ntopic = { x = 2, y = 1 }\n[draw]\ninclude = [\"a\", \"b\", \"c\"]\n");
    CHECK(paper_of(forms[0]) == 0b111);
    CHECK(forms[0].sections[0].law == Law::exact);
}

TEST_CASE("draw: what [draw] shuts out is said where items are short") {
    const auto banks = bank_with(items_of_topics("xxxy"), {{0, 3}});
    CHECK(
        told(banks,
             "[[section]]\ntopic = { x = 3, y = 1 }\n[draw]\ninclude = \"d\"\nexclude = \"b\"\n") ==
        Lines{"3 error: no paper satisfies this blueprint: these 2 requirements cannot hold "
              "together (smallest such set) | any one of these repairs it:\n"
              "x = 1 instead of 3\nwrite 2 more items like \"a\" (\"x\")"});
}
