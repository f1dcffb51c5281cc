// SPDX-License-Identifier: MIT
#include "layout/layout.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

std::string rendered(LayoutFixture& fixture, const paper::CandidatePaper& paper) {
    return without_places(fixture.load().questions(paper).html);
}

}  // namespace

TEST_CASE("layout: a small layout gives exactly this markup") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<html lang=\"{{language}}\"><body>\n"
                "  <h1>{{title}}</h1>\n"
                "  {{#sections}}{{#questions}}\n"
                "  <div id=\"q-{{number}}\">{{{stem_html}}}\n"
                "    {{#options}}<p>{{letter}} {{{option_html}}}</p>{{/options}}</div>\n"
                "  {{/questions}}{{/sections}}\n"
                "</body></html>\n");
    const Markup markup = fixture.load().questions(candidate_paper());
    CHECK(markup.html ==
          "<html data-at=\"2.1.1\" lang=\"en\"><body data-at=\"2.1.27\">\n"
          "<h1 data-at=\"2.2.3\">Small test</h1>\n"
          "<div data-at=\"2.4.3\" id=\"q-1\">What is 2 + 2?\n"
          "<p data-at=\"2.5.17\">A 4</p><p data-at=\"2.5.17\">B 5</p></div>\n"
          "<div data-at=\"2.4.3\" id=\"q-2\">Which?\n"
          "<p data-at=\"2.5.17\">A x</p><p data-at=\"2.5.17\">B y</p></div>\n"
          "</body></html>\n");
    CHECK(markup.css == "/*@4.1.1*/p { margin: 0; }\n");
    CHECK(markup.language == "en");
    CHECK(fixture.sources.name(2) == "tiny/questions.html");
    CHECK(fixture.told() == Lines{});
}

TEST_CASE("layout: a layout based on another takes from it what it lacks") {
    LayoutFixture fixture;
    const auto put_base = [&](const std::string& name, std::string_view text) {
        fixture.disk.write(files::Path("layouts/full") / name, text);
    };
    put_base("layout.toml",
             "name = 'full'\ndocuments = ['questions', 'key']\n[parameters.size]\ntype = 'choice'\n"
             "values = ['a', 'b']\ndefault = 'a'\n[parameters.own]\ntype = 'boolean'\n"
             "default = false\n");
    put_base("key.html",
             "<p>{{t.word}} {{t.other}} {{#parameter.own}}own {{/parameter.own}}{{parameter.size}} "
             "{{> part}}</p>");
    put_base("partials/part.html", "full");
    put_base("style.css", "p { margin: 1pt; }\n");
    put_base("strings/en.toml", "word = 'full'\nother = 'too'\n");
    fixture.put("layout.toml",
                "name = 'tiny'\nbased_on = 'full'\ndocuments = ['questions', 'key']\n"
                "[parameters.own]\ntype = 'boolean'\ndefault = true\n");
    fixture.remove("key.html");
    fixture.put("partials/part.html", "tiny");
    fixture.put("strings/en.toml", "word = 'tiny'\n");
    const Layout layout = fixture.load();
    CHECK(without_places(layout.key(instructor_paper(), {}).html) == "<p>tiny too own a tiny</p>");
    // Its own sheet is laid over the other's.
    CHECK(without_places(layout.questions(candidate_paper()).css).find("margin: 1pt") <
          layout.questions(candidate_paper()).css.find("margin: 0"));
    // The record holds both, and loads without the other layout.
    Lines names;
    files::MemoryDisk record;
    for (const auto& [name, bytes] : layout.files()) {
        names.push_back(name);
        record.write(files::Path("record/layout") / name, bytes);
    }
    CHECK(names == Lines{"base/key.html", "base/layout.toml", "base/strings/en.toml",
                         "base/style.css", "layout.toml", "partials/part.html", "questions.html",
                         "strings/en.toml", "style.css"});
    base::Diagnostics diagnostics;
    base::Sources sources;
    const Layout again =
        Layout::load(record, {"record/layout", "layout", "en"}, sources, diagnostics);
    CHECK(without_places(again.key(instructor_paper(), {}).html) ==
          without_places(layout.key(instructor_paper(), {}).html));
    CHECK(again.files() == layout.files());
}

