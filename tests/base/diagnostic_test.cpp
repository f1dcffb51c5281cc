// SPDX-License-Identifier: MIT
#include "base/diagnostic.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <vector>

using namespace papersetter::base;

namespace {

std::string formatted(const Sources& sources, const Diagnostics& diagnostics) {
    return "\n" + format(diagnostics, sources, false);
}

}  // namespace

TEST_CASE("diagnostic: place, message, source line, caret and hint") {
    Sources sources;
    const FileNumber file = sources.add("items/a.toml", "[[item]]\ndificulty = \"easy\"\n");
    Diagnostics diagnostics;
    diagnostics.error({file, 2, 1}, "unknown key \"dificulty\"", "did you mean \"difficulty\"?");
    CHECK(formatted(sources, diagnostics) == R"(
items/a.toml:2:1: error: unknown key "dificulty"
    2 | dificulty = "easy"
      | ^~~~~~~~~
        hint: did you mean "difficulty"?
)");
    CHECK(diagnostics.has_errors());
}

TEST_CASE("diagnostic: a second place is a note of its own") {
    Sources sources;
    const FileNumber one = sources.add("a.toml", "id = \"q1\"\n");
    const FileNumber two = sources.add("b.toml", "\n  id = \"q1\"\n");
    Diagnostics diagnostics;
    diagnostics.add({Severity::error,
                     {two, 2, 8},
                     "two items have the id \"q1\"",
                     "rename one",
                     {one, 1, 6},
                     "the other one"});
    CHECK(formatted(sources, diagnostics) == R"(
b.toml:2:8: error: two items have the id "q1"
    2 |   id = "q1"
      |        ^~~~
        hint: rename one
a.toml:1:6: note: the other one
    1 | id = "q1"
      |      ^~~~
)");
}

TEST_CASE("diagnostic: several requirements that make up one fault") {
    Sources sources;
    const FileNumber file = sources.add("a.toml", std::string(11, '\n'));
    Diagnostics diagnostics;
    Diagnostic fault;
    fault.place = {file, 3, 1};
    fault.message = "these cannot hold together";
    fault.details = {{{file, 3, 1}, "easy = 3"}, {{file, 12, 1}, "hard = 4"}, {{}, "enemies"}};
    fault.reason = "3 + 4 = 7 < 8";
    fault.hint = "either of these repairs it:\nraise easy to 4\nraise hard to 5";
    diagnostics.add(fault);
    fault.details[0].place.line = 4;
    diagnostics.add(fault);
    const std::string once = R"(        a.toml:12  hard = 4
                   enemies
        because: 3 + 4 = 7 < 8
        hint: either of these repairs it:
              raise easy to 4
              raise hard to 5
)";
    const std::string head = "a.toml:3:1: error: these cannot hold together\n";
    CHECK(formatted(sources, diagnostics) == "\n" + head + "        a.toml:3   easy = 3\n" + once +
                                                 head + "        a.toml:4   easy = 3\n" + once);
    Diagnostics one;
    one.add(fault);
    CHECK(
        format_json(one, sources)
            .ends_with(
                R"("details": [{"file": "a.toml", "line": 4, "column": 1, "message": "easy = 3"}, )"
                R"({"file": "a.toml", "line": 12, "column": 1, "message": "hard = 4"}, )"
                R"({"file": null, "line": 0, "column": 0, "message": "enemies"}], )"
                R"("because": "3 + 4 = 7 < 8"})"
                "\n]\n"));
}

TEST_CASE("diagnostic: sorted by file name, line and column; without a file last") {
    Sources sources;
    const FileNumber late = sources.add("b.toml", "");
    const FileNumber early = sources.add("a.toml", "");
    Diagnostics diagnostics;
    diagnostics.warning({}, "general");
    diagnostics.error({late, 1, 1}, "four");
    diagnostics.error({early, 10, 1}, "three");
    diagnostics.error({early, 9, 2}, "two");
    diagnostics.error({early, 9, 1}, "one");
    diagnostics.error({early, 0, 0}, "zero");
    CHECK(formatted(sources, diagnostics) == R"(
a.toml: error: zero
a.toml:9:1: error: one
a.toml:9:2: error: two
a.toml:10:1: error: three
b.toml:1:1: error: four
warning: general
)");
}

