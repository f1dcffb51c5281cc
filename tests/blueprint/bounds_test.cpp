// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "blueprint/read.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;

namespace {

/// What follows begins on line 5; it has one section.
ReadText with(const std::string& rest) {
    return ReadText("[paper]\ntitle = \"Mock\"\nbanks = [\"..\"]\n\n[[section]]\n" + rest);
}

/// A section that is right.
Section section_of(const std::string& rest) {
    const ReadText text = with(rest);
    CHECK(text.told() == Lines{});
    return text.blueprint.sections.at(0);
}

base::Range range(std::int64_t least, std::int64_t most) { return {least, most}; }

}  // namespace

TEST_CASE("bounds_reader: ranges and numbers in one family") {
    const Section section = section_of(
        "items = 40\n[section.difficulty]\nhard = [6, 10]\nmedium = [18, 24]\neasy = 10\n");
    const Family& family = section.families.at(0);
    CHECK(family.counts.at(0).items == range(6, 10));
    CHECK(family.counts[0].written == "[6, 10]");
    CHECK(family.counts.at(2).items == range(10, 10));
    CHECK(family.counts[2].written == "10");
    CHECK_FALSE(family.takes_others);
}

TEST_CASE("bounds_reader: families that take values that are not listed") {
    CHECK(section_of("items = 9\nlevel = { apply = 4, others = true }\n").families[0].takes_others);
    CHECK(section_of("items = 9\ntopic = { a = [2, 4], b = 4 }\n").families[0].takes_others);
    CHECK_FALSE(section_of("items = 9\ntopic = { a = [2, 4], b = 5 }\n").families[0].takes_others);
    const Section shares =
        section_of("items = 10\ntopic = { a = \"33 %\", b = \"33 %\", others = true }\n");
    // 3.3, 3.3 and 3.4 for the rest: the seat goes to the rest
    CHECK(shares.families[0].counts[0].items == range(3, 3));
    CHECK(shares.families[0].counts[1].items == range(3, 3));
    CHECK(shares.families[0].takes_others);
    const Section topic = section_of("topic = { others = 4, a = 5 }\n");
    CHECK(topic.items == 9);
    CHECK_FALSE(topic.families[0].takes_others);
}

TEST_CASE("bounds_reader: shares of every family") {
    const Section section = section_of(
        "items = 7\nlevel = { apply = \"50 %\", create = \"50 %\" }\n"
        "difficulty = { easy = \"34 %\", hard = \"66 %\" }\ntype = { single = \"100 %\" }\n");
    CHECK(section.families.at(0).counts[0].items == range(4, 4));  // 3.5 and 3.5: the first
    CHECK(section.families.at(1).counts[0].items == range(2, 2));  // 2.38 and 4.62
    CHECK(section.families.at(1).counts[1].items == range(5, 5));
    CHECK(section.families.at(2).counts[0].items == range(7, 7));
}

TEST_CASE("bounds_reader: sums of ranges that leave no way") {
    CHECK(with("items = 9\n[section.level]\napply = [5, 6]\ncreate = [5, 9]\n").told() ==
          Lines{"7:10 error: section.level adds up to at least 10, but items = 9 | see 6"});
    CHECK(with("items = 9\n[section.level]\napply = [1, 3]\nothers = false\n").told() ==
          Lines{"7:10 error: section.level adds up to at most 3, but items = 9 | see 6"});
    CHECK(with("items = 9\n[section.level]\napply = 10\nothers = true\n").told() ==
          Lines{"7:10 error: section.level adds up to 10, but items = 9 | see 6"});
    CHECK(
        with("items = 9\ndifficulty = { easy = [1, 2], medium = 1, hard = 4 }\n").told() ==
        Lines{"7:1 error: section.difficulty adds up to at most 7, but items = 9 | no other value "
              "is left for the rest | see 6"});
    CHECK(with("[section.level]\napply = [1, 3]\n").told() ==
          Lines{"5:1 error: section 1 does not say how many items it has | write e.g. items = 40, "
                "or exact counts in [section.topic]"});
    CHECK(with("items = 9\n[section.topic]\na = [0, 4]\n\"a/b\" = [3, 9]\n\"a/c\" = [2, 2]\n")
              .told() == Lines{"9:1 error: the topics listed below \"a\" add up to at least 5 "
                               "items, but \"a\" = [0, 4] | a topic's count includes what is below "
                               "it | see 8"});
    CHECK(with("items = 4\ntopic = { a = \"80 %\", b = \"30 %\", others = true }\n").told() ==
          Lines{"7:1 error: section.topic adds up to 110 %, not to 100 %"});
}

