// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

/// Two questions, one about each of two topics.
paper::Guide sample() {
    const paper::InstructorPaper paper = instructor_paper();
    paper::Guide guide;
    guide.title = "Small <test>";
    guide.language = "en";
    guide.question_count = 2;
    guide.topics = {{"1", 1, "Sums", "<p>notes</p>", {paper.sections[0].questions[0]}},
                    {"1.1", 2, "Letters", "", {paper.sections[0].questions[1]}}};
    guide.topics[0].questions[0].options[0].right_in = {2};
    guide.terms = {{"sum", "what adding gives", {1, 2}}};
    guide.index = {{"<i>sum</i>", "s", {1, 2}}, {"x", "", {2}}};
    return guide;
}

/// A layout of guides alone, with a guide of this body.
Layout with_guide(LayoutFixture& fixture, std::string_view body, std::string_view parameters = "") {
    fixture.put("layout.toml",
                "name = \"tiny\"\ndocuments = [\"guide\"]\n" + std::string(parameters));
    fixture.put("strings/en.toml",
                R"(guide_title = "Guide: {title}"
guide_set = "Set {n}"
guide_questions = { one = "{n} question", other = "{n} questions" }
right_in = "right in {number}"
question_label = "Question {number}"
option_label = "{letter} of {number}"
marks = { one = "{n} mark", other = "{n} marks" }
stimulus = { one = "{first}", other = "{first}-{last}" }
stimulus_of_two = "{first} and {last}"
date = "{day}.{month}.{year}"
questions_title = "{title}"
key_title = "{title}"
)");
    fixture.put("style.css", "body { margin: 0 }");
    fixture.remove("questions.html");
    fixture.remove("key.html");
    fixture.put("guide.html", body);
    return fixture.load();
}

std::string rendered(std::string_view body) {
    LayoutFixture fixture;
    const Layout layout = with_guide(fixture, body);
    CHECK(fixture.told() == Lines{});
    return without_places(layout.guide(sample()).html);
}

}  // namespace

TEST_CASE("guide_scopes: a layout may make guides alone, papers never without their key") {
    LayoutFixture fixture;
    const Layout layout = with_guide(fixture, "<p>{{title}}</p>");
    CHECK(layout.makes(Document::guide));
    CHECK_FALSE(layout.makes(Document::questions));
    CHECK(layout.guide(sample()).title == "Guide: Small <test>");
    CHECK(layout.guide(sample()).html.find("Small &lt;test&gt;") != std::string::npos);
    fixture.put("layout.toml", "name = \"tiny\"\ndocuments = [\"guide\", \"key\"]\n");
    fixture.put("key.html", "<p>key</p>");
    CHECK(fixture.faults() == Lines{"layout.toml:2:13: `documents` lacks \"questions\"",
                                    "layout.toml:1:1: the layout lacks the file `questions.html`"});
}

TEST_CASE("guide_scopes: topics with their questions, and where a wrong option is right") {
    CHECK(
        rendered("<div>{{#topics}}<h2 id=\"{{topic_anchor}}\">{{topic_number}} {{topic_title}}</h2>"
                 "{{#is_chapter}}<p>chapter</p>{{/is_chapter}}{{{topic_notes_html}}}"
                 "<p>{{topic_set_text}}, {{topic_count_text}}</p>{{#topic_questions}}<p>{{number}}:"
                 "{{#options}} {{letter}}{{#right_in}} {{right_in_text}}{{/right_in}}{{/options}};"
                 "{{#right_options}} {{letter}}{{/right_options}}"
                 "{{#has_wrong_options}} wrong{{/has_wrong_options}}</p>{{/topic_questions}}"
                 "{{/topics}}</div>") ==
        "<div><h2 id=\"topic-1\">1 Sums</h2><p>chapter</p><p>notes</p><p>Set 1, 1 question</p>"
        "<p>1: A right in 2 B; A wrong</p><h2 id=\"topic-2\">1.1 Letters</h2>"
        "<p>Set 2, 1 question</p><p>2: A B; B wrong</p></div>");
}

TEST_CASE("guide_scopes: glossary and index name the questions for target-counter") {
    CHECK(rendered("<div>{{#terms}}<p id=\"{{term_anchor}}\">{{term_name}}: {{{term_html}}} "
                   "<a href=\"{{term_targets}}\"></a></p>{{/terms}}{{#index_entries}}<p>"
                   "{{#index_initial}}{{index_initial}} {{/index_initial}}{{{index_html}}} "
                   "<a href=\"{{index_targets}}\"></a></p>{{/index_entries}}</div>") ==
          "<div><p id=\"term-1\">sum: what adding gives <a href=\"#q-1 #q-2\"></a></p>"
          "<p>s <i>sum</i> <a href=\"#q-1 #q-2\"></a></p><p>x <a href=\"#q-2\"></a></p></div>");
}

TEST_CASE("guide_scopes: the backs of cards stand behind their fronts when the sheet is turned") {
    LayoutFixture fixture;
    const Layout layout = with_guide(
        fixture,
        "<div>{{#card_sheets}}{{#front_rows}}<p>{{#cards}}[{{card_name}}{{#card_questions}} "
        "{{number}} {{card_size}}{{/card_questions}}]{{/cards}}</p>{{/front_rows}}"
        "{{#back_rows}}<p>{{#cards}}({{card_name}}){{/cards}}</p>{{/back_rows}}{{/card_sheets}}</"
        "div>",
        "[parameters.cards]\ntype = \"choice\"\nvalues = [\"4\"]\ndefault = \"4\"\n");
    CHECK(layout.cards_of_sheet() == 4);
    const paper::Guide guide = sample();
    const auto& one = guide.topics[0].questions[0];
    const auto& two = guide.topics[1].questions[0];
    const std::vector<GuideCard> cards{{&one}, {&two}, {&one}, {&two, nullptr, nullptr, 2}, {&one}};
    CHECK(without_places(layout.guide(guide, cards).html) ==
          "<div><p>[1 1 usual][2 2 usual]</p><p>[3 1 usual][4 2 tiny]</p><p>(2)(1)</p><p>(4)(3)</p>"
          "<p>[5 1 usual][]</p><p>[][]</p><p>()(5)</p><p>()()</p></div>");
}

TEST_CASE("guide_scopes: what belongs to papers does not exist in a guide, nor the other way") {
    LayoutFixture fixture;
    const auto faults_of = [&](std::string_view body) {
        with_guide(fixture, "<p>x</p>");
        fixture.put("guide.html", body);
        return fixture.faults();
    };
    CHECK(faults_of("<p>{{form_code}}</p>") ==
          Lines{"guide.html:1:4: `form_code` does not exist here"});
    CHECK(faults_of("<p>{{#sections}}{{/sections}}</p>").front() ==
          "guide.html:1:4: `sections` does not exist here");
}
