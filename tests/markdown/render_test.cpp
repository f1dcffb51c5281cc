// SPDX-License-Identifier: MIT
#include "markdown/render.hpp"

#include <doctest/doctest.h>

#include "fragment.hpp"

namespace papersetter::markdown {

TEST_CASE("render: a text of one line is inline only, whatever it begins with") {
    CHECK(html_of("1998.") == "1998.");
    CHECK(html_of("- 5") == "- 5");
    CHECK(html_of("# 3 *and*") == "# 3 <em>and</em>");
    CHECK(html_of("> 40 GB `x`") == "&gt; 40 GB <code>x</code>");
    CHECK(html_of("+ 1 _a_") == "+ 1 <em>a</em>");
    CHECK(html_of("*** a **b**") == "*** a <strong>b</strong>");
    CHECK(html_of("```py *a*") == "```py <em>a</em>");
    CHECK(html_of("[a]: /b \"*c*\"") == "[a]: /b \"<em>c</em>\"");
    CHECK(html_of("<div> *a*") == "&lt;div&gt; <em>a</em>");
    CHECK(html_of("| a | *b* |") == "| a | <em>b</em> |");
    CHECK(html_of("2) *a*") == "2) <em>a</em>");
}

TEST_CASE("render: emphasis at the start of a line works as at the start of a paragraph") {
    CHECK(html_of("*a*") == "<em>a</em>");
    CHECK(html_of("_a_ b") == "<em>a</em> b");
    CHECK(html_of("**a** b") == "<strong>a</strong> b");
    CHECK(html_of("*\u201ca\u201d* b") == "<em>\u201ca\u201d</em> b");
    CHECK(html_of("`a`") == "<code>a</code>");
    CHECK(html_of("max_jobs and save_interval") == "max_jobs and save_interval");
}

TEST_CASE("render: plain text is escaped and kept") {
    CHECK(html_of("a > b, \"c\" and 'd'") == "a &gt; b, \"c\" and 'd'");
    CHECK(html_of("{{x}} {{{y}}} {{#z}}") == "{{x}} {{{y}}} {{#z}}");
    CHECK(html_of("$5 and $x_1$") == "$5 and $x_1$");
    CHECK(html_of("vector<int> & a<b") == "vector&lt;int&gt; &amp; a&lt;b");
    CHECK(html_of("") == "");
}

TEST_CASE("render: several lines are blocks") {
    CHECK(html_of("a\nb\n\nc") == "<p>a\nb</p><p>c</p>");
    CHECK(html_of("a:\n\n- b\n- *c*") == "<p>a:</p><ul><li>b</li><li><em>c</em></li></ul>");
    CHECK(html_of("1. a\n2. b") == "<ol><li>a</li><li>b</li></ol>");
    CHECK(html_of("3. a\n4. b") == "<ol start=\"3\"><li>a</li><li>b</li></ol>");
    CHECK(html_of("- a\n\n  b\n- c") == "<ul><li><p>a</p><p>b</p></li><li><p>c</p></li></ul>");
    CHECK(html_of("> a\n> b") == "<blockquote><p>a\nb</p></blockquote>");
    CHECK(html_of("a  \nb\\\nc") == "<p>a<br/>b<br/>c</p>");
}

TEST_CASE("render: a fenced block keeps its text exactly") {
    CHECK(html_of("```python\nfor i in x:\n    f(i) < *2*\n\n  end\n```") ==
          "<pre><code class=\"language-python\">for i in x:\n    f(i) &lt; *2*\n\n  end\n"
          "</code></pre>");
    CHECK(html_of("~~~\n{option:a} <sub>\n~~~") ==
          "<pre><code>{option:a} &lt;sub&gt;\n</code></pre>");
}

TEST_CASE("render: a table has a head, a body and aligned cells") {
    CHECK(html_of("| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | `3` |") ==
          "<table><thead><tr><th>a</th><th class=\"align-right\">b</th>"
          "<th class=\"align-center\">c</th></tr></thead>"
          "<tbody><tr><td>1</td><td class=\"align-right\">2</td>"
          "<td class=\"align-center\"><code>3</code></td></tr></tbody></table>");
}

TEST_CASE("render: a hyphen for each column makes a table, and places stay the author's") {
    const std::string table = html_of("| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | `3` |");
    for (const std::string_view rule :
         {"|-|-:|:-:|", "| - | -: | :-: |", "--|-:|:-:", "-|--:|:-:|"}) {
        CAPTURE(rule);
        CHECK(html_of("| a | b | c |\n" + std::string(rule) + "\n| 1 | 2 | `3` |") == table);
    }
    CHECK(html_of("> a | b\n> -|-\n> 1 | 2\n\nc") == html_of("> a | b\n> ---|---\n> 1 | 2\n\nc"));
    CHECK(rendered("| a |\n|-|\n| *b* |\n\n*c*").html ==
          "<table data-at=\"1.10.7\"><thead data-at=\"1.10.7\"><tr data-at=\"1.10.7\">"
          "<th data-at=\"1.10.7\">a</th></tr></thead><tbody data-at=\"1.12.4\">"
          "<tr data-at=\"1.12.4\"><td data-at=\"1.12.4\"><em data-at=\"1.12.4\">b</em></td></tr>"
          "</tbody></table><p data-at=\"1.14.2\"><em data-at=\"1.14.2\">c</em></p>");
    CHECK(faults_of("| a |\n|:-|\n| 1 | 2 |\n") ==
          "error 12:7 this cell of the table has no heading and would not be printed\n");
}

TEST_CASE("render: what looks like the rule of a table and is none is printed as it stands") {
    CHECK(html_of("```\na | b\n-|-\n```\n\n| c |\n|-|\n| `d` |") ==
          "<pre><code>a | b\n-|-\n</code></pre>"
          "<table><thead><tr><th>c</th></tr></thead><tbody><tr><td><code>d</code></td></tr>"
          "</tbody></table>");
    CHECK(html_of("x\na | b\n-|- *c*") == "<p>x\na | b\n-|- <em>c</em></p>");
    CHECK(html_of("x\na | b\n-|-\nc") == html_of("x\na | b\n-\\|-\nc"));
    CHECK(html_of("a\n-|-\nc") == "<p>a\n-|-\nc</p>");
    CHECK(faults_of("a\n-|-\nc").empty());
}

TEST_CASE("render: a table that is none is told, for its signs would be printed") {
    const std::string below =
        "this table stands right below a line of text and would be printed as it stands\n";
    CHECK(faults_of("Look:\n| a | b |\n|---|---|\n| 1 | 2 |") == "error 11:1 " + below);
    CHECK(faults_of("Look:\n\n| a | b |\n|---|---|\n| 1 | 2 |").empty());
    CHECK(faults_of("> Look:\n> a | b\n> -|:-:\n") == "error 11:3 " + below);
    CHECK(faults_of("- Look:\n  | a |\n  |-|\n") == "error 11:3 " + below);
    const std::string bare = "this line of a table has no headings above it and would be printed\n";
    CHECK(faults_of("|-|-|\n| 1 | 2 |") == "error 10:5 " + bare);
    CHECK(faults_of("Look:\nhere\n|---|---|\n| 1 | 2 |") == "error 12:1 " + bare);
    CHECK(faults_of("Look:\nhere\n\\|-|-|").empty());
    CHECK(faults_of("```\nLook:\n| a |\n|---|\n```").empty());
    CHECK(faults_of("|-|").empty());
}

TEST_CASE("render: a cell of a table that has no heading is told, for it would be lost") {
    const std::string head = "| a | b |\n|---|---|\n";
    const std::string lost = "this cell of the table has no heading and would not be printed\n";
    CHECK(faults_of(head + "| 1 | 2 | 3 |\n| 1 | `2` |\n") == "error 12:11 " + lost);
    CHECK(faults_of(head + "| 1 | 2 |\n| `a || b` | **2** | | x |\n") == "error 13:24 " + lost);
    CHECK(faults_of(head + "| `a || b` | *2* `x|y` |\n").empty());
    CHECK(faults_of(head + "| 1 | 2 \\| 3 |\n| 1 \\|\n| | |\n| 1 | 2 | |\n").empty());
    CHECK(faults_of(head + "|  | **2** |  \n1 | [x](y) |\n").empty());
    CHECK(faults_of("| a |\n|---|\n| 1 |\n\nx | y\n").empty());
}

TEST_CASE("render: links become anchors, with their addresses escaped") {
    CHECK(html_of("[a](https://x.org/?q=\"2\")") ==
          "<a href=\"https://x.org/?q=&quot;2&quot;\">a</a>");
    CHECK(html_of("[a *b*](https://x.org/?q=1&r=2 \"T & U\")") ==
          "<a href=\"https://x.org/?q=1&amp;r=2\">a <em>b</em></a>");
    CHECK(html_of("<https://x.org>") == "<a href=\"https://x.org\">https://x.org</a>");
    CHECK(html_of("[a](b&uuml;c)") == "<a href=\"b\u00FCc\">a</a>");
    CHECK(html_of("www.x.org and a@b.org *c*") == "www.x.org and a@b.org <em>c</em>");
}

TEST_CASE("render: entities become characters, unknown ones are told") {
    CHECK(html_of("40&nbsp;GB &lt;b&gt; &#8211; &#x3b1; &AMP;x") ==
          "40\u00A0GB &lt;b&gt; \u2013 \u03B1 x");
    CHECK(faults_of("a &foo; b") == "error 10:7 there is no character named &foo;\n");
    CHECK(faults_of("a \\&foo; b & c &d") == "");
    CHECK(faults_of("a &#0;") == "error 10:7 there is no character named &#0;\n");
    CHECK(faults_of("a &#8238;b") == "error 10:7 &#8238; is an invisible control of direction\n");
}

TEST_CASE("render: entities cannot heap marks on a character without end") {
    std::string marks;
    for (std::size_t i = 0; i < 30; ++i) marks += "&#x301;";
    CHECK(faults_of("e" + marks + "e" + marks) == "");
    // Told once: column 5 + 1 + 30 * 7.
    CHECK(faults_of("e" + marks + "&#x301;&#x301;") ==
          "error 10:216 more than 30 marks stand on one character\n");
}

TEST_CASE("render: each start tag says where it came from") {
    CHECK(rendered("ab *c* `d`").html ==
          "ab <em data-at=\"1.10.9\">c</em> <code data-at=\"1.10.13\">d</code>");
    // The first line begins at column 5; of the others 4 columns were stripped.
    CHECK(rendered("a\n\n- \u00FC\u00FC **b**\n- c", {}, 4).html ==
          "<p data-at=\"1.10.5\">a</p><ul data-at=\"1.12.7\"><li data-at=\"1.12.7\">\u00FC\u00FC "
          "<strong data-at=\"1.12.12\">b</strong></li><li data-at=\"1.13.7\">c</li></ul>");
    CHECK(rendered("x<br>y<sub>z</sub>").html ==
          "x<br data-at=\"1.10.6\"/>y<sub data-at=\"1.10.11\">z</sub>");
    CHECK(rendered("| a |\n|---|\n|   |").html ==
          "<table data-at=\"1.10.7\"><thead data-at=\"1.10.7\"><tr data-at=\"1.10.7\">"
          "<th data-at=\"1.10.7\">a</th></tr></thead><tbody data-at=\"1.10.8\">"
          "<tr data-at=\"1.10.8\"><td data-at=\"1.10.8\"></td></tr></tbody></table>");
}

TEST_CASE("render: a number that is taken for a list is a warning, lists are not") {
    CHECK(faults_of("1998. That was\nthe year.") ==
          "warning 10:11 this line is read as item 1998 of a list\n");
    CHECK(faults_of("3. a\n4. b") == "");
    CHECK(faults_of("1. a\n\nb") == "");
    CHECK(faults_of("1998\\. That was\nthe year.") == "");
}

TEST_CASE("render: a product that is taken for emphasis is a warning") {
    CHECK(faults_of("2*3*4") ==
          "warning 10:6 the signs * around this number are read as emphasis\n");
    CHECK(faults_of("2 * 3 * 4 and *3* and a*3*b") == "");
    CHECK(html_of("2\\*3\\*4") == "2*3*4");
}

TEST_CASE("render: what a text cannot have is an error with its place") {
    CHECK(faults_of("a\n\n# b") ==
          "error 12:3 this line is read as a heading, which a text cannot have\n");
    CHECK(faults_of("a\n---\nb") ==
          "error 10:5 this line is read as a heading, which a text cannot have\n");
    CHECK(faults_of("a\n\n#\n\nb") ==
          "error 12:1 this line is read as a heading, which a text cannot have\n");
    CHECK(faults_of("a\n\n***\n\nb") == "error 12:1 a horizontal rule is not allowed in a text\n");
    CHECK(faults_of("a\n\n    b") ==
          "error 12:5 a line that begins with four spaces is read as code\n");
    CHECK(faults_of("a ![b](c.png)") == "error 10:12 a picture cannot stand in this text\n");
    CHECK(faults_of("a\n<div>\nb") ==
          "error 11:1 HTML is not read here: this tag would be printed\n");
    CHECK(faults_of("a\n<!-- b -->\n") ==
          "error 11:1 HTML is not read here: this tag would be printed\n");
    CHECK(faults_of("a\n\\<div> and <div>") == "");
    CHECK(faults_of(std::string(40, '>') + "a\nb") ==
          "error 10:5 lists, quotations and marks are nested more than 32 deep here\n");
}

TEST_CASE("check: tells what render tells") {
    for (const std::string_view text :
         {"a\n\n# b", "a &foo; <sub>x", "{option:}", "![b](c.png)", "2*3*4", "plain", "a *b*"}) {
        base::Diagnostics diagnostics;
        check({text, {1, 10, 5}, 0}, diagnostics);
        CHECK(told(diagnostics) == faults_of(text));
    }
}

TEST_CASE("check: tags and references that are not closed are told in linear time") {
    for (const std::string piece : {"<sub>x", "{option:", "<span lang=\"de\">", "</sub>"}) {
        std::string text;
        while (text.size() < 1'000'000) text += piece;
        base::Diagnostics diagnostics;
        check({text, {1, 10, 5}, 0}, {}, diagnostics);
        CHECK(diagnostics.errors() > 0);
    }
}

TEST_CASE("check: a text of 1 MB of marks is read in linear time") {
    std::string text;
    for (int i = 0; i < 200'000; ++i) text += "*a_[`";
    CHECK(faults_of(text) == "");
}

}  // namespace papersetter::markdown
