// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fixture.hpp"
#include "layout/compile.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

Lines html_faults(std::string_view html) {
    LayoutFixture fixture;
    fixture.put("questions.html", html);
    return fixture.faults();
}

Lines css_faults(std::string_view css) {
    LayoutFixture fixture;
    fixture.put("style.css", css);
    return fixture.faults();
}

std::string html_of(std::string_view html) {
    LayoutFixture fixture;
    fixture.put("questions.html", html);
    return fixture.load().questions(candidate_paper()).html;
}

std::string css_of(std::string_view css, const std::string& title = "T") {
    LayoutFixture fixture;
    fixture.put("style.css", css);
    paper::CandidatePaper paper = candidate_paper();
    paper.title = title;
    return fixture.load().questions(paper).css;
}

Lines one(const std::string& line) { return {line}; }

}  // namespace

TEST_CASE("template: unknown names are told with their place and the nearest name") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p>é {{form}}\n\t{{#cours}}x{{/cours}}</p>");
    CHECK(fixture.faults() == one("questions.html:2:2: `cours` is not a variable of layouts"));
    CHECK(fixture.first_hint() == "did you mean `course`?");
}

TEST_CASE("template: columns count characters") {
    CHECK(html_faults("<p>éé→{{nothing_like_it}}</p>") ==
          one("questions.html:1:7: `nothing_like_it` is not a variable of layouts"));
}

TEST_CASE("template: a name exists in its context only") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p>{{letter}}</p>");
    CHECK(fixture.faults() == one("questions.html:1:4: `letter` does not exist here"));
    CHECK(fixture.first_hint() == "it exists inside {{#options}}…{{/options}} only");
    fixture.put("questions.html",
                "<p>{{#sections}}{{#questions}}{{#options}}{{letter}}"
                "{{/options}}{{letter}}{{/questions}}{{/sections}}</p>");
    CHECK(fixture.faults() == one("questions.html:1:65: `letter` does not exist here"));
}

TEST_CASE("template: an inverted list has no entries to speak of") {
    CHECK(html_faults("<p>{{^sections}}{{section_title}}{{/sections}}</p>") ==
          one("questions.html:1:17: `section_title` does not exist here"));
}

TEST_CASE("template: nothing of the key exists in a question paper") {
    for (const char* name : {"answer", "level", "difficulty", "item_id", "is_correct",
                             "cell_letter", "pages", "references", "elsewhere"}) {
        CAPTURE(name);
        const std::string tag = std::string("{{#") + name + "}}{{/" + name + "}}";
        LayoutFixture fixture;
        fixture.put("questions.html", "<p>{{#sections}}{{#questions}}{{#options}}" + tag +
                                          "{{/options}}{{/questions}}{{/sections}}</p>");
        CHECK(fixture.faults() ==
              one("questions.html:1:43: `" + std::string(name) + "` does not exist here"));
        CHECK(fixture.first_hint() ==
              "it exists in key.html only: a question paper holds nothing of the key");
    }
}

TEST_CASE("template: markup and text are not mistaken for each other") {
    const std::string list = "{{#sections}}{{#questions}}";
    const std::string end = "{{/questions}}{{/sections}}";
    CHECK(html_faults("<p>" + list + "{{stem_html}}" + end + "</p>") ==
          one("questions.html:1:31: `stem_html` is markup and would print its tags"));
    CHECK(html_faults("<p>{{{title}}}</p>") ==
          one("questions.html:1:4: `title` is text and must be escaped"));
    CHECK(html_faults("<p>{{&title}}</p>") ==
          one("questions.html:1:4: `title` is text and must be escaped"));
    CHECK(html_faults("<p class=\"{{{instructions_html}}}\"/>") ==
          one("questions.html:1:11: markup cannot stand in an attribute"));
    CHECK(html_of("<p>" + list + "{{&stem_html}}" + end + "</p>") ==
          "<p data-at=\"2.1.1\">What is 2 + 2?Which?</p>");
}