TEST_CASE("bounds_reader: ranges that are none") {
    const auto count = [](const std::string& value) {
        return with("items = 9\nlevel = { apply = " + value + ", others = true }\n").told();
    };
    CHECK(count("[4, 3]") == Lines{"7:19 error: the range [4, 3] has no number in it | the lowest "
                                   "comes first: [3, 4]"});
    CHECK(count("[4]") == Lines{"7:19 error: a count must be a number or a range of two numbers | "
                                "write e.g. 7, or [6, 10] for at least 6 and at most 10"});
    CHECK(count("[1, 2, 3]").size() == 1);
    CHECK(count("[1, \"2\"]").size() == 1);
    CHECK(count("[1, 2.5]") == Lines{"7:23 error: a count must be a whole number, not 2.5"});
    CHECK(count("[-1, 9000]") == Lines{"7:20 error: a count is from 0 to 5000, not -1",
                                       "7:24 error: a count is from 0 to 5000, not 9000"});
    CHECK(count("true") == Lines{"7:19 error: a count must be a number or a range, not true or "
                                 "false | write e.g. 7, or [6, 10] for at least 6 and at most 10"});
    CHECK(with("items = 9\nlevel = { others = 3 }\n").told() ==
          Lines{"7:20 error: `others` must be true or false, not an integer | others = true lets "
                "items of values that are not listed fill the rest"});
}

TEST_CASE("bounds_reader: a two-way table, and part of one") {
    const Section section = section_of(
        "items = 40\n[section.table]\nrows = \"topic\"\ncolumns = [\"apply\", \"create\"]\n"
        "a = [[2, 5], \"-\"]\n\"b/c\" = [1, 3]\n");
    const TwoWayTable& table = section.tables.at(0);
    CHECK(table.row_attribute == Attribute::topic);
    CHECK(table.column_attribute == Attribute::level);
    CHECK(table.columns == Lines{"apply", "create"});
    CHECK(table.rows.at(0).value == "a");
    REQUIRE(table.rows[0].cells.at(0));
    CHECK(table.rows[0].cells[0]->items == range(2, 5));
    CHECK(table.rows[0].cells[0]->written == "[2, 5]");
    CHECK(table.rows[0].cells[0]->place.line == 10);
    CHECK_FALSE(table.rows[0].cells.at(1));
    CHECK(table.rows.at(1).value == "b/c");
    CHECK(table.rows[1].cells.at(1)->items == range(3, 3));
}

TEST_CASE("bounds_reader: tables of any two attributes") {
    const auto attributes = [](const std::string& rows, const std::string& columns,
                               const std::string& row) {
        const Section section =
            section_of("items = 9\n[[section.table]]\nrows = \"" + rows + "\"\ncolumns = [\"" +
                       columns + "\"]\n" + row + " = [1]\n");
        return std::pair(section.tables.at(0).row_attribute, section.tables[0].column_attribute);
    };
    CHECK(attributes("topic", "easy", "a") == std::pair(Attribute::topic, Attribute::difficulty));
    CHECK(attributes("level", "easy", "apply") ==
          std::pair(Attribute::level, Attribute::difficulty));
    CHECK(attributes("difficulty", "valves", "easy") ==
          std::pair(Attribute::difficulty, Attribute::topic));
    CHECK(attributes("type", "apply", "single") == std::pair(Attribute::type, Attribute::level));
}

