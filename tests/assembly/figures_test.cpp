// SPDX-License-Identifier: MIT
#include "assembly/figures.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Numbers = std::vector<std::int64_t>;
using Options = std::vector<std::uint32_t>;

/// Six items; two are a set of stimulus s. Level 0 is remember, 2 is apply.
std::vector<bank::Bank> small_bank() {
    std::vector<bank::Item> items{item("a", "x", 0, 0),   item("b", "x", 2, 1),
                                  item("c", "y/z", 2, 2), item("d", "y/z", 0, 0),
                                  item("e", "y", 2, 0),   item("f", "y", 0, 1)};
    for (std::size_t i = 0; i < items.size(); ++i) {
        items[i].p = base::Decimal::units(static_cast<std::int64_t>(5000 + 100 * i));
        items[i].minutes = base::Decimal::units(15'000);
    }
    items[5].points = base::Decimal::whole(3);
    for (const std::size_t i : {2, 3}) items[i].stimulus = "s";
    return {bank_of("b", std::move(items))};
}

constexpr std::string_view bounded = R"([[section]]
title = "Main"
items = 4
[section.topic]
x = 1
y = 3
[section.level]
remember = 2
apply = 2
)";

SelectedItem selected(std::uint32_t number, Options options = {0, 1, 2, 3}) {
    return {{0, number}, std::move(options)};
}

Selection form_of(std::string name, const Numbers& items, Law law = Law::exact) {
    Selection form{std::move(name), 0, {{{}, law}}};
    for (const std::int64_t one : items) {
        form.sections[0].items.push_back(selected(static_cast<std::uint32_t>(one)));
    }
    return form;
}

}  // namespace

TEST_CASE("figures: every requirement has what the items come to") {
    auto blueprint = blueprint_of(bounded);
    blueprint::Section& section = blueprint.sections[0];
    section.points = {{0, 100'000}, "[0, 10]", {}};
    section.p = {{0, 10'000}, "[0, 1]", {}};
    section.stimuli.count = base::Range{0, 2};
    section.stimuli.count_written = "[0, 2]";
    const Figures figures =
        figures_of(small_bank(), blueprint, {form_of("A", {0, 2, 3, 4}, Law::complete)});
    REQUIRE(figures.sections.size() == 1);
    CHECK(figures.sections[0].name == "Main");
    Lines asked;
    for (const Requirement& one : figures.sections[0].requirements) {
        asked.push_back(one.key + " " + one.value + " = " + one.written);
    }
    CHECK(asked == Lines{"section.items  = 4", "section.topic x = 1", "section.topic y = 3",
                         "section.level remember = 2", "section.level apply = 2",
                         "section.points  = [0, 10]", "section.p  = [0, 1]",
                         "section.stimuli.count  = [0, 2]"});
    // The mean of 0.50, 0.52, 0.53 and 0.54 is 0.5225.
    CHECK(figures.forms[0].sections[0] ==
          FormSectionFigures{Law::complete, {4, 1, 3, 2, 2, 40'000, 5225, 1}});
}

TEST_CASE("figures: a form has its sums and the mean of the values that are known") {
    auto banks = small_bank();
    banks[0].items[1].p.reset();
    const auto blueprint = blueprint_of("[[section]]\nitems = 4\n");
    Figures figures = figures_of(banks, blueprint, {form_of("A", {0, 1, 2, 5})});
    const FormFigures& form = figures.forms[0];
    CHECK(figures.sections[0].name == "section 1");
    CHECK(form.name == "A");
    CHECK(form.items == 4);
    CHECK(form.points == 60'000);
    CHECK(form.minutes == 60'000);
    // 0.50, 0.52 and 0.55 over three are 0.52333….
    CHECK(form.p == 5233);
    CHECK(form.p_items == 3);

    banks[0].items[5].minutes.reset();
    for (const std::size_t i : {0, 2, 5}) banks[0].items[i].p.reset();
    figures = figures_of(banks, blueprint, {form_of("A", {0, 1, 2, 5})});
    CHECK_FALSE(figures.forms[0].minutes);
    CHECK_FALSE(figures.forms[0].p);
}

TEST_CASE("figures: exposure and overlap leave out what every form has by name") {
    auto blueprint = blueprint_of(bounded);
    blueprint.mode = blueprint::SeriesMode::independent;
    blueprint.include = {"a"};
    const Selections forms{form_of("A", {0, 1, 2, 3}), form_of("B", {0, 2, 3, 4}),
                           form_of("C", {0, 1, 4, 5})};
    const Figures figures = figures_of(small_bank(), blueprint, forms);
    // f on one form; b, c, d and e on two; a on three.
    CHECK(figures.exposure == Numbers{1, 4, 1});
    CHECK(figures.named == 1);
    // A and B share c and d; A and C b; B and C e.
    CHECK(figures.overlaps == std::vector<Numbers>{{2, 1}, {1}});
}

TEST_CASE("figures: forms of the same items have no overlaps to tell") {
    const auto blueprint = blueprint_of(bounded);
    const Figures figures = figures_of(small_bank(), blueprint,
                                       {form_of("A", {0, 1, 2, 3}), form_of("B", {3, 2, 1, 0})});
    CHECK(figures.overlaps.empty());
    CHECK(figures.exposure == Numbers{0, 4});
}

TEST_CASE("figures: an item that stands twice, which is a fault, is on one form") {
    const Figures figures =
        figures_of(small_bank(), blueprint_of(bounded), {form_of("A", {0, 1, 2, 2})});
    CHECK(figures.exposure == Numbers{3});
}

TEST_CASE("figures: keys are counted by place, their chi-square against even places") {
    std::vector<bank::Item> items;
    for (const char* id : {"a", "b", "c", "d", "e", "f"}) items.push_back(item(id, "x", 0, 0));
    items.push_back(item("g", "x", 0, 0, 2));
    items.push_back(item("h", "x", 0, 0));
    items[7].order = bank::Order::fixed;
    const std::vector<bank::Bank> banks{bank_of("b", std::move(items))};
    Selection form = form_of("A", {});
    const std::vector<Options> first{{0, 1, 2, 3}, {1, 0, 2, 3}, {2, 3, 0, 1}};
    const std::vector<Options> all{first[0], first[0], first[0], first[1], first[1], first[2]};
    for (std::uint32_t i = 0; i < all.size(); ++i) {
        form.sections[0].items.push_back(selected(i, all[i]));
    }
    // Three, two, one and none of six keys in four places: 4 * (9 + 4 + 1) / 6 - 6 = 3.3333….
    CHECK(key_figures_of(banks, form) == KeyFigures{{3, 2, 1, 0}, 6, 33'333, 3});

    // A single key of two places adds 2 * 1 / 1 - 1 = 1; one without a choice is counted only.
    form.sections[0].items.push_back(selected(6, {1, 0}));
    form.sections[0].items.push_back(selected(7));
    CHECK(key_figures_of(banks, form) == KeyFigures{{4, 3, 1, 0}, 7, 43'333, 4});
}

TEST_CASE("figures: keys of even places have a chi-square of 0") {
    const std::vector<bank::Bank> banks{
        bank_of("b", {item("a", "x", 0, 0, 2), item("c", "x", 0, 0, 2)})};
    Selection form = form_of("A", {});
    form.sections[0].items = {selected(0, {0, 1}), selected(1, {1, 0})};
    CHECK(key_figures_of(banks, form) == KeyFigures{{1, 1}, 2, 0, 1});
}