TEST_CASE("template: lists and truths are not printed") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p>{{sections}}{{is_key}}</p>");
    CHECK(fixture.faults() == Lines{"questions.html:1:4: `sections` is a list",
                                    "questions.html:1:16: `is_key` is true or false"});
    CHECK(fixture.first_hint() == "write {{#sections}}…{{/sections}}");
}

TEST_CASE("template: Mustache's own weak spots are errors") {
    CHECK(html_faults("<p>{{=<% %>=}}<% title %></p>") ==
          one("questions.html:1:4: a layout cannot change the delimiters"));
    CHECK(html_faults("<p>{{.}}</p>") == one("questions.html:1:4: {{.}} is not known here"));
    CHECK(html_faults("<p>{{title</p>") == one("questions.html:1:4: this tag is not closed"));
    CHECK(html_faults("<p>{{") == one("questions.html:1:4: this tag is not closed"));
    CHECK(html_faults("<p>{{{title}}</p>") == one("questions.html:1:4: this tag is not closed"));
    CHECK(html_faults("<p>{{}}{{ti tle}}{{#}}</p>") ==
          Lines{"questions.html:1:4: \"\" is not a name",
                "questions.html:1:8: \"ti tle\" is not a name",
                "questions.html:1:18: \"\" is not a name"});
    CHECK(html_faults("<p>{{#title}}</p>") ==
          Lines{"questions.html:1:14: `</p>` closes nothing",
                "questions.html:1:4: {{#title}} is not closed",
                "questions.html:1:1: `<p>` is not closed before the end of the template"});
    CHECK(html_faults("<p>{{/title}}</p>") == one("questions.html:1:4: {{/title}} closes nothing"));
    CHECK(html_faults("<p>{{#title}}{{#form}}{{/title}}{{/form}}</p>") ==
          Lines{"questions.html:1:23: {{/title}} does not close {{#form}}",
                "questions.html:1:33: {{/form}} does not close {{#title}}"});
}

TEST_CASE("template: comments of both kinds are dropped") {
    CHECK(html_of("<p>a{{! # a\n{ comment }}b<!-- <q> & --> c</p>") ==
          "<p data-at=\"2.1.1\">ab c</p>");
    CHECK(html_faults("<!-- {{title}} --><p/>") ==
          one("questions.html:1:6: a tag of Mustache cannot stand here"));
}

TEST_CASE("template: each start tag is given its place, and no other") {
    CHECK(html_of("<!DOCTYPE html>\n<div\n id=\"a>b\" ><br/>x<i>y</i></div>") ==
          "<!DOCTYPE html>\n<div data-at=\"2.2.1\"  id=\"a>b\" ><br data-at=\"2.3.12\"/>x"
          "<i data-at=\"2.3.18\">y</i></div>");
}

TEST_CASE("template: indentation goes, but not in pre") {
    CHECK(without_places(html_of("<div>\r\n   <p>a\n   b</p>\n   <pre>c\n   d</pre>\n  </div>")) ==
          "<div>\n<p>a\nb</p>\n<pre>c\n   d</pre>\n</div>");
}

TEST_CASE("template: elements balance, within sections too") {
    CHECK(html_faults("<div><p></div></p>") ==
          Lines{"questions.html:1:9: `</div>` does not close `<p>`",
                "questions.html:1:15: `</p>` does not close `<div>`"});
    CHECK(html_faults("<div>{{#title}}<p>{{/title}}</p></div>") ==
          Lines{"questions.html:1:16: `<p>` is not closed before {{/title}}",
                "questions.html:1:29: `</p>` does not close `<div>`",
                "questions.html:1:33: `</div>` closes nothing"});
    CHECK(html_faults("<div>{{#title}}</div>{{/title}}</div>") ==
          one("questions.html:1:16: `</div>` closes nothing"));
    CHECK(html_faults("<p>a<br>b</p>") == one("questions.html:1:5: `<br>` is not closed"));
    CHECK(html_faults("<p>") ==
          one("questions.html:1:1: `<p>` is not closed before the end of the template"));
    CHECK(html_faults("<p") == one("questions.html:1:1: this tag is not closed"));
    CHECK(html_faults("<p>1 < 2</p>") == one("questions.html:1:6: `<` in text is written &lt;"));
}

