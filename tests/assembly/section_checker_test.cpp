// SPDX-License-Identifier: MIT
#include "assembly/section_checker.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

base::Range range(std::int64_t least, std::int64_t most) { return {least, most}; }

blueprint::Count count_of(const std::string& value, base::Range items, const std::string& written) {
    return {value, items, written, {}};
}

/// A section with a bound of every sort that its items just keep: each bound is [n, n].
struct Bounded {
    bank::Bank bank;
    blueprint::Section section;

    Bounded() {
        // topic, level (0 remember, 1 understand), difficulty (0 easy, 2 hard)
        std::vector<bank::Item> items{item("a", "t", 0, 0), item("b", "t/x", 1, 0),
                                      item("c", "t/x", 0, 2), item("d", "u", 1, 2)};
        const std::vector<int> p{5000, 6000, 7000, 8001};
        const std::vector<int> minutes{10000, 15000, 10000, 20000};
        for (std::size_t i = 0; i < items.size(); ++i) {
            items[i].p = base::Decimal::units(p[i]);
            items[i].minutes = base::Decimal::units(minutes[i]);
        }
        items[3].points = base::Decimal::whole(2);
        items[0].tags = {"new"};
        for (const std::size_t i : {1, 2}) items[i].stimulus = "s";
        bank = bank_of("b", std::move(items));
        bank.stimuli.emplace_back();
        bank.stimuli[0].id = "s";
        section.items = 4;
        section.families.push_back(
            {blueprint::Attribute::topic,
             {count_of("t", range(3, 3), "3"), count_of("t/x", range(2, 2), "50 %"),
              count_of("u", range(1, 1), "[1, 1]")},
             false,
             {}});
        section.families.push_back(
            {blueprint::Attribute::level, {count_of("remember", range(2, 2), "2")}, true, {}});
        section.families.push_back(
            {blueprint::Attribute::difficulty,
             {count_of("medium", range(3, 3), "3"), count_of("easy", range(1, 1), "1")},
             false,
             {}});
        section.families.push_back(
            {blueprint::Attribute::type, {count_of("single", range(4, 4), "4")}, false, {}});
        blueprint::TwoWayTable table;
        table.columns = {"remember", "understand"};
        table.rows.push_back({"t",
                              {blueprint::TableCell{range(2, 2), "2", {}},
                               blueprint::TableCell{range(1, 1), "[1, 1]", {}}},
                              {}});
        table.rows.push_back({"u", {std::nullopt, blueprint::TableCell{range(1, 1), "1", {}}}, {}});
        section.tables.push_back(table);
        blueprint::Rule rule;
        rule.where.conditions.push_back({blueprint::Condition::Attribute::tags, {"new"}, {}});
        rule.items = range(1, 1);
        rule.written = "1";
        section.rules.push_back(rule);
        section.points = {range(50000, 50000), "5", {}};
        section.minutes = {range(55000, 55000), "5.5", {}};
        // The sum is 2.6001, so that the mean is a little above 0.65.
        section.p = {range(6500, 6501), "[0.65, 0.6501]", {}};
        section.stimuli.count = range(1, 1);
        section.stimuli.count_written = "1";
        section.stimuli.items = range(2, 2);
        section.stimuli.items_written = "2";
    }

    [[nodiscard]] Lines faults(const std::string& order = "abcd") const {
        std::vector<CheckedItem> items;
        for (const char id : order) items.push_back({&bank, bank.find(std::string(1, id))});
        return faults_of_section(section, items);
    }
};

/// Moves a range one up, so that what was exact is one too few, then down, so that it is too many.
template <typename Range>
void breaks(Bounded& paper, Range& range, const std::string& below, const std::string& above) {
    const base::Range right = range;
    range = {right.least + 1, right.most + 1};
    CHECK(paper.faults() == Lines{below});
    range = {right.least - 1, right.most - 1};
    CHECK(paper.faults() == Lines{above});
    range = right;
    CHECK(paper.faults() == Lines{});
}

}  // namespace

TEST_CASE("section_checker: a section that keeps every bound") {
    CHECK(Bounded().faults() == Lines{});
    CHECK(Bounded().faults("dabc") == Lines{});
}

TEST_CASE("section_checker: each count of each family, one too few and one too many") {
    Bounded paper;
    auto& families = paper.section.families;
    breaks(paper, families[0].counts[0].items, "3 instead of 3 of t", "3 instead of 3 of t");
    breaks(paper, families[0].counts[1].items, "2 instead of 3 (50 %) of t/x",
           "2 instead of 1 (50 %) of t/x");
    breaks(paper, families[0].counts[2].items, "1 instead of [1, 1] of u",
           "1 instead of [1, 1] of u");
    breaks(paper, families[1].counts[0].items, "2 instead of 2 of remember",
           "2 instead of 2 of remember");
    breaks(paper, families[2].counts[0].items, "3 instead of 3 of medium",
           "3 instead of 3 of medium");
    breaks(paper, families[2].counts[1].items, "1 instead of 1 of easy", "1 instead of 1 of easy");
    breaks(paper, families[3].counts[0].items, "4 instead of 4 of single",
           "4 instead of 4 of single");
}

