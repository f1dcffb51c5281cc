// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <map>

#include "assembly/paper_figures.hpp"
#include "assembly/pool.hpp"
#include "assembly/section_supply.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

constexpr int forms = 4'000;

/// Forty items, unevenly spread; two rare ones ask for a level that few have.
std::vector<bank::Bank> uneven_bank() {
    std::vector<bank::Item> items;
    for (int i = 0; i < 40; ++i) {
        const std::string topic = i < 25 ? "big" : i < 37 ? "small" : "rare";
        items.push_back(item("q" + std::to_string(100 + i), topic, i % 7 == 0 ? 2 : i % 2, i % 3));
    }
    return {bank_of("b", items)};
}

}  // namespace

TEST_CASE("starvation: every item that may appear does, about as often as it should") {
    const auto banks = uneven_bank();
    auto blueprint = blueprint_of(
        "[[section]]\ntopic = { big = 6, small = 5, rare = 1 }\n"
        "level = { remember = 5, understand = 5, apply = 2 }\n"
        "[series]\nforms = 4000\nmode = \"independent\"\n");
    const Pool pool(banks, blueprint);
    const PaperFigures figures = paper_figures(SectionSupply(pool, blueprint.sections[0]));
    REQUIRE(figures.are_chances_exact);
    std::map<std::string, std::int64_t> times;
    for (const Selection& form : drawn(banks, blueprint, "1")) {
        for (const SelectedItem& one : form.sections[0].items) {
            ++times["b:" + banks[0].items[one.ref.item].id];
        }
    }
    std::size_t possible = 0;
    for (const ItemChance& one : figures.chances) {
        CAPTURE(one.name);
        const std::int64_t seen = times[one.name];
        const std::int64_t expected = one.ten_thousandths * forms / 10'000;
        if (one.ten_thousandths == 0) CHECK(seen == 0);
        if (expected < 20) continue;
        ++possible;
        // Five standard deviations of a count.
        CHECK((seen - expected) * (seen - expected) <= 25 * expected);
    }
    CHECK(possible == banks[0].items.size());
}