TEST_CASE("layout: what a layout is based on is there, whole, and named") {
    LayoutFixture fixture;
    const auto based_on = [&](const std::string& name) {
        fixture.put("layout.toml",
                    "name = 'tiny'\nbased_on = '" + name + "'\ndocuments = ['questions', 'key']\n");
    };
    based_on("full");
    CHECK(
        fixture.faults() ==
        Lines{"layout.toml:2:13: the layout \"full\" that this one is based on is not beside it"});
    based_on("../full");
    CHECK(fixture.faults() == Lines{"layout.toml:2:13: `based_on` cannot be \"../full\""});
    based_on("full");
    fixture.disk.write("layouts/full/layout.toml",
                       "name = 'full'\nbased_on = 'other'\ndocuments = ['questions', 'key']\n");
    fixture.disk.write("layouts/full/style.css", "");
    CHECK(fixture.faults() ==
          Lines{"layout.toml:2:13: the layout \"full\" is itself based on another"});
}

TEST_CASE("layout: sections are numbered and know their questions") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p>{{#sections}}{{section_number}}: {{section_questions}}{{/sections}}"
                "{{#tab_steps}}+{{/tab_steps}}</p>");
    paper::CandidatePaper paper = candidate_paper();
    CHECK(rendered(fixture, paper) == "<p>1: 1\u20132</p>");
    paper.form_index = 14;  // twelve heights: 14 is the third
    CHECK(rendered(fixture, paper) == "<p>1: 1\u20132++</p>");
}

TEST_CASE("layout: text is escaped and data is never a template") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p class=\"{{title}}\">{{title}}{{#sections}}{{#questions}}{{{stem_html}}}"
                "{{/questions}}{{/sections}}</p>");
    paper::CandidatePaper paper = candidate_paper();
    paper.title = "A \"<b>\" & 'c' {{form}} {{{x}}}";
    paper.sections[0].questions[0].stem_html = "{{title}} {{#x}} <i data-at=\"9.9.9\">a</i>";
    paper.sections[0].questions[1].stem_html = "&lt;";
    const Layout layout = fixture.load();
    const std::string escaped = "A &quot;&lt;b&gt;&quot; &amp; &apos;c&apos; {{form}} {{{x}}}";
    CHECK(layout.questions(paper).html ==
          "<p data-at=\"2.1.1\" class=\"" + escaped + "\">" + escaped +
              "{{title}} {{#x}} <i data-at=\"9.9.9\">a</i>&lt;</p>");
}

TEST_CASE("layout: an absent value is false and never that of an outer context") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p>{{#subtitle}}[{{subtitle}}]{{/subtitle}}{{^subtitle}}none{{/subtitle}}"
                "{{#course}}({{course}}){{/course}}"
                "{{#sections}}{{^section_title}}untitled{{/section_title}}{{/sections}}</p>");
    paper::CandidatePaper paper = candidate_paper();
    CHECK(rendered(fixture, paper) == "<p>noneuntitled</p>");
    paper.subtitle = "first";
    paper.course = "ML";
    paper.sections[0].title = "One";
    CHECK(rendered(fixture, paper) == "<p>[first](ML)</p>");
}

TEST_CASE("layout: a line that sections leave blank is left out") {
    LayoutFixture fixture;
    fixture.put("questions.html", "<p>a\n{{#subtitle}}\nb\n{{/subtitle}}\nc</p>");
    paper::CandidatePaper paper = candidate_paper();
    CHECK(rendered(fixture, paper) == "<p>a\n\nc</p>");
    paper.subtitle = "first";
    CHECK(rendered(fixture, paper) == "<p>a\nb\nc</p>");
}

TEST_CASE("layout: sections of lists nest and follow each other") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p>{{#sections}}{{#questions}}{{number}}:{{#options}}{{letter}}"
                "{{#strip_groups}}{{#cells}}{{cell_number}}{{/cells}}{{/strip_groups}},"
                "{{/options}}{{/questions}}{{/sections}}"
                "{{#strip_groups}}<{{/strip_groups}}</p>");
    CHECK(fixture.faults() == Lines{"questions.html:1:190: `<` in text is written &lt;"});
    fixture.put("questions.html",
                "<p>{{#sections}}{{#questions}}{{number}}:{{#options}}{{letter}}"
                "{{#strip_groups}}{{#cells}}{{cell_number}}{{/cells}}{{/strip_groups}},"
                "{{/options}}{{/questions}}{{/sections}}"
                "{{#strip_groups}}+{{#cells}}.{{/cells}}{{/strip_groups}}</p>");
    CHECK(rendered(fixture, candidate_paper()) == "<p>1:A12,B12,2:A12,B12,+..</p>");
}

