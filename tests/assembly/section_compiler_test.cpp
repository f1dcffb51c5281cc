// SPDX-License-Identifier: MIT
#include "assembly/section_compiler.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;
using base::Range;

namespace {

blueprint::Family family(blueprint::Attribute attribute,
                         std::vector<std::pair<std::string, Range>> counts) {
    blueprint::Family made;
    made.attribute = attribute;
    for (auto& [value, range] : counts) made.counts.push_back({std::move(value), range, "", {}});
    return made;
}

/// A section of this many items that counts topics, nested, and levels.
blueprint::Blueprint nested() {
    blueprint::Blueprint made;
    blueprint::Section section;
    section.items = 4;
    section.families.push_back(
        family(blueprint::Attribute::topic, {{"a", {2, 3}}, {"a/b", {1, 2}}, {"c", {1, 2}}}));
    section.families.push_back(
        family(blueprint::Attribute::level, {{"remember", {2, 2}}, {"apply", {2, 2}}}));
    made.sections.push_back(section);
    return made;
}

CompiledSection compiled(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& made) {
    const Pool pool(banks, made);
    const blueprint::Eligibility eligibility(made.sections[0]);
    return compile(pool, made.sections[0], eligibility);
}

using Amounts = std::vector<std::int64_t>;
using Positions = std::vector<std::size_t>;

/// Items 0 to 5; the last three ask about one stimulus, in the authored order 5, 3, 4.
std::vector<bank::Bank> with_set() {
    std::vector<bank::Item> items{item("i0", "a", 0, 0), item("i1", "a", 0, 0),
                                  item("i2", "a", 0, 0), item("i5", "a", 0, 0),
                                  item("i3", "a", 0, 0), item("i4", "a", 0, 0)};
    for (std::size_t i = 3; i < 6; ++i) items[i].stimulus = "case";
    std::vector<bank::Bank> banks{bank_of("b", items)};
    bank::Stimulus stimulus;
    stimulus.id = "case";
    banks[0].stimuli.push_back(stimulus);
    return banks;
}

blueprint::Blueprint three_items() {
    blueprint::Blueprint made;
    made.sections.resize(1);
    made.sections[0].items = 3;
    return made;
}

}  // namespace

TEST_CASE("section_compiler: a topic counts what is below it, and its class does not") {
    const std::vector<bank::Bank> banks{
        bank_of("b", {item("i0", "c", 0, 0), item("i1", "a/b/x", 2, 0), item("i2", "a", 2, 1),
                      item("i3", "a/b", 2, 2), item("i4", "c", 1, 0)})};
    const CompiledSection made = compiled(banks, nested());
    // items, a, a/b, c, remember, apply
    CHECK(made.problem.bounds ==
          std::vector<Range>{{4, 4}, {2, 3}, {1, 2}, {1, 2}, {2, 2}, {2, 2}});
    CHECK(made.problem.classes == Positions{4, 3});
    REQUIRE(made.problem.kinds.size() == 3);
    CHECK(made.problem.kinds[0].amounts == Amounts{1, 1, 0, 0, 0, 1});
    CHECK(made.problem.kinds[0].classes == Positions{0, 1});
    CHECK(made.problem.kinds[1].amounts == Amounts{1, 1, 1, 0, 0, 1});
    CHECK(made.problem.kinds[2].amounts == Amounts{1, 0, 0, 1, 1, 0});
    CHECK(made.problem.kinds[1].supply == 2);
    // i4 has a level that is not asked for
    CHECK(made.kind_items == std::vector<Positions>{{2}, {1, 3}, {0}});
    CHECK(made.requirements[2].key == "section.topic");
    CHECK(made.requirements[2].value == "a/b");
}

TEST_CASE("section_compiler: cells of a table, rules and the number of sets are bounds") {
    blueprint::Blueprint blueprint = three_items();
    blueprint::Section& section = blueprint.sections[0];
    blueprint::TwoWayTable table;
    table.columns = {"remember", "apply"};
    table.rows.push_back({"a", {blueprint::TableCell{{1, 2}, "[1, 2]", {}}, std::nullopt}, {}});
    section.tables.push_back(table);
    blueprint::Rule rule;
    rule.where.conditions.push_back({blueprint::Condition::Attribute::tags, {"new"}, {}});
    rule.items = {0, 1};
    section.rules.push_back(rule);
    section.stimuli.count = Range{0, 1};
    std::vector<bank::Bank> banks = with_set();
    banks[0].items[1].level = bank::Level::apply;
    banks[0].items[2].tags = {"new"};
    const CompiledSection made = compiled(banks, blueprint);
    // items, remember in a, tagged new, sets
    CHECK(made.problem.bounds == std::vector<Range>{{3, 3}, {1, 2}, {0, 1}, {0, 1}});
    REQUIRE(made.problem.kinds.size() == 3);
    CHECK(made.problem.kinds[0].amounts == Amounts{1, 0, 0, 0});
    CHECK(made.problem.kinds[1].amounts == Amounts{1, 1, 0, 0});
    CHECK(made.problem.kinds[2].amounts == Amounts{1, 1, 1, 0});
    REQUIRE(made.problem.sets.size() == 1);
    CHECK(made.problem.sets[0].amounts == Amounts{0, 0, 0, 1});
    CHECK(made.requirements[1].value == "a, remember");
    CHECK(made.requirements[3].key == "section.stimuli.count");
}

