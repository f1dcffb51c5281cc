// SPDX-License-Identifier: MIT
#include "assembly/form_draw.hpp"

#include "assembly/undecided.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

// One of two items of each of 200 topics: the search has 200 sums to bring into their ranges at
// once, which takes more than these steps, while 1 attempt in 18 keeps ten pairs of enemies apart.
TEST_CASE("form_draw: a search too long for the steps there are leaves some for attempts") {
    std::string text = "[[section]]\n[section.topic]\n";
    std::vector<bank::Item> items;
    for (int topic = 100; topic < 300; ++topic) {
        const std::string name = "t" + std::to_string(topic);
        text += name + " = 1\n";
        for (const char* const id : {"a", "b"}) items.push_back(item(name + id, name, 0, 0));
    }
    for (std::size_t pair = 0; pair < 10; ++pair) {
        items[4 * pair].enemies = {items[4 * pair + 2].id};
    }
    const std::vector<bank::Bank> banks{bank_of("b", std::move(items))};
    const blueprint::Blueprint made = blueprint_of(text);
    int drawn = 0;
    for (int seed = 0; seed < 20; ++seed) {
        base::Diagnostics diagnostics;
        try {
            const Selections forms =
                assemble(banks, made, std::to_string(seed), diagnostics, 16'000);
            CHECK(forms[0].sections[0].law == Law::exact);
            ++drawn;
        } catch (const Undecided&) {
            CHECK(diagnostics.errors() == 1);
        }
    }
    // The first attempts alone, which have an eighth of the steps, draw 5 of them.
    CHECK(drawn > 7);
}
