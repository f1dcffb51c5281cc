// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "fixture.hpp"

using namespace papersetter::blueprint;

namespace {

/// The TOML examples of docs/blueprint_format.md.
Lines examples() {
    std::ifstream file(PAPERSETTER_SOURCE_DIR "/docs/blueprint_format.md");
    std::ostringstream text;
    text << file.rdbuf();
    const std::string guide = text.str();
    const std::string opening = "```toml\n";
    Lines found;
    for (std::size_t at = guide.find(opening); at != std::string::npos;
         at = guide.find(opening, at)) {
        at += opening.size();
        found.push_back(guide.substr(at, guide.find("```", at) - at));
    }
    return found;
}

}  // namespace

TEST_CASE("blueprint_format: every example of the guide is read without a word") {
    const Lines all = examples();
    REQUIRE(all.size() == 3);
    for (const std::string& example : all) CHECK(ReadText(example).told() == Lines{});
    const ReadText first(all[0]);
    const auto& counts = first.blueprint.sections.at(0).families.at(0).counts;
    CHECK(counts[0].items == 9);
    CHECK(counts[1].items == 12);
    CHECK(counts[2].items == 14);
    CHECK(counts[3].items == 5);
}
