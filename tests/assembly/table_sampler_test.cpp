// SPDX-License-Identifier: MIT
#include "assembly/table_sampler.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Every table of a problem with its number of papers, by trying all of them.
std::map<Counts, std::uint64_t> all_tables(const TableProblem& problem) {
    std::map<Counts, std::uint64_t> tables;
    Counts table(problem.capacity.size(), 0);
    const std::size_t levels = problem.levels.size();
    const std::size_t difficulties = problem.difficulties.size();
    while (true) {
        Counts topic_sums(problem.topics.size()), level_sums(levels), difficulty_sums(difficulties);
        Weight papers(1);
        for (std::size_t cell = 0; cell < table.size(); ++cell) {
            topic_sums[cell / (levels * difficulties)] += table[cell];
            level_sums[cell / difficulties % levels] += table[cell];
            difficulty_sums[cell % difficulties] += table[cell];
            papers = papers * binomial(problem.capacity[cell], table[cell]);
        }
        if (topic_sums == problem.topics && level_sums == problem.levels &&
            difficulty_sums == problem.difficulties) {
            tables[table] = papers.rounded_down();
        }
        std::size_t cell = 0;
        while (cell < table.size() && table[cell] == problem.capacity[cell]) table[cell++] = 0;
        if (cell == table.size()) return tables;
        ++table[cell];
    }
}

struct Result {
    std::map<Counts, std::uint64_t> drawn;
    std::uint64_t accepted = 0;
    std::uint64_t tries = 0;
};

Result draw(const TableSampler& sampler, std::string_view seed, std::uint64_t wanted) {
    Result result;
    const base::Random random = base::Random("test", seed).fork("tables");
    std::uint64_t steps = 0;
    while (result.accepted < wanted && result.tries < 100 * wanted + 100'000) {
        const auto number = static_cast<std::uint32_t>(result.tries++);
        if (const auto table = sampler.draw(random.attempt(number), steps)) {
            ++result.drawn[*table];
            ++result.accepted;
        }
    }
    CHECK(steps >= result.tries);
    return result;
}

/// Chi-square of the tables drawn against their numbers of papers, less its expectation, in
/// standard deviations: about normal. In integers of 1/1000.
std::int64_t z_thousandths(const std::map<Counts, std::uint64_t>& tables, const Result& result) {
    std::uint64_t papers = 0;
    for (const auto& [table, number] : tables) papers += number;
    double chi_square = 0;
    for (const auto& [table, number] : tables) {
        const double expected = static_cast<double>(result.accepted) * static_cast<double>(number) /
                                static_cast<double>(papers);
        const auto found = result.drawn.find(table);
        const double seen = found == result.drawn.end() ? 0 : static_cast<double>(found->second);
        chi_square += (seen - expected) * (seen - expected) / expected;
    }
    const double freedom = static_cast<double>(tables.size()) - 1;
    double root = freedom;
    for (int i = 0; i < 60; ++i) root = (root + 2 * freedom / root) / 2;
    return static_cast<std::int64_t>((chi_square - freedom) / root * 1000);
}

/// Two topics, two levels, three difficulties, unevenly stocked.
TableProblem uneven() {
    TableProblem problem;
    problem.topics = {3, 2};
    problem.levels = {2, 3};
    problem.difficulties = {2, 2, 1};
    problem.capacity = {3, 1, 0, 2, 2, 1,  //
                        1, 2, 1, 0, 3, 2};
    return problem;
}

}  // namespace

