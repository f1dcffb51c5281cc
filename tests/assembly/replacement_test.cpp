// SPDX-License-Identifier: MIT
#include "assembly/replacement.hpp"

#include "assembly/checker.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

// Topics a and b with four items each; levels 0 and 1 in turn; difficulty as the number says.
std::vector<bank::Bank> eight_items() {
    std::vector<bank::Item> items;
    for (int i = 0; i < 8; ++i) {
        const std::string topic = i < 4 ? "a" : "b";
        bank::Item one = item(topic + std::to_string(i % 4), topic, i % 2, i % 3);
        for (bank::Option& option : one.options) option.rationale.source = "Because.";
        items.push_back(std::move(one));
    }
    return {bank_of("m", std::move(items))};
}

struct Case {
    explicit Case(std::string_view sections, std::vector<bank::Bank> of = eight_items())
        : banks(std::move(of)),
          blueprint(blueprint_of(sections)),
          series(drawn(banks, blueprint, "7")) {}

    Replacement at(const FormPlace& place) const {
        return {banks, blueprint, series, places_of_item(blueprint, series, place), {engine, "7"}};
    }
    /// The ids that may stand in a place.
    std::vector<std::string> candidates(const FormPlace& place) const {
        std::vector<std::string> found;
        for (const ItemRef ref : at(place).candidates().items) {
            found.push_back(banks[ref.bank].items[ref.item].id);
        }
        return found;
    }
    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    Selections series;
};

// By hand: every item of the bank that is not on the form and with which the bounds hold.
std::vector<std::string> by_trying(const Case& one, const FormPlace& place) {
    std::vector<std::string> found;
    for (std::uint32_t i = 0; i < one.banks[0].items.size(); ++i) {
        Selection form = one.series[place.form];
        SelectedItem& selected = form.sections[place.section].items[place.position];
        const bool is_same = selected.ref.item == i;
        selected = {{0, i}, {0, 1, 2, 3}};
        if (!is_same && faults_of(one.banks, one.blueprint, form).empty()) {
            found.push_back(one.banks[0].items[i].id);
        }
    }
    return found;
}

}  // namespace

TEST_CASE("replacement: what may stand in a place is what all bounds allow, by name") {
    const Case free("[[section]]\nitems = 3\n");
    const Case counted(
        "[[section]]\ntopic = { a = 2, b = 1 }\nlevel = { remember = 2, understand = 1 }\n");
    for (const Case* one : {&free, &counted}) {
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(one->candidates({0, 0, i}) == by_trying(*one, {0, 0, i}));
        }
    }
    CHECK(free.candidates({0, 0, 0}).size() == 5);
}

TEST_CASE("replacement: what stands in the way is counted") {
    auto banks = eight_items();
    banks[0].items[0].status = bank::Status::retired;
    banks[0].items[1].options[2].rationale.source.clear();
    const Case one("[[section]]\npick = [\"b3\"]\n[[section]]\ntopic = { b = 2 }\n", banks);
    const auto found = one.at({0, 1, 0}).candidates();
    // Of b0 b1 b2 two are on the paper; a0 is retired, a1 lacks a rationale.
    CHECK(found.items.size() == 1);
    CHECK(found.obstacles ==
          std::map<std::string, std::size_t>{{"draft, retired or incomplete", 1},
                                             {"without a rationale", 1},
                                             {"on the paper already", 3},
                                             {"section 2: 1 instead of 2 of b", 2}});
}