TEST_CASE("section_checker: cells, rules, the number of items and of sets") {
    Bounded paper;
    auto& rows = paper.section.tables[0].rows;
    breaks(paper, rows[0].cells[0]->items, "2 instead of 2 of t and remember",
           "2 instead of 2 of t and remember");
    breaks(paper, rows[0].cells[1]->items, "1 instead of [1, 1] of t and understand",
           "1 instead of [1, 1] of t and understand");
    breaks(paper, rows[1].cells[1]->items, "1 instead of 1 of u and understand",
           "1 instead of 1 of u and understand");
    breaks(paper, paper.section.rules[0].items, "1 instead of 1 that rule 1 counts",
           "1 instead of 1 that rule 1 counts");
    breaks(paper, *paper.section.stimuli.count, "1 item set instead of 1",
           "1 item set instead of 1");
    breaks(paper, *paper.section.stimuli.items, "2 items of item set s instead of 2",
           "2 items of item set s instead of 2");
    paper.section.items = 5;
    CHECK(paper.faults() == Lines{"4 items instead of 5"});
}

TEST_CASE("section_checker: sums to the last 1/10,000") {
    Bounded paper;
    breaks(paper, paper.section.points->amount, "5 instead of 5 points", "5 instead of 5 points");
    breaks(paper, paper.section.minutes->amount, "5.5 instead of 5.5 minutes",
           "5.5 instead of 5.5 minutes");
    // 2.6001 lies outside 4 * [0.6501, 0.6502] and 4 * [0.6499, 0.65], if only just.
    breaks(paper, paper.section.p->amount,
           "a sum of p of 2.6001 over 4 items instead of a mean of [0.65, 0.6501]",
           "a sum of p of 2.6001 over 4 items instead of a mean of [0.65, 0.6501]");
    paper.bank.items[2].minutes.reset();
    paper.bank.items[1].p.reset();
    paper.bank.items[1].difficulty = bank::Difficulty::medium;
    CHECK(paper.faults() == Lines{"item c has no minutes", "item b has no p"});
}

TEST_CASE("section_checker: values not listed, unless others are taken") {
    Bounded paper;
    paper.section.families[1].takes_others = false;
    CHECK(paper.faults() ==
          Lines{"item b has a value that is not listed", "item d has a value that is not listed"});
    paper = Bounded();
    paper.bank.items[0].topic = "tx";  // begins like "t", and is another topic
    CHECK(paper.faults() == Lines{"2 instead of 3 of t", "item a has a value that is not listed",
                                  "1 instead of 2 of t and remember"});
}

TEST_CASE("section_checker: item sets stay together, in order, and whole") {
    CHECK(Bounded().faults("bacd") == Lines{"item c is apart from its item set"});
    CHECK(Bounded().faults("acbd") == Lines{"item b is not in the order of its item set"});
    Bounded paper;
    std::swap(paper.bank.authored[1], paper.bank.authored[2]);
    CHECK(paper.faults() == Lines{"item c is not in the order of its item set"});
    CHECK(paper.faults("acbd") == Lines{});
    paper = Bounded();
    paper.section.stimuli.items.reset();
    CHECK(paper.faults() == Lines{});
    paper.bank.items[3].stimulus = "s";
    CHECK(paper.faults() == Lines{});
    paper.section.families.clear();
    paper.section.tables.clear();
    paper.section.points.reset();
    paper.section.minutes.reset();
    paper.section.p.reset();
    paper.section.items = 3;
    CHECK(paper.faults("abc") == Lines{"2 items of item set s instead of all 3"});
    // A set is whole with all of it that papers may take.
    for (const bank::Status status : {bank::Status::draft, bank::Status::retired}) {
        paper.bank.items[3].status = status;
        CHECK(paper.faults("abc") == Lines{});
    }
}

TEST_CASE("section_checker: sets of one name in two banks are two sets") {
    Bounded paper;
    const bank::Bank other = paper.bank;
    std::vector<CheckedItem> items;
    for (const char id : std::string("abc")) {
        items.push_back({&paper.bank, paper.bank.find(std::string(1, id))});
    }
    items.push_back({&other, other.find("b")});
    items.push_back({&other, other.find("c")});
    paper.section = blueprint::Section();
    paper.section.items = 5;
    paper.section.stimuli.count = range(2, 2);
    CHECK(faults_of_section(paper.section, items) == Lines{});
}