TEST_CASE("layout: the strip is cut into fives") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p>{{#strip_groups}}[{{#cells}}{{cell_number}} {{/cells}}]{{/strip_groups}}</p>");
    paper::CandidatePaper paper = candidate_paper();
    auto& questions = paper.sections[0].questions;
    questions.assign(7, questions.front());
    for (std::size_t i = 0; i < questions.size(); ++i)
        questions[i].number = static_cast<int>(i) + 1;
    CHECK(rendered(fixture, paper) == "<p>[1 2 3 4 5 ][6 7 ]</p>");
    questions.resize(5);
    CHECK(rendered(fixture, paper) == "<p>[1 2 3 4 5 ]</p>");
    questions.clear();
    CHECK(rendered(fixture, paper) == "<p></p>");
}

TEST_CASE("layout: a key shows what only the instructor may know") {
    LayoutFixture fixture;
    fixture.put("key.html",
                "<p>{{#strip_groups}}{{#cells}}{{cell_number}}{{cell_letter}} {{/cells}}"
                "{{/strip_groups}}{{#pages}}[{{page_number}}: {{page_first}}-{{page_last}}]"
                "{{/pages}}{{#sections}}{{#questions}}\n{{answer}} {{item_id}} {{topic}} {{level}}"
                "{{#references.any}} refs{{/references.any}}{{#elsewhere}} {{elsewhere_form}}"
                "{{elsewhere_number}}{{/elsewhere}}{{#options}} {{letter}}"
                "{{#is_correct}}!{{/is_correct}}{{{rationale_html}}}{{{tempting_html}}}"
                "{{/options}}{{/questions}}{{/sections}}</p>");
    const Markup markup = fixture.load().key(instructor_paper(), {{1, 1, 2}});
    CHECK(without_places(markup.html) ==
          "<p>1A 2B [1: 1-2]\n"
          "A sum Sums apply B2 A!It adds up. BOne too many.It is near.\n"
          "B which   ANot x. B!Just y.</p>");
}

TEST_CASE("layout: without words of its own the document is titled as the paper") {
    LayoutFixture fixture;
    const Layout layout = fixture.load();
    CHECK(layout.questions(candidate_paper()).title == "Small test");
    CHECK(layout.key(instructor_paper(), {}).title == "Small test");
}

TEST_CASE("layout: every fault of every file is told in one run") {
    LayoutFixture fixture;
    fixture.put("layout.toml", "name = \"tiny\"\ndocuments = [\"questions\"]\ncolour = 1\n");
    fixture.put("questions.html", "<p>{{titel}}</p>");
    fixture.put("key.html", "<p>{{title}</p>");
    fixture.put("style.css", "p { content: {{title}}; }");
    CHECK(fixture.faults() ==
          Lines{"layout.toml:2:13: `documents` lacks \"key\"",
                "layout.toml:3:1: unknown key \"colour\" in layout.toml",
                "key.html:1:4: this tag is not closed",
                "questions.html:1:4: `titel` is not a variable of layouts",
                "style.css:1:14: a text in a style sheet stands inside a string"});
}

TEST_CASE("layout: a missing template is told, a missing folder too") {
    LayoutFixture fixture;
    fixture.remove("key.html");
    CHECK(fixture.faults() == Lines{"layout.toml:1:1: the layout lacks the file `key.html`"});
    CHECK(fixture.first_hint() == "looked for tiny/key.html");
    fixture.remove("layout.toml");
    CHECK(fixture.faults() == Lines{"the layout lacks the file `layout.toml`"});
}

TEST_CASE("layout: files are kept as read") {
    LayoutFixture fixture;
    fixture.put("questions.html", "{{> a}}\r\n<p/>");
    fixture.put("partials/a.html", "<!-- a -->");
    fixture.put("partials/unused.html", "x");
    const auto files = fixture.load().files();
    Lines names;
    for (const auto& [name, text] : files) names.push_back(name);
    CHECK(names ==
          Lines{"key.html", "layout.toml", "partials/a.html", "questions.html", "style.css"});
    CHECK(files.at("questions.html") == "{{> a}}\r\n<p/>");
}

TEST_CASE("layout: threads may render from one layout at a time") {
    LayoutFixture fixture;
    fixture.put("questions.html",
                "<p>{{title}}{{#sections}}{{#questions}}{{number}}{{/questions}}{{/sections}}</p>");
    const Layout layout = fixture.load();
    std::vector<Lines> results(4);
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < results.size(); ++t) {
        threads.emplace_back([&layout, &results, t] {
            paper::CandidatePaper paper = candidate_paper();
            paper.title = std::to_string(t);
            for (int i = 0; i < 50; ++i) results[t].push_back(layout.questions(paper).html);
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (std::size_t t = 0; t < results.size(); ++t) {
        const std::string expected = "<p data-at=\"2.1.1\">" + std::to_string(t) + "12</p>";
        CHECK(results[t] == Lines(50, expected));
    }
}