TEST_CASE("replacement: an enemy may take the place of its enemy, but not stand beside it") {
    auto banks = eight_items();
    for (const auto& [one, other] : {std::pair("b0", "b1"), std::pair("b1", "b0")}) {
        for (bank::Item& item : banks[0].items) {
            if (item.id == one) item.enemies = {other};
        }
    }
    const Case one("[draw]\ninclude = [\"b0\", \"a0\"]\n[[section]]\nitems = 2\n", banks);
    const auto& items = one.series[0].sections[0].items;
    for (std::size_t i = 0; i < 2; ++i) {
        // What every paper has cannot be replaced at all; the enemy is told before that.
        const bool is_enemy = banks[0].items[items[i].ref.item].id == "b0";
        const auto found = one.at({0, 0, i}).candidates();
        CHECK(found.items.empty());
        CHECK(found.obstacles.contains("an enemy of an item on the paper") != is_enemy);
    }
    const Case free(
        "[draw]\nexclude = [\"a0\", \"a1\", \"a2\", \"a3\", \"b2\"]\n"
        "[[section]]\nitems = 2\n",
        banks);
    // The paper is b3 and one of the two enemies: the other one may take its place only.
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string& id = banks[0].items[free.series[0].sections[0].items[i].ref.item].id;
        CHECK(free.candidates({0, 0, i}).size() == (id == "b3" ? 0 : 1));
    }
}

TEST_CASE("replacement: only that place changes, options in the order the draw would give") {
    const Case one("[[section]]\nitems = 3\n[series]\nforms = 3\nmode = \"independent\"\n");
    const FormPlace place{1, 0, 2};
    const ItemRef now = one.at(place).candidates().items.front();
    Selections changed = one.at(place).with(now);
    CHECK(changed[1].sections[0].items[2].ref == now);
    CHECK(faults_of(one.banks, one.blueprint, changed[1]).empty());
    changed[1].sections[0].items[2] = one.series[1].sections[0].items[2];
    CHECK(changed == one.series);
    // All eight items on every form: the order of options of each is known.
    const Case all("[[section]]\nitems = 8\n[series]\nforms = 3\nmode = \"independent\"\n");
    const auto& items = all.series[1].sections[0].items;
    const auto same = std::find_if(items.begin(), items.end(),
                                   [&](const SelectedItem& item) { return item.ref == now; });
    REQUIRE(same != items.end());
    CHECK(one.at(place).with(now)[1].sections[0].items[2].options == same->options);
}

TEST_CASE("replacement: in mode same on every form, wherever the item stands there") {
    const Case one("[[section]]\nitems = 3\n[series]\nforms = 3\n");
    const FormPlace place{1, 0, 0};
    const ItemRef was = one.series[1].sections[0].items[0].ref;
    const auto places = places_of_item(one.blueprint, one.series, place);
    REQUIRE(places.size() == 3);
    const ItemRef now = one.at(place).candidates().items.front();
    const Selections changed = one.at(place).with(now);
    for (std::size_t f = 0; f < 3; ++f) {
        for (std::size_t i = 0; i < 3; ++i) {
            const SelectedItem& before = one.series[f].sections[0].items[i];
            const SelectedItem& after = changed[f].sections[0].items[i];
            if (before.ref == was) {
                CHECK(after.ref == now);
                CHECK(places[f] == FormPlace{f, 0, i});
            } else {
                CHECK(after == before);
            }
        }
    }
}

TEST_CASE("replacement: blocks of topics and the ascent of difficulty stay") {
    const Case topics("[[section]]\nitems = 4\narrange = \"topic\"\n");
    const Case ascent("[[section]]\nitems = 4\narrange = \"difficulty\"\n");
    for (std::size_t i = 0; i < 4; ++i) {
        const auto& items = topics.series[0].sections[0].items;
        const std::string topic = topics.banks[0].items[items[i].ref.item].topic;
        CHECK(topics.candidates({0, 0, i}).size() < 4);
        for (const std::string& id : topics.candidates({0, 0, i})) CHECK(id.starts_with(topic));
        for (const ItemRef now : ascent.at({0, 0, i}).candidates().items) {
            std::vector<bank::Difficulty> bands;
            const Selections changed = ascent.at({0, 0, i}).with(now);
            for (const SelectedItem& item : changed[0].sections[0].items) {
                bands.push_back(*bank::band_of(ascent.banks[0].items[item.ref.item]));
            }
            CHECK(std::is_sorted(bands.begin(), bands.end()));
        }
    }
}