TEST_CASE("diagnostic: equal faults are folded with their count and the first three places") {
    Sources sources;
    const FileNumber file = sources.add("a.toml", "x\nx\nx\nx\nx\n");
    const auto told = [&](std::uint32_t times) {
        Diagnostics diagnostics;
        for (std::uint32_t line = times; line > 0; --line) {
            diagnostics.error({file, line, 1}, "the same", "mend it");
        }
        return formatted(sources, diagnostics);
    };
    CHECK(told(2) == R"(
a.toml:1:1: error: the same (2 times)
    1 | x
      | ^
        also: a.toml:2:1
        hint: mend it
)");
    CHECK(told(3) == R"(
a.toml:1:1: error: the same (3 times)
    1 | x
      | ^
        also: a.toml:2:1 and a.toml:3:1
        hint: mend it
)");
    CHECK(told(5) == R"(
a.toml:1:1: error: the same (5 times)
    1 | x
      | ^
        also: a.toml:2:1, a.toml:3:1 and 2 more
        hint: mend it
)");
}

TEST_CASE("diagnostic: a warning is not folded into an error of the same words") {
    Sources sources;
    Diagnostics diagnostics;
    diagnostics.error({}, "same");
    diagnostics.warning({}, "same");
    CHECK(formatted(sources, diagnostics) == "\nerror: same\nwarning: same\n");
    CHECK(diagnostics.errors() == 1);
    CHECK(diagnostics.warnings() == 1);
}

TEST_CASE("diagnostic: tabs, wide characters and marks keep the caret in place") {
    Sources sources;
    const FileNumber file =
        sources.add("a.toml", "\tx = 1\n\xE6\x97\xA5\xE6\x9C\xAC y\ne\xCC\x81 z\n");
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 2}, "after a tab");
    diagnostics.error({file, 2, 4}, "after two wide ones");
    diagnostics.error({file, 3, 4}, "after a combining accent");
    CHECK(formatted(sources, diagnostics) ==
          "\n"
          "a.toml:1:2: error: after a tab\n"
          "    1 |     x = 1\n"
          "      |     ^\n"
          "a.toml:2:4: error: after two wide ones\n"
          "    2 | \xE6\x97\xA5\xE6\x9C\xAC y\n"
          "      |      ^\n"
          "a.toml:3:4: error: after a combining accent\n"
          "    3 | e\xCC\x81 z\n"
          "      |   ^\n");
}

TEST_CASE("diagnostic: nothing invisible reaches the terminal") {
    Sources sources;
    const FileNumber file = sources.add("a\x1b.toml", "x = \"\xE2\x80\xAE\x07\" \xFF\r\n");
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 5}, "quotes \x1b[31m", "and \xE2\x80\xAE too");
    CHECK(formatted(sources, diagnostics) == R"(
a\u{1B}.toml:1:5: error: quotes \u{1B}[31m
    1 | x = "\u{202E}\u{7}" \x{FF}
      |     ^~~~~~~~~~~~~~~
        hint: and \u{202E} too
)");
}

TEST_CASE("diagnostic: a long line is cut to the part around the caret") {
    Sources sources;
    const std::string as(200, 'a');
    const std::string bs(200, 'b');
    const FileNumber file =
        sources.add("a.toml", as + " here " + bs + "\n" + std::string(160, 'c'));
    Diagnostics diagnostics;
    diagnostics.error({file, 1, 202}, "middle");
    diagnostics.error({file, 1, 1}, "start");
    diagnostics.error({file, 1, 407}, "past the end");
    diagnostics.error({file, 2, 1}, "just short enough");
    const auto times = [](std::size_t count, char c) { return std::string(count, c); };
    CHECK(formatted(sources, diagnostics) ==
          "\na.toml:1:1: error: start\n    1 | " + times(120, 'a') + "…\n      | ^" +
              times(119, '~') + "\na.toml:1:202: error: middle\n    1 | …" + times(49, 'a') +
              " here " + times(65, 'b') + "…\n      | " + times(51, ' ') + "^~~~" +
              "\na.toml:1:407: error: past the end\n    1 | …" + times(50, 'b') + "\n      | " +
              times(51, ' ') + "^\na.toml:2:1: error: just short enough\n    2 | " +
              times(160, 'c') + "\n      | ^" + times(159, '~') + "\n");
}

