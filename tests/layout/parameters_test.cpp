// SPDX-License-Identifier: MIT
#include "layout/parameters.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"
#include "toml_file/read.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view description =
    "name = \"tiny\"\n"
    "documents = [\"questions\", \"key\"]\n"
    "[parameters.answers]\ntype = \"choice\"\nvalues = [\"strip\", \"circle\"]\n"
    "default = \"strip\"\ndescription = \"how to answer\"\n"
    "[parameters.boxes]\ntype = \"integer\"\nmaximum = 9\ndefault = 2\n"
    "[parameters.group]\ntype = \"boolean\"\ndefault = true\n"
    "[parameters.note]\ntype = \"string\"\ndefault = \"\"\n"
    "[parameters.paper]\ntype = \"choice\"\nvalues = [\"a4\", \"letter\"]\ndefault = \"a4\"\n";

LayoutFixture with_parameters() {
    LayoutFixture fixture;
    fixture.put("layout.toml", description);
    fixture.put("questions.html",
                "<p>{{#parameter.answers.strip}}S{{/parameter.answers.strip}}"
                "{{#parameter.answers.circle}}C{{/parameter.answers.circle}} {{parameter.answers}}"
                " {{parameter.boxes}}{{#parameter.boxes}}#{{/parameter.boxes}}"
                "{{#parameter.boxes.any}}any{{/parameter.boxes.any}}"
                " {{#parameter.group}}G{{/parameter.group}}"
                " {{#parameter.note}}[{{parameter.note}}]{{/parameter.note}}</p>");
    fixture.put("style.css", "@page { size: {{parameter.paper}}; }");
    return fixture;
}

/// The faults of setting these parameters, or the rendered markup.
std::string set(LayoutFixture& fixture, std::string_view toml, std::string_view paper = "") {
    Layout layout = fixture.load();
    const auto file = fixture.sources.add("p/exam.toml", std::string(toml));
    const auto table = toml_file::read(fixture.sources, file, fixture.diagnostics);
    try {
        layout.set_parameters(table.value(), paper, fixture.diagnostics);
    } catch (const base::InputError&) {
        std::string faults;
        for (const std::string& line : fixture.told()) faults += line + '\n';
        return faults;
    }
    const Markup markup = layout.questions(candidate_paper());
    return without_places(markup.html) + markup.css;
}

}  // namespace

TEST_CASE("parameters: defaults hold until the blueprint sets others") {
    LayoutFixture fixture = with_parameters();
    CHECK(set(fixture, "") == "<p>S strip 2##any G </p>/*@4.1.1*/@page { size: a4; }");
    CHECK(set(fixture, "answers = 'circle'\nboxes = 0\ngroup = false\nnote = '<'\n", "letter") ==
          "<p>C circle 0  [&lt;]</p>/*@4.1.1*/@page { size: letter; }");
}

TEST_CASE("parameters: a wrong name or value is told with what is right") {
    LayoutFixture fixture = with_parameters();
    CHECK(set(fixture, "answer = 'strip'") ==
          "exam.toml:1:1: the layout \"tiny\" has no parameter `answer`\n");
    CHECK(fixture.first_hint() == "did you mean `answers`?");
    CHECK(set(fixture, "colour = 1") ==
          "exam.toml:1:1: the layout \"tiny\" has no parameter `colour`\n");
    CHECK(fixture.first_hint() ==
          "its parameters are `answers`, `boxes`, `group`, `note`, `paper`");
    CHECK(set(fixture, "answers = 'stripe'") ==
          "exam.toml:1:11: `answers` cannot be \"stripe\"; it is one of \"strip\", \"circle\"\n");
    CHECK(fixture.first_hint() == "did you mean \"strip\"?");
    CHECK(set(fixture, "answers = true\nboxes = 10\ngroup = 'no'\nnote = 1") ==
          "exam.toml:1:11: `answers` takes one of \"strip\", \"circle\"\n"
          "exam.toml:2:9: `boxes` takes a whole number from 0 to 9\n"
          "exam.toml:3:9: `group` takes true or false\n"
          "exam.toml:4:8: `note` takes a string\n");
}

TEST_CASE("parameters: --paper wins over the blueprint and is checked") {
    LayoutFixture fixture = with_parameters();
    CHECK(set(fixture, "paper = 'letter'", "a4").ends_with("@page { size: a4; }"));
    CHECK(set(fixture, "", "a3") == "`paper` cannot be \"a3\"; it is one of \"a4\", \"letter\"\n");
    LayoutFixture plain;
    CHECK(set(plain, "", "a4") == "the layout has one paper size only\n");
    CHECK(set(plain, "group = true") ==
          "exam.toml:1:1: the layout \"tiny\" has no parameter `group`\n");
    CHECK(plain.first_hint() == "it has no parameters at all");
}

TEST_CASE("parameters: faults of layout.toml are told") {
    LayoutFixture fixture;
    fixture.put("layout.toml",
                "name = \"tiny\"\ndocuments = [\"questions\", \"key\", \"gyide\"]\n"
                "[parameters.a]\ntype = \"choice\"\nvalues = [\"x\", \"x\", \"y z\"]\n"
                "default = \"y\"\n"
                "[parameters.B]\n"
                "[parameters.c]\ntype = \"integer\"\n");
    CHECK(fixture.faults() == Lines{"layout.toml:2:34: a layout cannot make the document \"gyide\"",
                                    "layout.toml:5:16: \"x\" stands in `values` twice",
                                    "layout.toml:5:21: \"y z\" cannot be a choice",
                                    "layout.toml:6:11: `a` cannot be \"y\"; it is one of \"x\"",
                                    "layout.toml:7:13: [parameters.B] is not a parameter",
                                    "layout.toml:8:13: [parameters.c] has no \"default\""});
}

TEST_CASE("parameters: templates ask for those that exist") {
    LayoutFixture fixture = with_parameters();
    fixture.put("questions.html",
                "<p>{{#parameter.answer}}{{/parameter.answer}}"
                "{{#parameter.answers.stripe}}{{/parameter.answers.stripe}}"
                "{{#parameter.answers}}{{/parameter.answers}}{{parameter.group}}</p>");
    CHECK(fixture.faults() ==
          Lines{"questions.html:1:4: the layout has no parameter `answer`",
                "questions.html:1:46: the parameter `answers` has no value \"stripe\"",
                "questions.html:1:104: `parameter.answers` always has a value",
                "questions.html:1:148: `parameter.group` is true or false"});
    CHECK(fixture.first_hint() == "did you mean `parameter.answers`?");
}