TEST_CASE("bounds_reader: tables that are none") {
    const auto table = [](const std::string& lines) {
        return with("items = 9\n[section.table]\n" + lines).told();
    };
    CHECK(table("row = \"topic\"\n") == Lines{"7:10 error: section.table has no \"rows\"",
                                              "7:10 error: section.table has no \"columns\""});
    CHECK(
        table("rows = \"topics\"\ncolumns = [\"apply\"]\n") ==
        Lines{"8:8 error: \"rows\" must be topic, level, difficulty or type, not \"topics\" | did "
              "you mean \"topic\"?"});
    CHECK(table("rows = \"level\"\ncolumns = [\"apply\"]\n") ==
          Lines{"9:11 error: rows and columns of section.table are both of level | a table crosses "
                "two different attributes"});
    CHECK(
        table("rows = \"topic\"\ncolumns = [\"x\"]\n") ==
        Lines{"9:11 error: the columns of section.table are values of no attribute | write levels "
              "such as \"apply\" or difficulties such as \"easy\""});
    CHECK(table("rows = \"topic\"\ncolumns = [\"apply\", \"aply\", \"apply\"]\n") ==
          Lines{"9:29 error: the column \"apply\" stands twice",
                "9:21 error: unknown level \"aply\" | did you mean \"apply\"?"});
    CHECK(
        table("rows = \"topic\"\ncolumns = [\"apply\", \"aply\"]\na = [1]\nb = [1, \"x\"]\n") ==
        Lines{"9:21 error: unknown level \"aply\" | did you mean \"apply\"?",
              "10:5 error: the row \"a\" has 1 cell for 2 columns | write one number or range for "
              "each column, \"-\" where nothing is asked",
              "11:9 error: a cell must be a number or a range, not a string | write e.g. 7, or "
              "[6, 10] for at least 6 and at most 10"});
    CHECK(table("rows = \"topic\"\ncolumns = []\n") ==
          Lines{"9:11 error: `columns` lists no value | write e.g. columns = [\"remember\", "
                "\"apply\"]"});
    CHECK(table("rows = \"topic\"\ncolumns = [\"apply\"]\n") ==
          Lines{"7:10 error: section.table has no row | write a value of \"topic\" and one cell a "
                "column"});
    CHECK(table("rows = \"difficulty\"\ncolumns = [\"apply\"]\neasi = [1]\nhard = 2\n"
                "easy = [1, 2]\nmedium = [\"x\"]\n") ==
          Lines{"10:1 error: unknown difficulty \"easi\" | did you mean \"easy\"?",
                "11:8 error: the row \"hard\" must be a list of cells, not an integer | write one "
                "number or range for each column",
                "12:8 error: the row \"easy\" has 2 cells for 1 column | write one number or range "
                "for each column, \"-\" where nothing is asked",
                "13:11 error: a cell must be a number or a range, not a string | write e.g. 7, or "
                "[6, 10] for at least 6 and at most 10"});
}

TEST_CASE("bounds_reader: cells that families do not allow") {
    const std::string head =
        "items = 9\ntopic = { a = 5, b = [0, 4] }\nlevel = { apply = 6, create = 3 }\n"
        "[section.table]\nrows = \"topic\"\ncolumns = [\"apply\", \"create\"]\n";
    CHECK(with(head + "a = [[3, 6], [2, 9]]\nb = [3, 1]\n").told() == Lines{});
    CHECK(with(head + "a = [4, 4]\n").told() ==
          Lines{"12:9 error: the cell \"a\", \"create\" asks for 4, but \"create\" = 3 in "
                "section.level | see 8"});
    CHECK(with(head + "a = [[4, 5], 3]\n").told() ==
          Lines{"12:1 error: the row \"a\" adds up to at least 7, but \"a\" = 5 in section.topic | "
                "see 7"});
    CHECK(with(head + "a = [1, 3]\n").told() ==
          Lines{"12:1 error: the row \"a\" adds up to at most 4, but \"a\" = 5 in section.topic | "
                "see 7"});
    CHECK(with(head + "a = [\"-\", 2]\nb = [0, 2]\n").told() ==
          Lines{"9:10 error: the column \"create\" of section.table adds up to at least 4, but "
                "\"create\" = 3 in section.level | see 8"});
    CHECK(
        with(head + "c = [[1, 2], 0]\n").told() ==
        Lines{"12:6 error: the cell \"c\", \"apply\" asks for at least 1, but \"c\" is not listed "
              "in section.topic | see 7"});
    CHECK(with("items = 9\n[section.table]\nrows = \"topic\"\ncolumns = [\"easy\"]\na = [5]\n"
               "b = [5]\n\"a/x\" = [5]\n")
              .told() == Lines{"7:10 error: the column \"easy\" of section.table adds up to at "
                               "least 10, but section 1 has 9 | see 6",
                               "7:10 error: the cells of section.table add up to at least 10, but "
                               "section 1 has 9 | see 6"});
}

TEST_CASE("bounds_reader: a cell stands in one table only") {
    CHECK(with("items = 9\n[[section.table]]\nrows = \"topic\"\ncolumns = [\"easy\"]\na = [1]\n"
               "[[section.table]]\nrows = \"difficulty\"\ncolumns = [\"a\"]\neasy = [1]\n")
              .told() == Lines{"14:9 error: the cell \"easy\", \"a\" stands in two tables of "
                               "section 1 | see 10"});
}