TEST_CASE("diagnostic: underlines the word, string, header or quotes at the place") {
    Sources sources;
    const FileNumber file = sources.add("a", R"([[item.option]] # x
"a \" b" c
'it\' s
'''x
= y)");
    constexpr std::array<std::size_t, 5> widths{15, 8, 5, 3, 1};
    for (std::uint32_t line = 1; line <= 5; ++line) {
        Diagnostics one;
        one.error({file, line, 1}, "m");
        const std::string text = format(one, sources, false);
        const std::size_t caret = text.find('^');
        const std::string mark = text.substr(caret, text.find('\n', caret) - caret);
        CAPTURE(line);
        CHECK(mark.size() == widths[line - 1]);
    }
}

TEST_CASE("diagnostic: a line end in a message goes on indented") {
    Diagnostics diagnostics;
    diagnostics.error({}, "no paper exists:\ntuning needs 7", "loosen\none of them");
    CHECK(formatted(Sources(), diagnostics) == R"(
error: no paper exists:
    tuning needs 7
        hint: loosen
              one of them
)");
}

TEST_CASE("diagnostic: colour wraps the words and nothing else") {
    Sources sources;
    Diagnostics diagnostics;
    diagnostics.error({sources.add("a.toml", "x"), 1, 1}, "bad", "mend");
    CHECK(format(diagnostics, sources, true) ==
          "\x1b[1ma.toml:1:1: \x1b[0m\x1b[1;31merror: \x1b[0mbad\n"
          "    \x1b[34m1 | \x1b[0mx\n"
          "     \x1b[34m | \x1b[0m\x1b[1;31m^\x1b[0m\n"
          "        \x1b[1;36mhint: \x1b[0mmend\n");
}

TEST_CASE("diagnostic: as JSON, unfolded") {
    Sources sources;
    const FileNumber file = sources.add("a\xFF.toml", "");
    Diagnostics diagnostics;
    CHECK(format_json(diagnostics, sources) == "[]\n");
    diagnostics.warning({}, "say \"hi\"");
    diagnostics.add({Severity::error, {file, 2, 3}, "bad", "mend", {file, 1, 1}, "first"});
    CHECK("\n" + format_json(diagnostics, sources) == R"(
[
  {"severity": "error", "file": "a\\x{FF}.toml", "line": 2, "column": 3, "message": "bad", "hint": "mend", "related": {"file": "a\\x{FF}.toml", "line": 1, "column": 1, "message": "first"}},
  {"severity": "warning", "file": null, "line": 0, "column": 0, "message": "say \"hi\"", "hint": ""}
]
)");
}

TEST_CASE("diagnostics: what another reader found is appended with its counts") {
    Diagnostics one;
    Diagnostics two;
    one.error({}, "a");
    two.error({}, "b");
    two.warning({}, "c");
    one.append(std::move(two));
    CHECK(one.all().size() == 3);
    CHECK(one.errors() == 2);
    CHECK(one.warnings() == 1);
}

TEST_CASE("diagnostic: carets in one very long line stand where they would in a short one") {
    // 20,000 words of five characters: "é001," ...
    std::string line = "pick = [";
    std::vector<std::uint32_t> columns;
    for (std::uint32_t i = 0; i < 20'000; ++i) {
        columns.push_back(9 + 5 * i);
        line += "\xC3\xA9" + std::to_string(100 + i % 900) + ",";
    }
    Sources sources;
    const FileNumber file = sources.add("a.toml", line + "]\n");
    Diagnostics diagnostics;
    for (const std::uint32_t column : columns) {
        diagnostics.error({file, 1, column}, "no item at " + std::to_string(column));
    }
    const std::string told = format(diagnostics, sources, false);
    // The last: 120 columns would reach beyond the end of the line.
    const std::string last = told.substr(told.rfind("a.toml:1:"));
    CHECK("\n" + last == R"(
a.toml:1:100004: error: no item at 100004
    1 | …é289,é290,é291,é292,é293,é294,é295,é296,é297,é298,é299,]
      |                                                    ^~~~
)");
}

TEST_CASE("diagnostic: the machine is blamed when nothing else is") {
    Diagnostic missing;
    missing.message = "no font";
    missing.is_of_machine = true;
    Diagnostics diagnostics;
    CHECK_FALSE(diagnostics.blame_machine());
    diagnostics.warning({}, "odd");
    CHECK_FALSE(diagnostics.blame_machine());
    diagnostics.add(missing);
    CHECK(diagnostics.blame_machine());
    diagnostics.error({}, "wrong");
    CHECK_FALSE(diagnostics.blame_machine());
}

TEST_CASE("diagnostic: faults of one kind are folded though each names its own item") {
    Sources sources;
    const FileNumber file = sources.add("a.toml", "x\ny\nz\n");
    Diagnostics diagnostics;
    for (std::uint32_t line = 1; line <= 3; ++line) {
        Diagnostic one;
        one.place = {file, line, 1};
        one.message = "unknown key in item " + std::to_string(line);
        one.kind = "unknown key";
        diagnostics.add(one);
    }
    const std::string text = format(diagnostics, sources, false);
    CHECK(text.starts_with("a.toml:1:1: error: unknown key in item 1 (3 times)\n"));
    CHECK(text.find("also: a.toml:2:1 and a.toml:3:1") != std::string::npos);
}