TEST_CASE("template: variables in tags stand in quotes only") {
    CHECK(html_faults("<p {{title}}/>") ==
          one("questions.html:1:4: a variable in a tag stands inside an attribute's quotes"));
    CHECK(html_faults("<{{title}}/>") == one("questions.html:1:1: `<` in text is written &lt;"));
    CHECK(html_faults("<p{{title}}/>") ==
          one("questions.html:1:3: a variable in a tag stands inside an attribute's quotes"));
    CHECK(without_places(html_of("<p{{#title}} id=\"a\"{{/title}} class=\"x{{#course}} y"
                                 "{{/course}}\"/>")) == "<p id=\"a\" class=\"x\"/>");
    CHECK(html_faults("<p class=\"{{#title}}x\"{{/title}}/>") ==
          one("questions.html:1:23: this section begins and ends on two sides of a tag's edge"));
}

TEST_CASE("partials: are put in with their own places") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<div>{{> a}}</div>");
    fixture.put("partials/a.html", "<p>{{title}}{{> b}}</p>");
    fixture.put("partials/b.html", "\n<i>b</i>");
    CHECK(fixture.load().questions(candidate_paper()).html ==
          "<div data-at=\"2.1.1\"><p data-at=\"3.1.1\">Small test\n<i data-at=\"4.2.1\">b</i></p>"
          "</div>");
}

TEST_CASE("partials: the missing and the circular are errors") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<div>{{> foot}}{{> a}}</div>");
    fixture.put("partials/foto.html", "x");
    fixture.put("partials/a.html", "{{> b}}");
    fixture.put("partials/b.html", "{{> a}}");
    CHECK(fixture.faults() == Lines{"questions.html:1:6: there is no partial `foot`",
                                    "partials/b.html:1:1: the partial `a` contains itself"});
    CHECK(fixture.first_hint() == "did you mean {{> foto}}?");
}

TEST_CASE("partials: neither depth nor doubling can grow without bound") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<div>{{> p0}}</div>");
    for (int i = 0; i < 17; ++i) {
        fixture.put("partials/p" + std::to_string(i) + ".html",
                    "{{> p" + std::to_string(i + 1) + "}}");
    }
    fixture.put("partials/p17.html", "x");
    CHECK(fixture.faults() == one("partials/p15.html:1:1: partials are nested more than 16 deep"));
    for (int i = 0; i < 12; ++i) {
        const std::string next = "{{> p" + std::to_string(i + 1) + "}}";
        fixture.put("partials/p" + std::to_string(i) + ".html",
                    next + next + next + next + next + next + next + next);
    }
    fixture.put("partials/p12.html", "x");
    CHECK(fixture.faults() ==
          one("layout.toml:1:1: `questions.html` with its partials is too large"));
}

TEST_CASE("partials: a fault in one that both documents use is told once") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p>{{> a}}{{> a}}</p>");
    fixture.put("key.html", "<p>{{> a}}</p>");
    fixture.put("partials/a.html", "{{nothing_like_it}}");
    CHECK(fixture.faults() ==
          one("partials/a.html:1:1: `nothing_like_it` is not a variable of layouts"));
}

