// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <map>

#include "assembly/assemble.hpp"
#include "assembly/checker.hpp"
#include "base/random.hpp"
#include "random_exam.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Sums = std::array<std::array<int, 3>, 3>;

struct Kind {
    std::array<std::size_t, 3> of{};  ///< topic, level, difficulty
};

Sums sums_of(const std::vector<Kind>& kinds, unsigned chosen) {
    Sums sums{};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (((chosen >> i) & 1U) == 0) continue;
        for (std::size_t family = 0; family < 3; ++family) ++sums[family][kinds[i].of[family]];
    }
    return sums;
}

blueprint::Blueprint blueprint_with(const Sums& sums, int families) {
    const std::array<std::string, 3> topics{"a", "a/b", "c"};
    blueprint::Blueprint made;
    made.title = "Exam";
    blueprint::Section section;
    for (std::size_t family = 0; family < 3; ++family) {
        if (((families >> family) & 1) == 0) continue;
        blueprint::Family one;
        one.attribute = static_cast<blueprint::Attribute>(family);
        for (std::size_t value = 0; value < 3; ++value) {
            blueprint::Count count;
            count.value = family == 0   ? topics[value]
                          : family == 1 ? std::string(bank::level_words[value])
                                        : std::string(bank::difficulty_words[value]);
            count.items = base::Range::exactly(sums[family][value]);
            one.counts.push_back(count);
        }
        // "a" includes what is below it
        if (family == 0)
            one.counts[0].items =
                base::Range::exactly(one.counts[0].items.most + one.counts[1].items.most);
        section.families.push_back(one);
    }
    for (const int count : sums[0]) section.items += count;
    made.sections.push_back(section);
    return made;
}

bool exists(const std::vector<Kind>& kinds, const Sums& sums, int families, int items) {
    for (unsigned chosen = 0; chosen < 1U << kinds.size(); ++chosen) {
        if (std::popcount(chosen) != items) continue;
        const Sums own = sums_of(kinds, chosen);
        bool are_equal = true;
        for (std::size_t family = 0; family < 3; ++family) {
            if (((families >> family) & 1) != 0) are_equal &= own[family] == sums[family];
        }
        if (are_equal) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("assemble: finds a paper exactly when one exists, on 3,000 random banks or more") {
    const base::Random seeds = base::Random("test", "banks").fork("banks");
    const std::array<std::string, 3> topics{"a", "a/b", "c"};
    int feasible = 0;
    const int trials = banks_to_try();
    for (int trial = 0; trial < trials; ++trial) {
        base::Random random = seeds.attempt(static_cast<std::uint32_t>(trial));
        std::vector<Kind> kinds(4 + random.below(8));
        std::vector<bank::Item> items;
        for (Kind& kind : kinds) {
            for (auto& value : kind.of) value = random.below(3);
            items.push_back(item("i" + std::to_string(items.size()), topics[kind.of[0]],
                                 static_cast<int>(kind.of[1]), static_cast<int>(kind.of[2]), 2));
        }
        const int wanted = 1 + static_cast<int>(random.below(4));
        Sums sums{};
        for (int seat = 0; seat < wanted; ++seat) {
            // Each family's sums come from some item, so that tight cases are common.
            for (std::size_t family = 0; family < 3; ++family) {
                ++sums[family][kinds[random.below(kinds.size())].of[family]];
            }
        }
        const int families = static_cast<int>(random.below(8));
        const std::vector<bank::Bank> banks{bank_of("b", items)};
        const auto blueprint = blueprint_with(sums, families);
        const bool expected = exists(kinds, sums, families, wanted);
        feasible += expected ? 1 : 0;
        base::Diagnostics diagnostics;
        bool is_drawn = true;
        try {
            const auto forms = assemble(banks, blueprint, std::to_string(trial), diagnostics);
            REQUIRE(faults_of(banks, blueprint, forms[0]) == Lines{});
        } catch (const base::InputError&) {
            is_drawn = false;
        }
        REQUIRE(is_drawn == expected);
        REQUIRE(diagnostics.has_errors() == !expected);
    }
    CHECK(feasible > trials / 5);
    CHECK(feasible < trials / 10 * 9);
}
