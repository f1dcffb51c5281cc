// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "fixture.hpp"

using namespace papersetter::blueprint;

namespace {

std::string guide_text() {
    std::ifstream file(PAPERSETTER_SOURCE_DIR "/docs/blueprint_format.md");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

using Keys = std::set<std::string>;

/// The words in backticks of a piece of text.
Keys words_in(const std::string& text) {
    Keys words;
    for (std::size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at + 1)) {
        const std::size_t end = text.find('`', at + 1);
        words.insert(text.substr(at + 1, end - at - 1));
        at = end;
    }
    return words;
}

/// The guide from one mark to the next one after it.
std::string part(const std::string& from, const std::string& to) {
    const std::string guide = guide_text();
    const std::size_t start = guide.find(from);
    REQUIRE(start != std::string::npos);
    const std::size_t begin = start + from.size();
    return guide.substr(begin, guide.find(to, begin) - begin);
}

/// The keys in the first column of the table below a heading.
Keys listed_below(const std::string& heading) {
    std::istringstream lines(part("\n" + heading + "\n", "\n#"));
    Keys keys;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("| `")) keys.merge(words_in(line.substr(0, line.find('|', 1))));
    }
    return keys;
}

/// The keys that the reader knows, as it lists them for one that nothing is near to.
Keys known_in(const std::string& blueprint) {
    const ReadText text(blueprint);
    const std::string mark = "known here: ";
    for (const papersetter::base::Diagnostic& one : text.diagnostics.all()) {
        if (!one.message.starts_with("unknown key \"zzzzzz\"")) continue;
        REQUIRE(one.hint.starts_with(mark));
        Keys keys;
        std::istringstream words(one.hint.substr(mark.size()));
        for (std::string word; std::getline(words >> std::ws, word, ',');) keys.insert(word);
        return keys;
    }
    return {};
}

/// The TOML examples of docs/blueprint_format.md.
Lines examples() {
    const std::string guide = guide_text();
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
    REQUIRE(all.size() == 5);
    for (const std::string& example : all) CHECK(ReadText(example).told() == Lines{});
    const ReadText first(all[0]);
    const auto& counts = first.blueprint.sections.at(0).families.at(0).counts;
    CHECK(counts[0].items.most == 9);
    CHECK(counts[1].items.most == 12);
    CHECK(counts[2].items.most == 14);
    CHECK(counts[3].items.most == 5);
}

TEST_CASE("blueprint_format: the guide names every key that is known, and no other") {
    const std::string paper = "[paper]\ntitle = \"T\"\nbanks = \"..\"\n";
    const std::string section = "[[section]]\nitems = 1\n";
    CHECK(listed_below("## `[paper]`") == known_in(paper + "zzzzzz = 1\n" + section));
    CHECK(listed_below("## `[[section]]`") == known_in(paper + section + "zzzzzz = 1\n"));
    CHECK(listed_below("## `[draw]`") == known_in(paper + section + "[draw]\nzzzzzz = 1\n"));
    CHECK(listed_below("## `[series]`") == known_in(paper + section + "[series]\nzzzzzz = 1\n"));
    CHECK(listed_below("## `[options]`") == known_in(paper + section + "[options]\nzzzzzz = 1\n"));
    Keys conditions = words_in(part("The keys are ", ". *All keys"));
    conditions.insert("not");
    const std::string stimuli = part("`[section.stimuli]` has two keys:\n", "## ");
    for (const std::string& key : known_in(paper + section + "[section.stimuli]\nzzzzzz = 1\n")) {
        CHECK(words_in(stimuli).contains(key));
    }
    CHECK(conditions == known_in(paper + section + "where = { zzzzzz = 1 }\n"));
    CHECK(known_in("zzzzzz = 1\n" + paper + section) ==
          Keys{"paper", "layout", "cut_scores", "section", "draw", "series", "options"});
    for (const std::string family : {"topic", "level", "difficulty", "type"}) {
        CHECK(guide_text().find("- `[section." + family + "]`") != std::string::npos);
    }
}