TEST_CASE("section_compiler: sums are in their largest unit, and bounds round towards each other") {
    blueprint::Blueprint blueprint = three_items();
    blueprint::AmountBound points;
    points.amount = {55'000, 71'000};
    blueprint.sections[0].points = points;
    std::vector<bank::Item> items{item("i0", "a", 0, 0), item("i1", "a", 0, 0),
                                  item("i2", "a", 0, 0)};
    items[1].points = base::Decimal::whole(4);
    items[2].points = base::Decimal::whole(2);
    items[0].points = base::Decimal::whole(2);
    const CompiledSection made = compiled({bank_of("b", items)}, blueprint);
    // 5.5 to 7.1 points in units of two: only 6 = 3 · 2
    CHECK(made.problem.bounds[1] == Range{3, 3});
    CHECK(made.requirements[1].unit == 20'000);
    CHECK(made.problem.kinds[0].amounts == Amounts{1, 1});
    CHECK(made.problem.kinds[1].amounts == Amounts{1, 2});
}

TEST_CASE("section_compiler: a mean is a sum over the items of the paper") {
    blueprint::Blueprint blueprint = three_items();
    blueprint::AmountBound p;
    p.amount = {5'000, 6'000};
    blueprint.sections[0].p = p;
    blueprint.include = {"i1"};
    std::vector<bank::Item> items{item("i0", "a", 0, 0), item("i1", "a", 0, 0),
                                  item("i2", "a", 0, 0)};
    for (bank::Item& one : items) one.p = base::Decimal::units(7000);
    const CompiledSection made = compiled({bank_of("b", items)}, blueprint);
    // 3 · 0.5 = 1.5 to 3 · 0.6 = 1.8, less the 0.7 of i1: 0.8 to 1.1, and no number of 0.7 is
    CHECK(made.problem.bounds == std::vector<Range>{{2, 2}, {2, 1}});
    CHECK(made.included == Positions{1});
    CHECK(made.requirements[1].asked == Range{5'000, 6'000});
}

TEST_CASE("section_compiler: the items of a stimulus are a set, in authored order") {
    const CompiledSection made = compiled(with_set(), three_items());
    REQUIRE(made.problem.sets.size() == 1);
    CHECK(made.problem.sets[0].items == Range{3, 3});
    CHECK(made.set_items == std::vector<Positions>{{5, 3, 4}});
    CHECK(made.kind_items == std::vector<Positions>{{0, 1, 2}});
}

TEST_CASE("section_compiler: a set that misses an item may be drawn in part, not whole") {
    blueprint::Blueprint blueprint = three_items();
    blueprint.exclude = {"i3"};
    CHECK(compiled(with_set(), blueprint).problem.sets.empty());
    blueprint.sections[0].stimuli.items = Range{1, 3};
    const CompiledSection made = compiled(with_set(), blueprint);
    REQUIRE(made.problem.sets.size() == 1);
    CHECK(made.problem.sets[0].items == Range{1, 2});
    CHECK(made.set_items[0] == Positions{5, 4});
    blueprint.sections[0].stimuli.items = Range{3, 3};
    CHECK(compiled(with_set(), blueprint).problem.sets.empty());
}

TEST_CASE("section_compiler: nothing is drawn from a set of which an item is picked") {
    blueprint::Blueprint blueprint = three_items();
    blueprint.sections[0].stimuli.items = Range{1, 3};
    blueprint.sections.resize(2);
    blueprint.sections[1].pick = {"i3"};
    CHECK(compiled(with_set(), blueprint).problem.sets.empty());
    blueprint.sections[1].pick = {"i0"};
    CHECK(compiled(with_set(), blueprint).problem.sets.size() == 1);
}

TEST_CASE("section_compiler: items that papers never take are no part of a set") {
    std::vector<bank::Bank> banks = with_set();
    banks[0].items[4].status = bank::Status::retired;
    const CompiledSection made = compiled(banks, three_items());
    REQUIRE(made.problem.sets.size() == 1);
    CHECK(made.problem.sets[0].items == Range{2, 2});
}

TEST_CASE("section_compiler: a set with an included item that cannot be drawn makes no paper") {
    blueprint::Blueprint blueprint = three_items();
    blueprint.exclude = {"i3"};
    blueprint.include = {"i4", "i0"};
    const CompiledSection made = compiled(with_set(), blueprint);
    REQUIRE(made.problem.sets.size() == 1);
    CHECK(made.problem.sets[0].included == std::vector<bool>{false, true});
    CHECK(made.problem.sets[0].items.least == 3);
    CHECK(made.problem.bounds[0] == Range{2, 2});
    CHECK(made.included == Positions{0});
}

TEST_CASE("section_compiler: a whole set of enemies is left out") {
    std::vector<bank::Bank> banks = with_set();
    banks[0].items[3].enemies = {"i4"};
    banks[0].items[4].enemies = {"i3"};
    CHECK(compiled(banks, three_items()).problem.sets.empty());
}

TEST_CASE("pool: an enemy of a stimulus is an enemy of each of its items") {
    std::vector<bank::Bank> banks = with_set();
    banks[0].stimuli[0].enemies = {"i1"};
    const Pool pool(banks, three_items());
    CHECK(std::ranges::equal(pool.enemies(1), Positions{3, 4, 5}));
    CHECK(std::ranges::equal(pool.enemies(4), Positions{1}));
    CHECK(pool.enemies(0).empty());
}

TEST_CASE("pool: items of earlier papers and their enemies are avoided") {
    std::vector<bank::Bank> banks = with_set();
    banks[0].items[0].enemies = {"i1"};
    blueprint::Blueprint blueprint = three_items();
    blueprint.avoided = {"i0", "i2"};
    blueprint.include = {"i2"};
    const Pool pool(banks, blueprint);
    CHECK(pool.is_avoided(0));
    CHECK(pool.is_avoided(1));
    CHECK_FALSE(pool.is_avoided(2));
    CHECK_FALSE(pool.is_avoided(3));
}
