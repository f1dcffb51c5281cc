// SPDX-License-Identifier: MIT
#include "layout/template_steps.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

using namespace papersetter::layout;
using Kind = Step::Kind;

namespace {

/// "section 3 to 5; lines 'a\n'; …"
std::string told(const std::string& compiled) {
    static constexpr std::string_view kinds[] = {"text", "lines",   "line_end", "escaped",
                                                 "raw",  "section", "inverted"};
    std::string text;
    for (const Step& step : read_steps(compiled)) {
        if (!text.empty()) text += "; ";
        text += kinds[static_cast<std::size_t>(step.kind)];
        if (step.kind <= Kind::line_end) {
            text += " '" + step.text + "'";
        } else {
            text += ' ' + std::to_string(step.index);
        }
        if (step.kind >= Kind::section) text += " to " + std::to_string(step.end);
    }
    return text;
}

}  // namespace

TEST_CASE("template_steps: texts, values and sections in their order") {
    CHECK(told("") == "");
    CHECK(told("a {{v12}}&b{{{p3}}}&c") == "text 'a '; escaped 12; text '&b'; raw 3; text '&c'");
    CHECK(told("{{#s3}}a{{#a4}}{{v1}}{{/a4}}{{/s3}}b") ==
          "section 3 to 4; text 'a'; section 4 to 4; escaped 1; text 'b'");
    CHECK(told("{{#^s3}}a{{/^s3}}{{#s3}}b{{/s3}}") ==
          "inverted 3 to 2; text 'a'; section 3 to 4; text 'b'");
}

TEST_CASE("template_steps: lines that may be blank are apart from those that cannot") {
    CHECK(told("a\nb\n\nc") == "lines 'a\nb\n'; line_end '\n'; text 'c'");
    CHECK(told("{{#s3}}\na\n{{/s3}}\nb\n") ==
          "section 3 to 3; line_end '\n'; lines 'a\n'; line_end '\n'; lines 'b\n'");
    // What follows a section is no part of it.
    CHECK(told("{{#s3}}a\n{{/s3}}b\n") == "section 3 to 2; lines 'a\n'; lines 'b\n'");
}

TEST_CASE("template_steps: what a tag asks") {
    const std::vector<Step> steps =
        read_steps("{{v1}}{{p2}}{{#a3}}{{/a3}}{{#r4}}{{/r4}}{{#c5-6}}{{/c5-6}}");
    REQUIRE(steps.size() == 5);
    CHECK(steps[0].asked == Step::Asked::variable);
    CHECK(steps[1].asked == Step::Asked::parameter);
    CHECK(steps[2].asked == Step::Asked::any);
    CHECK(steps[3].asked == Step::Asked::parameter);
    CHECK(steps[4].asked == Step::Asked::choice);
    CHECK(steps[4].index == 5);
    CHECK(steps[4].choice == 6);
}

TEST_CASE("template_steps: a text that Mustache refuses is a bug") {
    CHECK_THROWS_AS((void)read_steps("{{#s3}}a"), std::logic_error);
    CHECK_THROWS_AS((void)read_steps("a{{/s3}}"), std::logic_error);
}

TEST_CASE("template_steps: characters that no document holds are no tags") {
    CHECK(told("\x1Ev1\x1F") == "text '\x1Dv1\x1D'");
}