TEST_CASE("bounds_reader: rules") {
    const Section section = section_of(
        "items = 9\n[[section.rule]]\nwhere = { tags = \"new\" }\ncount = [0, 4]\n"
        "[[section.rule]]\nwhere = [{ level = \"apply\" }, { tags = \"x\" }]\ncount = 3\n");
    REQUIRE(section.rules.size() == 2);
    CHECK(section.rules[0].where.conditions.at(0).any_of == Lines{"new"});
    CHECK(section.rules[0].items == range(0, 4));
    CHECK(section.rules[0].written == "[0, 4]");
    CHECK(section.rules[1].where.any_of.size() == 2);
    CHECK(section.rules[1].items == range(3, 3));
    CHECK(section.rules[1].place.line == 10);
    CHECK(
        with("items = 9\n[[section.rule]]\ncount = 10\n[[section.rule]]\nwhere = { tags = \"x\" "
             "}\n[[section.rule]]\nwhere = { tag = \"x\" }\ncount = 1\nthen = 2\n")
            .told() ==
        Lines{
            "7:1 error: a rule of section 1 has no \"where\"",
            "9:1 error: a rule of section 1 has no \"count\"",
            "12:11 error: unknown key \"tag\" in `where` of a rule of section 1 | did you mean "
            "\"tags\"?",
            "14:1 error: unknown key \"then\" in a rule of section 1 | known here: where, count"});
    CHECK(
        with("items = 9\n[[section.rule]]\nwhere = { tags = \"x\" }\ncount = [10, 12]\n").told() ==
        Lines{"7:1 error: the rule asks for at least 10 items, but section 1 has 9 | see 6"});
}

TEST_CASE("bounds_reader: sums and means in units of 1/10,000") {
    const Section section =
        section_of("items = 9\npoints = [40, 44.5]\nminutes = 12\np = [0.58, 0.6401]\n");
    REQUIRE((section.points && section.minutes && section.p));
    CHECK(section.points->amount == range(400000, 445000));
    CHECK(section.points->written == "[40, 44.5]");
    CHECK(section.minutes->amount == range(120000, 120000));
    CHECK(section.minutes->written == "12");
    CHECK(section.p->amount == range(5800, 6401));
    CHECK(section.p->place.line == 9);
    CHECK(
        with("items = 9\npoints = [4, 3]\nminutes = \"12\"\np = [0.5, 1.2]\n").told() ==
        Lines{"7:10 error: the range [4, 3] has no number in it | the lowest comes first: [3, 4]",
              "8:11 error: `minutes` must be a number or a range, not a string | write e.g. 7, or "
              "[6, 10] for at least 6 and at most 10",
              "9:11 error: `p` is from 0 to 1, not 1.2"});
    CHECK(with("items = 9\np = 0.12345\nminutes = -1\npoints = inf\n").told() ==
          Lines{"9:10 error: `points` must be a number, not inf",
                "8:11 error: `minutes` is from 0 to 5000000, not -1",
                "7:5 error: `p` may have four decimal places at most, not 0.12345 | round it"});
}

TEST_CASE("bounds_reader: item sets") {
    const StimulusBounds some =
        section_of("items = 9\nstimuli = { count = [2, 3], items = 3 }\n").stimuli;
    CHECK(some.count == range(2, 3));
    CHECK(some.count_written == "[2, 3]");
    CHECK(some.items == range(3, 3));
    CHECK(some.items_written == "3");
    CHECK(some.items_place.column == 37);
    const StimulusBounds whole = section_of("items = 9\nstimuli = { items = \"all\" }\n").stimuli;
    CHECK_FALSE(whole.count);
    CHECK_FALSE(whole.items);
    CHECK(
        with("items = 9\nstimuli = { count = -1, items = [0, 2], sets = 1 }\n").told() ==
        Lines{"7:21 error: `count` is from 0 to 5000, not -1",
              "7:34 error: `items` is from 1 to 5000, not 0",
              "7:41 error: unknown key \"sets\" in [section.stimuli] | known here: count, items"});
    CHECK(with("items = 9\nstimuli = { items = \"some\" }\n").told() ==
          Lines{"7:21 error: `items` must be a number, a range or \"all\" | \"all\", as when it is "
                "left out, draws item sets whole"});
    CHECK(
        with("items = 9\nstimuli = { count = [4, 9], items = [3, 5] }\n").told() ==
        Lines{"7:21 error: at least 4 item sets have at least 12 items, but section 1 has 9 | see "
              "6"});
}

TEST_CASE("bounds_reader: nothing bounds picked items") {
    const ReadText text = with(
        "pick = [\"a\"]\npoints = 1\nminutes = 1\np = 1\ntable = { rows = \"topic\", columns = "
        "[\"easy\"], a = [1] }\nrule = [{ where = { tags = \"x\" }, count = 1 }]\nstimuli = { "
        "count = 1 }\ntype = { single = 1 }\n");
    CHECK(text.told().size() == 7);
    for (const std::string& line : text.told()) {
        CHECK(line.find("means nothing in a section with `pick`") != std::string::npos);
    }
}
