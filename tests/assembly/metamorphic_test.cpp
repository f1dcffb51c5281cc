// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/assemble.hpp"
#include "assembly/pool.hpp"
#include "assembly/problem_sampler.hpp"
#include "assembly/section_supply.hpp"
#include "bank/read.hpp"
#include "random_exam.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr std::uint32_t exams = 200;

std::uint64_t papers_of(const SectionProblem& problem) {
    const auto sampler = ProblemSampler::make(problem, CountingEffort::whole);
    REQUIRE(sampler);
    if (!sampler->is_possible()) return 0;
    REQUIRE(sampler->is_exact());
    return sampler->papers().rounded_down();
}

/// Calls it with the problems of many exams of chance.
template <typename Check>
void on_random_problems(std::string_view purpose, Check check) {
    base::Random random = base::Random("test", "metamorphic").fork(purpose);
    for (std::uint32_t trial = 0; trial < exams; ++trial) {
        base::Random own = random.attempt(trial);
        const RandomExam exam(own, 6 + own.below(7));
        const auto banks = exam.banks();
        const auto blueprint = exam.blueprint();
        const Pool pool(banks, blueprint);
        const SectionSupply supply(pool, blueprint.sections[0]);
        CAPTURE(trial);
        check(supply.section_problem(), own);
    }
}

constexpr const char* bank_head =
    "[bank]\nid = \"b\"\ntitle = \"Bank\"\n[[topic]]\nid = \"x\"\n[[topic]]\nid = \"y\"\n";

/// Items from one to before another number; topics in turn.
std::string items_text(int first, int end) {
    std::string text;
    for (int i = first; i < end; ++i) {
        text += "[[item]]\nid = \"i" + std::to_string(10 + i) + "\"\ntopic = \"" +
                (i % 2 == 0 ? "x" : "y") + "\"\nstem = \"Which?\"\n";
        for (const char* const option : {"this\"\ncorrect = true", "that\"", "neither\""}) {
            text += "[[item.option]]\ntext = \"" + std::string(option) + "\nrationale = \"So.\"\n";
        }
    }
    return text;
}

std::string drawn_from(const std::vector<std::pair<std::string, std::string>>& files) {
    files::MemoryDisk disk;
    disk.write("bank/bank.toml", bank_head);
    for (const auto& [name, text] : files) disk.write("bank/" + name, text);
    base::Sources sources;
    base::Diagnostics diagnostics;
    const std::vector<bank::Bank> banks{bank::read(disk, "bank", {}, sources, diagnostics)};
    REQUIRE_FALSE(diagnostics.has_errors());
    const auto blueprint = blueprint_of("[[section]]\ntopic = { x = 3, y = 3 }\n");
    std::string text;
    for (const char* const seed : {"1", "2", "3"}) {
        const Selections forms = drawn(banks, blueprint, seed);
        text += ids(banks, forms[0]);
        for (const SelectedItem& one : forms[0].sections[0].items) {
            for (const std::uint32_t option : one.options) text += "/" + std::to_string(option);
        }
    }
    return text;
}

}  // namespace

TEST_CASE("metamorphic: one more requirement never makes more papers") {
    on_random_problems("requirements", [](const SectionProblem& problem, base::Random& random) {
        SectionProblem narrower = problem;
        const auto least = static_cast<std::int64_t>(random.below(3));
        narrower.bounds.push_back({least, least + static_cast<std::int64_t>(random.below(3))});
        for (Kind& kind : narrower.kinds) {
            kind.amounts.push_back(static_cast<std::int64_t>(random.below(2)));
        }
        for (SetOfItems& set : narrower.sets) set.amounts.push_back(0);
        CHECK(papers_of(narrower) <= papers_of(problem));
    });
}

TEST_CASE("metamorphic: one more item never makes fewer papers") {
    on_random_problems("items", [](const SectionProblem& problem, base::Random& random) {
        if (problem.kinds.empty()) return;
        SectionProblem richer = problem;
        ++richer.kinds[random.below(richer.kinds.size())].supply;
        CHECK(papers_of(richer) >= papers_of(problem));
    });
}

TEST_CASE("metamorphic: a looser requirement never makes fewer papers") {
    on_random_problems("bounds", [](const SectionProblem& problem, base::Random& random) {
        SectionProblem looser = problem;
        if (looser.bounds.size() < 2) return;
        base::Range& bound = looser.bounds[1 + random.below(looser.bounds.size() - 1)];
        bound.least -= static_cast<std::int64_t>(random.below(2));
        bound.most += static_cast<std::int64_t>(random.below(2));
        CHECK(papers_of(looser) >= papers_of(problem));
    });
}

TEST_CASE("metamorphic: how a bank is split into files changes nothing") {
    const std::string whole = drawn_from({{"items.toml", items_text(0, 20)}});
    CHECK(drawn_from({{"a.toml", items_text(0, 7)}, {"b.toml", items_text(7, 20)}}) == whole);
    CHECK(drawn_from({{"z/deep/x.toml", items_text(0, 11)}, {"a.toml", items_text(11, 20)}}) ==
          whole);
}

TEST_CASE("metamorphic: the names of topics change nothing") {
    std::vector<bank::Item> items;
    std::vector<bank::Item> renamed;
    for (int i = 0; i < 24; ++i) {
        const std::string id = "i" + std::to_string(10 + i);
        items.push_back(item(id, i % 3 == 0 ? "a" : i % 3 == 1 ? "b" : "b/c", i % 2, i / 2 % 3));
        renamed.push_back(item(id, i % 3 == 0 ? "z" : i % 3 == 1 ? "m" : "m/a", i % 2, i / 2 % 3));
    }
    const std::vector<bank::Bank> one{bank_of("b", items)};
    const std::vector<bank::Bank> other{bank_of("b", renamed)};
    const std::string rest = "level = { remember = 4, understand = 4 }\n";
    const auto named = blueprint_of("[[section]]\ntopic = { a = 3, b = 5, \"b/c\" = 2 }\n" + rest);
    const auto renaming =
        blueprint_of("[[section]]\ntopic = { z = 3, m = 5, \"m/a\" = 2 }\n" + rest);
    for (int seed = 0; seed < 20; ++seed) {
        CHECK(drawn(one, named, std::to_string(seed)) ==
              drawn(other, renaming, std::to_string(seed)));
    }
}
