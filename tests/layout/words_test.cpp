// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fixture.hpp"
#include "layout/phrases.hpp"
#include "layout/strings.hpp"
#include "toml_file/read.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

Strings read(std::string_view toml, Lines* faults = nullptr) {
    base::Sources sources;
    base::Diagnostics diagnostics;
    const auto file = sources.add("x/en.toml", std::string(toml));
    Strings strings =
        Strings::read(toml_file::read(sources, file, diagnostics).value(), "en", diagnostics);
    if (faults != nullptr) {
        *faults = told(diagnostics, sources);
    } else {
        CHECK(told(diagnostics, sources) == Lines{});
    }
    return strings;
}

constexpr std::string_view times =
    "minutes = { one = \"{n} minute\", other = \"{n} minutes\" }\n"
    "hours = { one = \"{n} hour\", other = \"{n} hours\" }\n"
    "hours_and_minutes = \"{hours} {minutes}\"\n";

base::Decimal tenths(std::int64_t value) { return base::Decimal::units(value * 1000); }

}  // namespace

TEST_CASE("strings: gaps are filled and plurals chosen") {
    const Strings strings = read(
        "a = \"{x} of {y}, {x} {z}\"\nb = { one = \"{n} cat\", "
        "other = \"{n} cats\" }");
    CHECK(strings.fill("a", {}, {{"x", "1"}, {"y", "{x}"}}) == "1 of {x}, 1 {z}");
    CHECK(strings.fill("b", base::Decimal::whole(1), {{"n", "1"}}) == "1 cat");
    CHECK(strings.fill("b", base::Decimal::whole(0), {{"n", "0"}}) == "0 cats");
    CHECK(strings.fill("b", tenths(15), {{"n", "1.5"}}) == "1.5 cats");
    CHECK(strings.fill("c", {}, {}) == "");
}

TEST_CASE("strings: a language has as many forms of a plural as it needs") {
    base::Sources sources;
    base::Diagnostics diagnostics;
    const auto file = sources.add("x/ar.toml",
                                  "b = { one = \"1\", two = \"2\", few = \"{n} few\", other = "
                                  "\"{n} other\" }");
    const Strings strings =
        Strings::read(toml_file::read(sources, file, diagnostics).value(), "ar", diagnostics);
    CHECK(diagnostics.all().empty());
    const auto counted = [&](std::int64_t amount) {
        const std::string number = std::to_string(amount);
        return strings.fill("b", base::Decimal::whole(amount), {{"n", number}});
    };
    CHECK(counted(1) == "1");
    CHECK(counted(2) == "2");
    CHECK(counted(3) == "3 few");
    CHECK(counted(10) == "10 few");
    CHECK(counted(11) == "11 other");
    CHECK(counted(100) == "100 other");
    CHECK(counted(103) == "103 few");
}

TEST_CASE("strings: tables join their keys, arrays count") {
    const Strings strings = read("months = [\"Jan\", \"Feb\"]\n[level]\napply = \"use\"\n");
    CHECK(strings.fill("months.2", {}, {}) == "Feb");
    CHECK(strings.fill("level.apply", {}, {}) == "use");
}

TEST_CASE("strings: faults are told with their place") {
    Lines faults;
    (void)read(
        "date = \"{day}/{mont}\"\nmarks = { one = \"x\", dual = \"y\" }\nform = 1\n"
        "direction = \"up\"\n",
        &faults);
    CHECK(faults == Lines{"en.toml:1:9: the phrase `date` has a gap {mont} that is never filled",
                          "en.toml:2:22: `dual` is not a form of the plural `marks`",
                          "en.toml:2:9: the plural `marks` lacks one of its forms",
                          "en.toml:3:8: `form` is an integer, not a string",
                          "en.toml:4:14: `direction` is neither \"ltr\" nor \"rtl\""});
}

TEST_CASE("phrases: dates, times and marks") {
    const Strings strings = read(std::string(times) +
                                 "date = \"{day} {month} {year}\"\nmonths = [\"a\", \"b\", \"c\"]\n"
                                 "marks = { one = \"{n} mark\", other = \"{n} marks\" }");
    CHECK(date_text(strings, {2027, 3, 9}) == "9 c 2027");
    CHECK(time_text(strings, base::Decimal::whole(45)) == "45 minutes");
    CHECK(time_text(strings, tenths(15)) == "1.5 minutes");
    CHECK(time_text(strings, base::Decimal::whole(1)) == "1 minute");
    CHECK(time_text(strings, base::Decimal::whole(60)) == "1 hour");
    CHECK(time_text(strings, base::Decimal::whole(61)) == "1 hour 1 minute");
    CHECK(time_text(strings, base::Decimal::whole(150)) == "2 hours 30 minutes");
    CHECK(marks_text(strings, base::Decimal::whole(1)) == "1 mark");
    CHECK(marks_text(strings, tenths(25)) == "2.5 marks");
}

TEST_CASE("words: are put in as text, and what looks like a tag stays text") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "a = '<b> & {{#Q}}'\nb_html = '<b>x</b> {{{ y'\n");
    fixture.put("questions.html", "<p title=\"{{t.a}}\">{{t.a}}{{{t.b_html}}}</p>");
    const std::string a = "&lt;b&gt; &amp; &#123;&#123;#Q}}";
    CHECK(fixture.load().questions(candidate_paper()).html ==
          "<p data-at=\"3.1.1\" title=\"" + a + "\">" + a +
              "<b data-at=\"2.2.11\">x</b> &#123;&#123;&#123; y</p>");
}

