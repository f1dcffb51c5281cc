// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <map>

#include "assembly/checker.hpp"
#include "assembly/figures.hpp"
#include "base/random.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr std::uint32_t bank_size = 24;
constexpr std::uint32_t form_size = 8;

/// Items of random attributes, four of them in two item sets.
std::vector<bank::Bank> random_bank(base::Random& random) {
    const std::vector<std::string> topics{"t", "t/x", "u"};
    std::vector<bank::Item> items;
    for (std::uint32_t i = 0; i < bank_size; ++i) {
        const std::size_t topic = random.below(topics.size());
        const auto level = static_cast<int>(random.below(2));
        bank::Item one = item("q" + std::to_string(100 + i), topics[topic], level,
                              static_cast<int>(random.below(3)));
        one.points = base::Decimal::whole(static_cast<std::int64_t>(1 + random.below(2)));
        one.minutes = base::Decimal::units(static_cast<std::int64_t>(5000 * (1 + random.below(3))));
        one.p = base::Decimal::units(static_cast<std::int64_t>(3000 + 1000 * random.below(5)));
        if (random.below(2) == 0) one.tags = {"new"};
        if (i < 4) one.stimulus = i < 2 ? "s" : "r";
        items.push_back(std::move(one));
    }
    std::vector<bank::Bank> banks{bank_of("b", std::move(items))};
    banks[0].stimuli.resize(2);
    banks[0].stimuli[0].id = "r";
    banks[0].stimuli[1].id = "s";
    return banks;
}

Selection form_of(const std::vector<std::uint32_t>& items) {
    Selection form{"A", 0, {{{}, Law::exact}}};
    for (const std::uint32_t one : items)
        form.sections[0].items.push_back({{0, one}, {0, 1, 2, 3}});
    return form;
}

/// A section with a bound of every kind, none of which holds anything back.
blueprint::Blueprint all_bounds() {
    const base::Range any{0, 1'000'000};
    blueprint::Blueprint blueprint;
    blueprint::Section& section = blueprint.sections.emplace_back();
    section.items = form_size;
    section.families.push_back({blueprint::Attribute::topic,
                                {{"t", any, "t", {}}, {"t/x", any, "t/x", {}}, {"u", any, "u", {}}},
                                true,
                                {}});
    section.families.push_back(
        {blueprint::Attribute::level, {{"remember", any, "remember", {}}}, true, {}});
    section.families.push_back(
        {blueprint::Attribute::difficulty, {{"hard", any, "hard", {}}}, true, {}});
    blueprint::TwoWayTable table;
    table.columns = {"understand"};
    table.rows.push_back({"t", {blueprint::TableCell{any, "cell", {}}}, {}});
    section.tables.push_back(table);
    blueprint::Rule rule;
    rule.where.conditions.push_back({blueprint::Condition::Attribute::tags, {"new"}, {}});
    rule.items = any;
    rule.written = "rule";
    section.rules.push_back(rule);
    section.points = {any, "points", {}};
    section.minutes = {any, "minutes", {}};
    section.p = {any, "p", {}};
    section.stimuli.count = base::Range{0, 8};
    section.stimuli.items = base::Range{1, 2};
    return blueprint;
}

/// Every bound of the section as what the items of a form come to, so that the form just holds. One
/// item for another cannot break a cell alone while both its families are exact; they may be wide.
void tighten(blueprint::Section& section, const FormSectionFigures& figures,
             bool are_families_wide) {
    std::size_t next = 1;
    const auto exactly = [&](base::Range& range) {
        range = base::Range::exactly(figures.got.at(next++));
    };
    for (blueprint::Family& family : section.families) {
        for (blueprint::Count& count : family.counts) {
            const base::Range wide = count.items;
            exactly(count.items);
            if (are_families_wide) count.items = wide;
        }
    }
    exactly(section.tables[0].rows[0].cells[0]->items);
    exactly(section.rules[0].items);
    exactly(section.points->amount);
    exactly(section.minutes->amount);
    // The mean is rounded: what it is rounded from lies within one unit of it.
    const std::int64_t mean = figures.got.at(next++);
    section.p->amount = {mean - 1, mean + 1};
    exactly(*section.stimuli.count);
    REQUIRE(next == figures.got.size());
}

/// The kinds of the bounds that the items of a form break, by its figures; each once.
std::vector<Demand> broken(const Figures& figures) {
    std::vector<Demand> kinds;
    const std::vector<Requirement>& asked = figures.sections[0].requirements;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (asked[i].asked.holds(figures.forms[0].sections[0].got[i])) continue;
        kinds.push_back(asked[i].demand);
    }
    return kinds;
}

}  // namespace

TEST_CASE("checker: any item in the place of any other is noticed exactly when a bound breaks") {
    std::map<Demand, int> broken_alone;
    int holding = 0;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        base::Random random = base::Random("test", "mutations").form(seed);
        const std::vector<bank::Bank> banks = random_bank(random);
        // Items of sets first and in authored order, so that no set is torn apart.
        std::vector<std::uint32_t> items{0, 1, 2, 3, 4, 5, 6, 7};
        blueprint::Blueprint blueprint = all_bounds();
        const Figures before = figures_of(banks, blueprint, {form_of(items)});
        tighten(blueprint.sections[0], before.forms[0].sections[0], seed % 2 == 1);
        REQUIRE(faults_of(banks, blueprint, form_of(items)) == Lines{});
        for (std::uint32_t place = 0; place < form_size; ++place) {
            for (std::uint32_t other = form_size; other < bank_size; ++other) {
                std::vector<std::uint32_t> changed = items;
                changed[place] = other;
                const Selection form = form_of(changed);
                const auto kinds = broken(figures_of(banks, blueprint, {form}));
                const Lines faults = faults_of(banks, blueprint, form);
                CAPTURE(seed);
                CAPTURE(place);
                CAPTURE(other);
                CHECK(faults.size() == kinds.size());
                if (kinds.empty()) ++holding;
                if (kinds.size() == 1) ++broken_alone[kinds[0]];
            }
        }
    }
    CHECK(holding > 0);
    for (const Demand kind : {Demand::family, Demand::table, Demand::rule, Demand::points,
                              Demand::minutes, Demand::p}) {
        CAPTURE(static_cast<int>(kind));
        CHECK(broken_alone[kind] > 0);
    }
}

TEST_CASE("checker: an item left out and one too many are noticed, a set lost too") {
    base::Random random("test", "mutations");
    const std::vector<bank::Bank> banks = random_bank(random);
    blueprint::Blueprint blueprint;
    blueprint::Section& section = blueprint.sections.emplace_back();
    section.items = 4;
    section.stimuli.count = base::Range::exactly(1);
    section.stimuli.count_written = "1";
    section.stimuli.items = base::Range{1, 2};
    CHECK(faults_of(banks, blueprint, form_of({0, 1, 8, 9})) == Lines{});
    CHECK(faults_of(banks, blueprint, form_of({0, 1, 8})) ==
          Lines{"section 1: 3 items instead of 4"});
    CHECK(faults_of(banks, blueprint, form_of({0, 1, 8, 9, 10})) ==
          Lines{"section 1: 5 items instead of 4"});
    CHECK(faults_of(banks, blueprint, form_of({8, 9, 10, 11})) ==
          Lines{"section 1: 0 item sets instead of 1"});
    CHECK(faults_of(banks, blueprint, form_of({0, 2, 8, 9})) ==
          Lines{"section 1: 2 item sets instead of 1"});
}
