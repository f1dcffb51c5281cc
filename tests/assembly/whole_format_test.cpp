// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <map>

#include "assembly/assemble.hpp"
#include "assembly/checker.hpp"
#include "assembly/disjoint.hpp"
#include "assembly/paper_figures.hpp"
#include "random_exam.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

unsigned bits_of(const Selection& form) {
    unsigned bits = 0;
    for (const SelectedItem& one : form.sections[0].items) bits |= 1U << one.ref.item;
    return bits;
}

/// The figures of `plan` against the list of all papers.
void check_figures(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                   const std::vector<unsigned>& papers) {
    const Pool pool(banks, blueprint);
    const SectionSupply supply(pool, blueprint.sections[0]);
    const PaperFigures figures = paper_figures(supply);
    if (!papers.empty()) REQUIRE(figures.outcome == Outcome::found);
    if (!figures.are_papers_exact) return;
    REQUIRE(figures.papers->rounded_down() == papers.size());
    REQUIRE(figures.are_chances_exact);
    std::map<std::string, std::int64_t> expected;
    for (std::size_t i = 0; i < banks[0].items.size(); ++i) {
        std::int64_t with_it = 0;
        for (const unsigned paper : papers) with_it += paper >> i & 1U;
        const auto all = static_cast<std::int64_t>(papers.size());
        expected["b:" + banks[0].items[i].id] = (with_it * 10'000 + all / 2) / all;
    }
    for (const ItemChance& one : figures.chances) {
        // A chance is a rounded quotient of rounded weights: the last place may differ by one.
        const std::int64_t difference = one.ten_thousandths - expected[one.name];
        REQUIRE(difference * difference <= 1);
        expected.erase(one.name);
    }
    for (const auto& [name, chance] : expected) REQUIRE(chance == 0);
}

/// The most papers of which no two share an item, by trying all.
std::int64_t most_disjoint(const std::vector<unsigned>& papers, unsigned taken, std::size_t first) {
    std::int64_t most = 0;
    for (std::size_t i = first; i < papers.size(); ++i) {
        if ((papers[i] & taken) != 0) continue;
        most = std::max(most, 1 + most_disjoint(papers, taken | papers[i], i + 1));
    }
    return most;
}

}  // namespace

TEST_CASE("assemble: over the whole format, a paper is drawn exactly when there is one") {
    base::Random random = base::Random("test", "whole format").fork("exams");
    int possible = 0;
    const int trials = banks_to_try();
    for (int trial = 0; trial < trials; ++trial) {
        base::Random own = random.attempt(static_cast<std::uint32_t>(trial));
        const std::size_t items = 4 + own.below(trial % 50 == 0 ? 12 : 7);
        const RandomExam exam(own, items);
        const auto banks = exam.banks();
        const auto blueprint = exam.blueprint();
        const auto papers = exam.papers();
        CAPTURE(trial);
        possible += papers.empty() ? 0 : 1;
        base::Diagnostics diagnostics;
        bool is_drawn = true;
        try {
            const auto forms = assemble(banks, blueprint, std::to_string(trial), diagnostics);
            REQUIRE(faults_of(banks, blueprint, forms[0]) == Lines{});
            REQUIRE(std::ranges::binary_search(papers, bits_of(forms[0])));
        } catch (const base::InputError&) {
            is_drawn = false;
        }
        REQUIRE(is_drawn == !papers.empty());
        REQUIRE(diagnostics.has_errors() == papers.empty());
        if (trial % 4 == 0) check_figures(banks, blueprint, papers);
    }
    CHECK(possible > trials / 3);
    CHECK(possible < trials * 9 / 10);
}

TEST_CASE("disjoint: as many papers that share nothing as there are, or bounds on both sides") {
    base::Random random = base::Random("test", "disjoint").fork("exams");
    int certain = 0;
    int several = 0;
    for (std::uint32_t trial = 0; trial < 300; ++trial) {
        base::Random own = random.attempt(trial);
        const RandomExam exam(own, 4 + own.below(6));
        const auto papers = exam.papers();
        if (papers.empty() || papers.size() > 60) continue;
        const auto banks = exam.banks();
        const auto blueprint = exam.blueprint();
        const Pool pool(banks, blueprint);
        const SectionSupply supply(pool, blueprint.sections[0]);
        const Disjoint found = disjoint_papers(pool, {&supply.compiled()});
        const std::int64_t expected = most_disjoint(papers, 0, 0);
        CAPTURE(trial);
        REQUIRE(found.least <= expected);
        REQUIRE(expected <= found.most);
        certain += found.least == found.most ? 1 : 0;
        several += expected > 1 ? 1 : 0;
    }
    CHECK(certain > 80);
    CHECK(several > 20);
}
