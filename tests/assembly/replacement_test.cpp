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

struct Series {
    Replacement at(const FormPlace& place) const {
        return {banks, blueprint, series, run_at(banks, blueprint, series, place), {engine, "7"}};
    }
    const std::string& id_of(ItemRef ref) const { return banks[ref.bank].items[ref.item].id; }
    /// The ids that may stand in a place, those of a set with blanks between them.
    std::vector<std::string> candidates(const FormPlace& place) const {
        std::vector<std::string> found;
        for (const Replacement::Items& items : at(place).candidates().choices) {
            std::string ids;
            for (const ItemRef ref : items) ids += (ids.empty() ? "" : " ") + id_of(ref);
            found.push_back(ids);
        }
        return found;
    }
    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    Selections series;
};

struct Case : Series {
    explicit Case(std::string_view sections, std::vector<bank::Bank> of = eight_items()) {
        banks = std::move(of);
        blueprint = blueprint_of(sections);
        series = drawn(banks, blueprint, "7");
    }
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
    CHECK(found.choices.size() == 1);
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
        CHECK(found.choices.empty());
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
    const ItemRef now = one.at(place).candidates().choices.front().front();
    Selections changed = one.at(place).with({now});
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
    CHECK(one.at(place).with({now})[1].sections[0].items[2].options == same->options);
}

TEST_CASE("replacement: in mode same on every form, wherever the item stands there") {
    const Case one("[[section]]\nitems = 3\n[series]\nforms = 3\n");
    const FormPlace place{1, 0, 0};
    const ItemRef was = one.series[1].sections[0].items[0].ref;
    const auto places = run_at(one.banks, one.blueprint, one.series, place).starts;
    REQUIRE(places.size() == 3);
    const ItemRef now = one.at(place).candidates().choices.front().front();
    const Selections changed = one.at(place).with({now});
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
        for (const Replacement::Items& now : ascent.at({0, 0, i}).candidates().choices) {
            std::vector<bank::Difficulty> bands;
            const Selections changed = ascent.at({0, 0, i}).with(now);
            for (const SelectedItem& item : changed[0].sections[0].items) {
                bands.push_back(*bank::band_of(ascent.banks[0].items[item.ref.item]));
            }
            CHECK(std::is_sorted(bands.begin(), bands.end()));
        }
    }
}

namespace {

/// Item sets s and t of two items and u of three, and single items x, y, z.
std::vector<bank::Bank> bank_of_sets() {
    std::vector<bank::Item> items;
    for (const char* id : {"s1", "s2", "t2", "t1", "u1", "u2", "u3", "x", "y", "z"}) {
        bank::Item one = item(id, "a", 0, 0);
        for (bank::Option& option : one.options) option.rationale.source = "Because.";
        if (one.id.size() == 2) one.stimulus = one.id[0];
        items.push_back(std::move(one));
    }
    bank::Bank bank = bank_of("m", std::move(items));
    for (const char* id : {"s", "t", "u"}) {
        bank.stimuli.emplace_back();
        bank.stimuli.back().id = id;
    }
    return {bank};
}

/// Forms of these items in one section, options as authored.
struct Sets : Series {
    explicit Sets(const std::vector<Lines>& forms, std::vector<bank::Bank> of = bank_of_sets()) {
        banks = std::move(of);
        blueprint = blueprint_of("[[section]]\nitems = " + std::to_string(forms[0].size()) + "\n");
        for (std::uint32_t f = 0; f < forms.size(); ++f) {
            series.push_back({std::string(1, static_cast<char>('A' + f)), f, {{}}});
            for (const std::string& id : forms[f]) {
                series.back().sections[0].items.push_back({ref_of(id), {0, 1, 2, 3}});
            }
        }
    }
    ItemRef ref_of(const std::string& id) const {
        return {0, static_cast<std::uint32_t>(banks[0].find(id) - banks[0].items.data())};
    }
    bank::Item& item_of(const std::string& id) { return banks[0].items[ref_of(id).item]; }
    Replacement::Items refs(const Lines& ids) const {
        Replacement::Items items;
        for (const std::string& id : ids) items.push_back(ref_of(id));
        return items;
    }
};

}  // namespace

TEST_CASE("replacement: an item set is replaced as a whole, by as many items of another one") {
    const Sets one({{"x", "s1", "s2", "y"}});
    // t2 comes before t1 in the bank; u has three items and cannot be parted.
    for (const std::size_t position : {1, 2}) {
        const auto found = one.at({0, 0, position}).candidates();
        CHECK(one.candidates({0, 0, position}) == Lines{"t2 t1"});
        CHECK(found.obstacles == std::map<std::string, std::size_t>{
                                     {"on the paper already", 1},
                                     {"section 1: 2 items of item set u instead of all 3", 1}});
    }
    const Selections changed = one.at({0, 0, 2}).with(one.refs({"t2", "t1"}));
    CHECK(ids(one.banks, changed[0]) == "x t2 t1 y");
    CHECK(faults_of(one.banks, one.blueprint, changed[0]).empty());
    CHECK(changed[0].sections[0].items[0] == one.series[0].sections[0].items[0]);
    // An item of a set cannot stand where one item stands.
    CHECK(one.candidates({0, 0, 0}) == Lines{"z"});
}

