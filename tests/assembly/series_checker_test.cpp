// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/checker.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// Three forms of two items each, from eight items a to h.
struct Series {
    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint =
        blueprint_of("[[section]]\nitems = 2\n[series]\nforms = 3\nmode = \"independent\"\n");

    Series() {
        std::vector<bank::Item> items;
        for (const char id : std::string("abcdefgh")) {
            items.push_back(item(std::string(1, id), "t", 0, 0));
        }
        banks = {bank_of("b", std::move(items))};
        blueprint.mode = blueprint::SeriesMode::joint;
    }

    [[nodiscard]] Lines faults(const std::vector<std::string>& forms) const {
        Selections selections;
        for (const std::string& ids : forms) {
            Selection form;
            form.form = blueprint.forms.at(selections.size());
            form.sections.emplace_back();
            for (const char id : ids) {
                form.sections[0].items.push_back(
                    {{0, static_cast<std::uint32_t>(id - 'a')}, {0, 1, 2, 3}});
            }
            selections.push_back(form);
        }
        return faults_of_series(banks, blueprint, selections);
    }
};

}  // namespace

TEST_CASE("series_checker: without bounds anything goes") {
    Series series;
    CHECK(series.faults({"ab", "ab", "ab"}) == Lines{});
    series.blueprint.mode = blueprint::SeriesMode::independent;
    series.blueprint.max_use = 1;
    CHECK(series.faults({"ab", "ab", "cd"}) == Lines{});
    CHECK(series.faults({}) == Lines{});
}

TEST_CASE("series_checker: forms of mode same have the same items in any order") {
    Series series;
    series.blueprint.mode = blueprint::SeriesMode::same;
    CHECK(series.faults({"ab", "ba", "ab"}) == Lines{});
    CHECK(series.faults({"ab", "ba", "ac"}) ==
          Lines{"section 1 of form C has other items than that of form A"});
}

TEST_CASE("series_checker: an item on one form more than max_use") {
    Series series;
    series.blueprint.max_use = 2;
    CHECK(series.faults({"ab", "ac", "de"}) == Lines{});
    CHECK(series.faults({"ab", "ac", "ad"}) ==
          Lines{"item b:a is on 3 forms instead of at most 2"});
}

TEST_CASE("series_checker: two forms that share one item more than overlap") {
    Series series;
    series.blueprint.overlap = 1;
    CHECK(series.faults({"ab", "ac", "bc"}) == Lines{});
    CHECK(series.faults({"ab", "cd", "ba"}) ==
          Lines{"forms A and C share 2 items instead of at most 1"});
    series.blueprint.overlap = 0;
    CHECK(series.faults({"ab", "cd", "ef"}) == Lines{});
    CHECK(series.faults({"ab", "cd", "ed"}) ==
          Lines{"forms B and C share 1 item instead of at most 0"});
}

TEST_CASE("series_checker: items on every form by name count in neither bound") {
    Series series;
    series.blueprint.max_use = 1;
    series.blueprint.overlap = 0;
    series.blueprint.common = {"a"};
    CHECK(series.faults({"ab", "ac", "ad"}) == Lines{});
    CHECK(series.faults({"ab", "cd", "ae"}) == Lines{"form B lacks the common item a"});
    series.blueprint.common = {"b:a"};
    CHECK(series.faults({"ab", "ac", "ad"}) == Lines{});
    series.blueprint.common.clear();
    series.blueprint.include = {"a"};
    CHECK(series.faults({"ab", "ac", "ad"}) == Lines{});
}