TEST_CASE("table_sampler: tables come in proportion to their papers") {
    const TableProblem problem = uneven();
    const auto tables = all_tables(problem);
    REQUIRE(tables.size() > 10);
    const auto sampler = TableSampler::make(problem);
    REQUIRE(sampler);
    REQUIRE(sampler->is_possible());
    for (const char* seed : {"1", "2", "3"}) {
        const Result result = draw(*sampler, seed, 40'000);
        CHECK(result.accepted == 40'000);
        for (const auto& [table, count] : result.drawn) CHECK(tables.contains(table));
        const std::int64_t z = z_thousandths(tables, result);
        CHECK(z > -4000);
        CHECK(z < 4000);
    }
}

TEST_CASE("table_sampler: the test of evenness sees a sampler that is not even") {
    // Each table as likely as the other, whatever its number of papers.
    const auto tables = all_tables(uneven());
    Result result;
    base::Random random = base::Random("test", "biased").fork("tables");
    while (result.accepted < 40'000) {
        ++result.drawn[std::next(tables.begin(),
                                 static_cast<std::ptrdiff_t>(random.below(tables.size())))
                           ->first];
        ++result.accepted;
    }
    CHECK(z_thousandths(tables, result) > 100'000);
}

TEST_CASE("table_sampler: evenness on random problems, by one chi-square of all") {
    base::Random random = base::Random("test", "problems").fork("problems");
    int possible = 0;
    std::int64_t sum = 0;
    for (int trial = 0; trial < 400; ++trial) {
        TableProblem problem;
        problem.topics.resize(2);
        problem.levels.resize(2);
        problem.difficulties.resize(1 + random.below(2));
        const std::size_t cells =
            problem.topics.size() * problem.levels.size() * problem.difficulties.size();
        // A paper drawn at random gives sums that can be met.
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const auto items = static_cast<std::int64_t>(random.below(4));
            const auto taken =
                static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(items) + 1));
            problem.capacity.push_back(items);
            problem.topics[cell / (problem.levels.size() * problem.difficulties.size())] += taken;
            problem.levels[cell / problem.difficulties.size() % problem.levels.size()] += taken;
            problem.difficulties[cell % problem.difficulties.size()] += taken;
        }
        const auto tables = all_tables(problem);
        const auto sampler = TableSampler::make(problem);
        REQUIRE(sampler);
        CHECK(sampler->is_possible());
        if (tables.size() < 2) continue;
        ++possible;
        const Result result = draw(*sampler, std::to_string(trial), 400);
        CHECK(result.accepted == 400);
        sum += z_thousandths(tables, result);
    }
    CHECK(possible > 100);
    // The mean of so many z of variance about 1.
    const std::int64_t mean = sum / possible;
    CHECK(mean > -300);
    CHECK(mean < 300);
}

TEST_CASE("table_sampler: impossible columns are seen at once") {
    TableProblem problem = uneven();
    // Difficulties are the columns, there being more of them. Two of the second are wanted, and
    // the first topic, which has one, cannot do without it: 3 of 2 + 1 + 0.
    problem.capacity = {1, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 2};
    const auto sampler = TableSampler::make(problem);
    REQUIRE(sampler);
    CHECK_FALSE(sampler->is_possible());
}

TEST_CASE("table_sampler: the bank of four items that any two families fit, but not all three") {
    // Items 000, 011, 101, 110; one of each value of each family is wanted.
    TableProblem problem;
    problem.topics = problem.levels = problem.difficulties = {1, 1};
    problem.capacity = {1, 0, 0, 1, 0, 1, 1, 0};
    const auto sampler = TableSampler::make(problem);
    REQUIRE(sampler);
    CHECK(sampler->is_possible());
    CHECK(draw(*sampler, "1", 1).accepted == 0);
}

TEST_CASE("table_sampler: a side far from the bank's is met often enough") {
    // 10, 15, 20, 15 are wanted where the bank offers 22 : 22 : 11 : 5.
    TableProblem problem;
    problem.topics.assign(10, 6);
    problem.levels = {20, 20, 20};
    problem.difficulties = {10, 15, 20, 15};
    for (int cell = 0; cell < 30; ++cell) {
        for (const int items : {22, 22, 11, 5}) problem.capacity.push_back(items);
    }
    const auto sampler = TableSampler::make(problem);
    REQUIRE(sampler);
    const Result result = draw(*sampler, "1", 20);
    CHECK(result.accepted == 20);
    CHECK(result.tries < 20'000);
}

TEST_CASE("table_sampler: too many states are left to the search") {
    TableProblem problem;
    problem.topics.assign(40, 30);
    problem.levels.assign(6, 200);
    problem.difficulties.assign(6, 200);
    problem.capacity.assign(40 * 36, 50);
    CHECK_FALSE(TableSampler::make(problem));
}

TEST_CASE("table_sampler: the same generator draws the same table") {
    const TableProblem problem = uneven();
    const auto one = TableSampler::make(problem);
    const auto other = TableSampler::make(problem);
    CHECK(draw(*one, "5", 50).drawn == draw(*other, "5", 50).drawn);
}
