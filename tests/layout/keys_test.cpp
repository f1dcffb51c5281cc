// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fixture.hpp"
#include "layout/keys.hpp"
#include "paper/learning_paper.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

/// A layout with the parameters of the keys and templates for all of them.
void add_keys(LayoutFixture& fixture, const std::string& learning, const std::string& crosswalk) {
    const std::string page = "<html lang=\"en\"><head><title>t</title></head><body>";
    fixture.put("learning.html", page + learning + "</body></html>");
    fixture.put("crosswalk.html", page + crosswalk + "</body></html>");
    std::string toml =
        "name = \"small\"\ndocuments = [\"questions\", \"key\", \"learning\", "
        "\"crosswalk\"]\n";
    for (const char* name : {"marking", "full", "learning", "crosswalk"}) {
        toml += "[parameters.key_" + std::string(name) + "]\ntype = \"boolean\"\ndefault = " +
                (std::string(name) == "full" ? "true" : "false") + "\n";
    }
    fixture.put("layout.toml", toml);
}

std::string wanted(const Layout& layout) {
    std::string words;
    for (std::size_t i = 0; i < key_words.size(); ++i) {
        if (layout.wants(static_cast<Key>(i))) words += std::string(key_words.at(i)) + ' ';
    }
    return words;
}

}  // namespace

TEST_CASE("keys: those named by hand are made and no others, and never neither part of the key") {
    LayoutFixture fixture;
    add_keys(fixture, "<p>x</p>", "<p>x</p>");
    Layout layout = fixture.load();
    CHECK(wanted(layout) == "full ");
    base::Diagnostics diagnostics;
    layout.set_keys({"learning"}, diagnostics);
    CHECK(wanted(layout) == "marking full learning ");
    layout.set_keys({"marking", "crosswalk"}, diagnostics);
    CHECK(wanted(layout) == "marking crosswalk ");
    CHECK(diagnostics.all().empty());
}

TEST_CASE("keys: a layout without their parameters has the marking sheet and the full key") {
    LayoutFixture fixture;
    Layout layout = fixture.load();
    CHECK(wanted(layout) == "marking full ");
    CHECK(!layout.makes(Key::learning));
    base::Diagnostics diagnostics;
    CHECK_THROWS_AS(layout.set_keys({"learning"}, diagnostics), base::InputError);
    CHECK(diagnostics.errors() == 1);
    CHECK(wanted(layout) == "marking full ");
}

TEST_CASE("keys: the learning key asks first and tells afterwards, by topic, without ids") {
    LayoutFixture fixture;
    add_keys(fixture,
             "<p>{{#asked_sections}}{{#questions}}{{number}}{{#options}} {{letter}}{{#is_correct}}!"
             "{{/is_correct}}{{/options}} {{/questions}}{{/asked_sections}}"
             "{{#sections}}{{section_title}}: {{#questions}}{{number}} {{answer}} {{#options}}"
             "{{{rationale_html}}}{{/options}} {{/questions}}{{/sections}}</p>",
             "<p>x</p>");
    const paper::InstructorPaper paper = paper::learning_paper(instructor_paper());
    CHECK(paper.sections.at(0).questions.at(0).item_id.empty());
    const Markup markup = fixture.load().learning(paper);
    CHECK(without_places(markup.html)
              .find("<p>1 A B 2 A B Sums: 1 A It adds up.One too many. : 2 B Not x.Just y. </p>") !=
          std::string::npos);
    fixture.put("learning.html",
                "<html lang=\"en\"><head><title>t</title></head><body>{{#sections}}{{#questions}}"
                "{{item_id}}{{/questions}}{{/sections}}</body></html>");
    CHECK_THROWS(fixture.load());
    CHECK(fixture.first_hint() == "it exists in key.html only: candidates read the learning key");
}

TEST_CASE("keys: a crosswalk has a table for every six forms") {
    LayoutFixture fixture;
    add_keys(fixture, "<p>x</p>",
             "<p>{{#crosswalk_tables}}[{{#crosswalk_forms}}{{crosswalk_form}} {{/crosswalk_forms}}"
             "{{#crosswalk_rows}}{{crosswalk_item}}{{crosswalk_part}}:{{#crosswalk_cells}} "
             "{{#crosswalk_number}}{{crosswalk_number}}{{crosswalk_letters}}{{/crosswalk_number}}"
             "{{^crosswalk_number}}-{{/crosswalk_number}}{{/crosswalk_cells}}{{/crosswalk_rows}}]"
             "{{/crosswalk_tables}}</p>");
    paper::Crosswalk crosswalk;
    crosswalk.language = "en";
    crosswalk.rows = {{"x", "b", false, {}}};
    for (int i = 0; i < 7; ++i) {
        crosswalk.forms.push_back(std::string(1, static_cast<char>('A' + i)));
        crosswalk.rows[0].cells.push_back({i, {"C"}, i == 6});
    }
    crosswalk.rows[0].cells[2].letters.emplace_back("D");
    CHECK(without_places(fixture.load().crosswalk(crosswalk).html)
              .find("<p>[A B C D E F x(b): - 1bC 2bC/D 3bC 4bC 5bC][G x(b): 6b–]</p>") !=
          std::string::npos);
}