TEST_CASE("replacement: of a set that is drawn in part every part of the right size is a choice") {
    Sets one({{"x", "s1", "s2", "y"}});
    one.blueprint.sections[0].stimuli.items = base::Range{2, 3};
    CHECK(one.candidates({0, 0, 1}) == Lines{"t2 t1", "u1 u2", "u1 u3", "u2 u3"});
    one.item_of("u2").status = bank::Status::retired;
    CHECK(one.candidates({0, 0, 1}) == Lines{"t2 t1", "u1 u3"});
    one.item_of("u3").status = bank::Status::draft;
    const auto found = one.at({0, 0, 1}).candidates();
    CHECK(found.choices.size() == 1);
    CHECK(found.obstacles.at("of fewer items") == 1);
}

TEST_CASE("replacement: in mode same a set is replaced on every form") {
    const Sets one({{"x", "s1", "s2"}, {"s1", "s2", "x"}});
    const Run run = run_at(one.banks, one.blueprint, one.series, {1, 0, 1});
    CHECK(run.is_set);
    CHECK(run.size == 2);
    CHECK(run.starts == std::vector<FormPlace>{{0, 0, 1}, {1, 0, 0}});
    const Selections changed = one.at({1, 0, 1}).with(one.refs({"t2", "t1"}));
    CHECK(ids(one.banks, changed[0]) == "x t2 t1");
    CHECK(ids(one.banks, changed[1]) == "t2 t1 x");
}

TEST_CASE("replacement: enemies of a stimulus keep its set away") {
    Sets one({{"x", "s1", "s2", "y"}});
    one.banks[0].stimuli[1].enemies = {"x"};
    one.item_of("x").enemies = {"t"};
    const auto found = one.at({0, 0, 1}).candidates();
    CHECK(found.choices.empty());
    CHECK(found.obstacles.at("an enemy of an item on the paper") == 1);
    // In the place of x the enemy of its enemy may stand.
    one.item_of("z").enemies = {"s"};
    one.banks[0].stimuli[0].enemies = {"z"};
    CHECK(one.at({0, 0, 0}).obstacle(one.refs({"z"})) == "an enemy of an item on the paper");
}

TEST_CASE(
    "replacement: a set keeps the ascent of difficulty by its mean, and the block of topics") {
    Sets one({{"x", "s1", "s2", "u1", "u2", "u3"}});
    one.blueprint.sections[0].arrange = blueprint::Arrange::difficulty;
    const auto set = [&](const std::string& id, bank::Difficulty band) {
        one.item_of(id).difficulty = band;
    };
    using enum bank::Difficulty;
    // The mean of u is 4/3 of a band, that of s and t 1/2, then 3/2.
    for (const char* id : {"u1", "u2", "s2", "t1"}) set(id, medium);
    set("u3", hard);
    CHECK(one.candidates({0, 0, 1}) == Lines{"t2 t1"});
    set("t2", hard);
    CHECK(one.candidates({0, 0, 1}).empty());
    CHECK(one.at({0, 0, 1}).candidates().obstacles.at("outside its block of questions") == 1);
    one.blueprint.sections[0].arrange = blueprint::Arrange::topic;
    CHECK(one.candidates({0, 0, 1}) == Lines{"t2 t1"});
    one.item_of("t2").topic = "b";
    CHECK(one.candidates({0, 0, 1}).empty());
}

TEST_CASE("replacement: where keys are balanced they stay so") {
    Sets one({{"x", "s1", "s2", "y"}});
    one.blueprint.positions = blueprint::Positions::balanced;
    // Keys in each of the four places.
    auto& items = one.series[0].sections[0].items;
    for (std::uint32_t i = 0; i < 4; ++i) std::swap(items[i].options[0], items[i].options[i]);
    REQUIRE(faults_of(one.banks, one.blueprint, one.series[0]).empty());
    CHECK(one.candidates({0, 0, 1}) == Lines{"t2 t1"});
    CHECK(one.candidates({0, 0, 3}) == Lines{"z"});
    // A key that is pinned elsewhere would stand beside another one.
    one.item_of("z").options[0].pin = bank::Pin::first;
    CHECK(one.candidates({0, 0, 3}).empty());
}

TEST_CASE("replacement: in mode joint the bounds of the series hold") {
    Sets one({{"x", "s1", "s2"}, {"y", "t2", "t1"}});
    one.blueprint.mode = blueprint::SeriesMode::joint;
    CHECK(one.candidates({0, 0, 0}) == Lines{"y", "z"});
    one.blueprint.max_use = 1;
    CHECK(one.candidates({0, 0, 0}) == Lines{"z"});
    CHECK(one.candidates({0, 0, 1}).empty());
    CHECK(one.at({0, 0, 0}).obstacle(one.refs({"y"})) == "on 2 forms instead of at most 1");
}