TEST_CASE("words: unknown, gappy, plural or broken ones are errors") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "score = 'Score'\ngap = '{n} x'\nb_html = '<b>x'\n");
    fixture.put("questions.html",
                "<p>{{t.scoer}}{{t.gap}}{{{t.b_html}}}{{#t.score}}{{/t.score}}"
                "{{t.b_html}}{{date_text}}</p>");
    CHECK(fixture.faults() ==
          Lines{"questions.html:1:4: the layout has no words `scoer`",
                "questions.html:1:15: these words have gaps or a plural, which only the program "
                "fills",
                "strings/en.toml:3:11: `<b>` is not closed in these words",
                "questions.html:1:38: `t.score` is always there",
                "questions.html:1:62: `t.b_html` is markup and would print its tags",
                "questions.html:1:74: `date_text` is made with the words `date`, which the layout "
                "lacks",
                "questions.html:1:74: `date_text` is made with the words `months.1`, which the "
                "layout lacks",
                "questions.html:1:74: `date_text` is made with the words `months.12`, which the "
                "layout lacks"});
    CHECK(fixture.first_hint() == "did you mean `t.score`?");
}

TEST_CASE("words: page counters stand in a style sheet's strings") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "page_of = 'Page \"{page}\" of {pages}'\nb = '{{x'\n");
    fixture.put("style.css", "p { content: \"{{t.page_of}}\" '{{t.b}}'; }");
    CHECK(fixture.load().questions(candidate_paper()).css ==
          "/*@5.1.1*/p { content: \"Page \\\"\" counter(page) \"\\\" of \" counter(pages) \"\" "
          "'\\7b \\7b x'; }");
    fixture.put("strings/en.toml", "page_of = '{printed} and {blank}'\nb = 'b'\n");
    CHECK(fixture.load().questions(candidate_paper()).css ==
          "/*@5.1.1*/p { content: \"\" counter(-papersetter-printed) \" and \" "
          "counter(-papersetter-blank) \"\" 'b'; }");
    fixture.put("strings/en.toml", "page_of = '{n}'\nb = 'b'\n");
    CHECK(fixture.faults() ==
          Lines{"style.css:1:15: the gap {n} of these words cannot be filled in a style sheet"});
}

TEST_CASE("language: the nearest file is taken, English fills in with a warning") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "a = 'Page'\nb = 'End'\n");
    fixture.put("strings/de.toml", "a = 'Seite'\n");
    fixture.put("questions.html", "<p>{{t.a}} {{t.b}}</p>");
    const std::string german =
        without_places(fixture.load("de-AT").questions(candidate_paper()).html);
    CHECK(german == "<p>Seite <span lang=\"en\">End</span></p>");
    CHECK(fixture.told() == Lines{"warning: layout.toml:1:1: the words `b` are printed in "
                                  "English: strings/de.toml lacks them"});
    (void)fixture.load("en-GB");
    CHECK(fixture.told() == Lines{});
    CHECK(without_places(fixture.load("fr").questions(candidate_paper()).html) ==
          "<p><span lang=\"en\">Page</span> <span lang=\"en\">End</span></p>");
    CHECK(fixture.told() == Lines{"warning: layout.toml:1:1: the layout has no words in the "
                                  "language \"fr\"; they are printed in English"});
    CHECK(fixture.first_hint() == "add strings/fr.toml");
}

TEST_CASE("language: the case of a tag says nothing, another script is told") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "a = 'Page'\n");
    fixture.put("strings/zh.toml", "a = '页'\n");
    fixture.put("strings/de-AT.toml", "a = 'Seite'\n");
    fixture.put("questions.html", "<p>{{t.a}}</p>");
    const auto printed = [&](std::string_view language) {
        return without_places(
            fixture.load(std::string(language)).questions(candidate_paper()).html);
    };
    for (const char* english : {"EN", "en-gb", "En-Latn-GB"}) {
        CHECK(printed(english) == "<p>Page</p>");
        CHECK(fixture.told() == Lines{});
    }
    CHECK(printed("DE-at") == "<p>Seite</p>");
    for (const char* simplified : {"zh", "ZH-cn", "zh-hans-SG"}) {
        CHECK(printed(simplified) == "<p>页</p>");
        CHECK(fixture.told() == Lines{});
    }
    for (const std::string traditional : {"zh-hant", "zh-TW"}) {
        CHECK(printed(traditional) == "<p>页</p>");
        CHECK(fixture.told() == Lines{"warning: layout.toml:1:1: the language \"" + traditional +
                                      "\" is written in another script than the words of "
                                      "strings/zh.toml, which are printed"});
    }
    CHECK(fixture.first_hint() == "add strings/zh-TW.toml");
}

TEST_CASE("language: foreign words are told as such between elements only") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml",
                "b_html = '<b>bold</b>'\nend = 'End'\nquestion_label = 'Question {number}'\n");
    fixture.put("questions.html",
                "<div><p title=\"{{t.end}}\">{{{t.b_html}}}</p>{{#sections}}{{#questions}}"
                "<i>{{question_label}}</i>{{/questions}}{{/sections}}</div>");
    const std::string french = without_places(fixture.load("fr").questions(candidate_paper()).html);
    CHECK(
        french.starts_with("<div><p title=\"End\"><span lang=\"en\"><b>bold</b></span></p>"
                           "<i><span lang=\"en\">Question 1</span></i>"));
    const std::string english =
        without_places(fixture.load("en-GB").questions(candidate_paper()).html);
    CHECK(english.find("lang") == std::string::npos);
}

TEST_CASE("language: a word that English lacks is an error") {
    LayoutFixture fixture;
    fixture.put("strings/en.toml", "score = 'Score'\n");
    fixture.put("strings/de.toml", "scoer = 'Punkte'\n");
    CHECK(fixture.faults("de") ==
          Lines{"strings/de.toml:1:10: the English words of this layout have no `scoer`",
                "warning: layout.toml:1:1: the words `score` are printed in English: "
                "strings/de.toml lacks them"});
}