TEST_CASE("style: lines carry marks where a comment may stand") {
    CHECK(css_of("/* c\n */\np {\n\n  margin: 0; /* x */ color:\n    black;\n}\n") ==
          "/*@4.3.1*/p {\n/*@4.5.3*/margin: 0; /**/ color:\n/*@4.6.5*/black;\n/*@4.7.1*/}\n");
    CHECK(css_of("{{#is_questions}}\np{}\n{{/is_questions}}\n{{#is_key}}\nq{}\n{{/is_key}}\n") ==
          "/*@4.2.1*/p{}\n");
}

TEST_CASE("style: a title is escaped for a CSS string") {
    CHECK(css_of("p[class=\"{{title}}\"] {}", "\"a\" \\ 'b'\n</style> {{form}} é") ==
          "/*@4.1.1*/p[class=\"\\\"a\\\" \\\\ \\'b\\'\\a \\3c /style> {{form}} é\"] {}");
}

TEST_CASE("style: a text that is printed is isolated from those around it") {
    const std::string isolated = "\u2068Rain\u2069";
    CHECK(css_of("p::after { content: \"a {{title}}\" \"{{title}}\"; }", "Rain") ==
          "/*@4.1.1*/p::after { content: \"a " + isolated + "\" \"" + isolated + "\"; }");
    CHECK(css_of("p::after {\ncontent: \"{{title}}\"\n}\nq { font: \"{{title}}\" }", "Rain") ==
          "/*@4.1.1*/p::after {\n/*@4.2.1*/content: \"" + isolated +
              "\"\n/*@4.3.1*/}\n/*@4.4.1*/q { font: \"Rain\" }");
    CHECK(css_of("p::after { content: \"{{title}}\"; }", "") ==
          "/*@4.1.1*/p::after { content: \"\"; }");
}

TEST_CASE("escape_css: control characters and quotes") {
    CHECK(escape_css("plain é") == "plain é");
    CHECK(escape_css(std::string_view("\0\x1f\x7f<", 4)) == "\\0 \\1f \\7f \\3c ");
}

TEST_CASE("style: texts stand in strings, words of closed lists anywhere") {
    CHECK(css_of("p { direction: {{direction}}; }") == "/*@4.1.1*/p { direction: ltr; }");
    CHECK(css_faults("p { color: {{title}}; }") ==
          one("style.css:1:12: a text in a style sheet stands inside a string"));
    CHECK(css_faults("p { content: \"{{number}}\"; }") ==
          one("style.css:1:15: `number` does not exist here"));
    CHECK(css_faults("/* {{title}} */") ==
          one("style.css:1:4: a tag of Mustache cannot stand in a comment"));
    CHECK(css_faults("p { content: \"a\n\"; }") ==
          Lines{"style.css:1:14: this string is not closed",
                "style.css:2:1: this string is not closed"});
    CHECK(css_faults("p{} /* x") == one("style.css:1:5: this comment is not closed"));
    CHECK(css_faults("p { content: \"{{#title}}a\"{{/title}}; }") ==
          one("style.css:1:27: this section begins and ends on two sides of a string's edge"));
}

TEST_CASE("template: an empty document and characters that are none have their place") {
    CHECK(html_faults(" \n") == one("questions.html:1:1: the file is empty"));
    CHECK(html_faults(std::string_view("<p>a\n\0</p>", 10)) ==
          one("questions.html:2:1: the control character \\u{0} stands in this file"));
    CHECK(css_faults("p { color: \x1B }") ==
          one("style.css:1:12: the control character \\u{1B} stands in this file"));
    const std::string name(1'000'000, 'k');
    CHECK(html_faults("<p>{{" + name + "}}</p>") ==
          one("questions.html:1:4: `" + name.substr(0, 200) + "…` is not a variable of layouts"));
}

TEST_CASE("template: places are the program's own") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p class=\"a\" data-at = \"999.1.1\">x</p>");
    CHECK(fixture.faults() ==
          one("questions.html:1:1: a template cannot set the attribute `data-at`"));
    CHECK(html_faults("<p class=\"data-at\">data-at=\"1.1.1\"</p>") == one("no fault"));
}
