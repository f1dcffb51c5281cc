// SPDX-License-Identifier: MIT
#include "toml_file/table_reader.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "toml_file/read.hpp"

using namespace papersetter;
using namespace papersetter::toml_file;

namespace {

// A table of one file with a reader over it, and what it told as "line:column message | hint".
class Fixture {
  public:
    explicit Fixture(std::string text) {
        const base::FileNumber file = sources_.add("a.toml", std::move(text));
        table_ = read(sources_, file, diagnostics_);
        REQUIRE(table_.has_value());
        reader.emplace(*table_, "item \"q1\"", base::Place{file, 1, 1}, diagnostics_);
    }
    std::string told() const {
        std::string text;
        for (const base::Diagnostic& one : diagnostics_.all()) {
            text += std::to_string(one.place.line) + ":" + std::to_string(one.place.column) + " " +
                    one.message;
            if (!one.hint.empty()) text += " | " + one.hint;
            text += "\n";
        }
        return text;
    }

    std::optional<TableReader> reader;

  private:
    base::Sources sources_;
    base::Diagnostics diagnostics_;
    std::optional<Table> table_;
};

constexpr std::array<std::string_view, 3> bands{"easy", "medium", "hard"};

}  // namespace

TEST_CASE("table_reader: reads each type and tells nothing of absent keys") {
    Fixture f(
        "s = 'x'\ni = 7\nd = 1.5\nb = true\nt = 2026-05-15\nl = ['a', 'b']\none = 'c'\nw = 'hard'\n"
        "[sub]\n[[many]]\n[[many]]\n");
    CHECK(f.reader->string("s")->text == "x");
    CHECK(f.reader->integer("i") == 7);
    CHECK(f.reader->decimal("d") == base::Decimal::units(15'000));
    CHECK(f.reader->decimal("i") == base::Decimal::whole(7));
    CHECK(f.reader->boolean("b") == true);
    CHECK(f.reader->date("t")->day == 15);
    CHECK(f.reader->strings("l").size() == 2);
    CHECK(f.reader->strings("one").size() == 1);
    CHECK(f.reader->word("w", bands) == 2U);
    CHECK(f.reader->table("sub") != nullptr);
    CHECK(f.reader->tables("many").size() == 2);
    CHECK(f.reader->string("absent") == nullptr);
    CHECK(f.reader->integer("absent") == std::nullopt);
    CHECK(f.reader->tables("absent").empty());
    CHECK(f.reader->any("absent") == nullptr);
    f.reader->finish();
    CHECK(f.told().empty());
}

TEST_CASE("table_reader: a wrong type is told with what to write") {
    Fixture f(
        "title = 12\npoints = \"1.5\"\nitems = 'many'\nwhole = 1.5\ncorrect = \"yes\"\n"
        "date = \"2026-05-15\"\nday = 2026-05-15T10:00:00\ntags = 3\nmixed = ['a', 1]\n"
        "section = 'x'\nhead = [{}]\nlevel = true\n");
    CHECK(f.reader->string("title") == nullptr);
    CHECK(f.reader->decimal("points") == std::nullopt);
    CHECK(f.reader->integer("items") == std::nullopt);
    CHECK(f.reader->integer("whole") == std::nullopt);
    CHECK(f.reader->boolean("correct") == std::nullopt);
    CHECK(!f.reader->date("date").has_value());
    CHECK(!f.reader->date("day").has_value());
    CHECK(f.reader->strings("tags").empty());
    CHECK(f.reader->strings("mixed").size() == 1);
    CHECK(f.reader->tables("section").empty());
    CHECK(f.reader->table("head") == nullptr);
    CHECK(f.reader->word("level", bands) == std::nullopt);
    CHECK("\n" + f.told() == R"(
1:9 "title" must be a string, not an integer | put it in quotes: title = "12"
2:10 "points" must be a number, not a string | write points = 1.5, without quotes
3:9 "items" must be a whole number, not a string | write items = 1
4:9 "whole" must be a whole number, not 1.5
5:11 "correct" must be true or false, not a string | write correct = true or correct = false, without quotes
6:8 "date" must be a date, not a string | write date = 2026-05-15, without quotes and without a time
7:7 "day" must be a date, not a time | write day = 2026-05-15, without quotes and without a time
8:8 "tags" must be a list of strings, not an integer | write tags = ["…", "…"]
9:15 "mixed" must hold strings only, not an integer | put each value in quotes
10:11 "section" must be a list of tables, not a string | write [[section]], with double brackets, for each and its keys below it
11:8 "head" must be a table, not a list of tables | write [head] once, with single brackets
12:9 "level" must be a string, not true or false | put it in quotes: level = "…"
)");
}

TEST_CASE("table_reader: a plain table where several are wanted") {
    Fixture f("[section]\nitems = 1\n");
    CHECK(f.reader->tables("section").empty());
    CHECK(f.told() ==
          "1:1 \"section\" must be a list of tables, not a table | write [[section]], with double "
          "brackets, for each\n");
}

TEST_CASE("table_reader: a list holding other things than tables") {
    Fixture f("section = [{}, 1]\n");
    CHECK(f.reader->tables("section").size() == 1);
    CHECK(f.told() == "1:16 \"section\" must hold tables only, not an integer\n");
}

TEST_CASE("table_reader: amounts that cannot be held are told") {
    Fixture f("a = inf\nb = 0.00001\nc = 1e300\nd = 123456789012345678\ne = 0x10\nf = 1_0.5e1\n");
    for (const std::string_view key : {"a", "b", "c", "d"}) CHECK(!f.reader->decimal(key));
    CHECK(f.reader->decimal("e") == base::Decimal::whole(16));
    CHECK(f.reader->decimal("f") == base::Decimal::whole(105));
    CHECK("\n" + f.told() == R"(
1:5 "a" must be a number, not inf
2:5 "b" may have four decimal places at most, not 0.00001 | round it
3:5 "c" is too large: 1e300
4:5 "d" is too large: 123456789012345678
)");
}

TEST_CASE("table_reader: a list where one number belongs shows how to write the number") {
    Fixture f("a = [3, 5]\nb = []\n");
    CHECK(!f.reader->integer("a"));
    CHECK(!f.reader->integer("b"));
    CHECK("\n" + f.told() == R"(
1:5 "a" must be a whole number, not a list | write one number, without brackets: a = 3
2:5 "b" must be a whole number, not a list | write b = 1
)");
}

TEST_CASE("table_reader: a value of any length is told in brief") {
    Fixture f("a = '" + std::string(100'000, '1') + "'\n" + std::string(100'000, 'k') + " = 1\n");
    CHECK(!f.reader->decimal("a"));
    f.reader->finish();
    CHECK("\n" + f.told() == "\n1:5 \"a\" must be a number, not a string | write a = " +
                                 std::string(200, '1') + "…, without quotes\n2:1 unknown key \"" +
                                 std::string(200, 'k') + "…\" in item \"q1\" | known here: a\n");
}

TEST_CASE("table_reader: a word outside the list is told with the nearest right one") {
    Fixture f("a = 'meduim'\nb = 'Hard'\nc = 'impossible'\n");
    CHECK(!f.reader->word("a", bands));
    CHECK(!f.reader->word("b", bands));
    CHECK(!f.reader->word("c", bands));
    CHECK("\n" + f.told() == R"(
1:5 "a" must be easy, medium or hard, not "meduim" | did you mean "medium"?
2:5 "b" must be easy, medium or hard, not "Hard" | did you mean "hard"?
3:5 "c" must be easy, medium or hard, not "impossible"
)");
}

TEST_CASE("table_reader: keys nobody asked for are told with the nearest name not yet given") {
    Fixture f(
        "dificulty = 'easy'\ntopics = 'a'\ntopic = 'b'\nStem = 'x'\nzzz = 1\n\"b\\u007F\" = 2\n");
    static_cast<void>(f.reader->word("difficulty", bands));
    static_cast<void>(f.reader->string("topic"));
    static_cast<void>(f.reader->string("stem"));
    f.reader->finish();
    CHECK("\n" + f.told() == R"(
1:1 unknown key "dificulty" in item "q1" | did you mean "difficulty"?
2:1 unknown key "topics" in item "q1" | did you mean "topic"? it stands here already
4:1 unknown key "Stem" in item "q1" | did you mean "stem"?
5:1 unknown key "zzz" in item "q1" | known here: difficulty, topic, stem
6:1 unknown key "b\u{7F}" in item "q1" | known here: difficulty, topic, stem
)");
}

TEST_CASE("table_reader: keys that do not work yet are hints, but not listed as known") {
    Fixture f("stimulis = 1\nzzz = 1\n");
    static_cast<void>(f.reader->string("stem"));
    constexpr std::array<std::string_view, 1> later{"stimulus"};
    f.reader->refuse_unsupported(later);
    f.reader->finish();
    CHECK("\n" + f.told() == R"(
1:1 unknown key "stimulis" in item "q1" | did you mean "stimulus"?
2:1 unknown key "zzz" in item "q1" | known here: stem
)");
}

TEST_CASE("table_reader: a required key that is missing is told at the table") {
    Fixture f("\nid = 'x'\n");
    CHECK(f.reader->require("id"));
    CHECK(!f.reader->require("stem"));
    CHECK(f.told() == "1:1 item \"q1\" has no \"stem\"\n");
    CHECK(f.reader->has("id"));
    CHECK(!f.reader->has("stem"));
}

TEST_CASE("table_reader: unsupported and misplaced keys are told once and are not unknown") {
    Fixture f("stimulus = 'x'\nexplanation = 'y'\n");
    constexpr std::array<std::string_view, 2> later{"stimulus", "enemies"};
    f.reader->refuse_unsupported(later);
    f.reader->refuse_misplaced("explanation", "\"explanation\" stands under option \"x\"",
                               "it belongs to the item: move it above line 44");
    f.reader->refuse_misplaced("topic", "not there", "");
    f.reader->finish();
    CHECK("\n" + f.told() == R"(
1:1 "stimulus" is not supported yet
2:1 "explanation" stands under option "x" | it belongs to the item: move it above line 44
)");
}

TEST_CASE("table_reader: the place of a key is that of its value, or of the key of a table") {
    Fixture f("  a = 1\n[b]\n");
    CHECK(f.reader->place_of("a") == base::Place{1, 1, 7});
    CHECK(f.reader->place_of("b") == base::Place{1, 2, 2});
    CHECK(f.reader->place_of("absent") == base::Place{1, 1, 1});
    CHECK(f.reader->place() == base::Place{1, 1, 1});
}
