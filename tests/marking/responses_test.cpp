// SPDX-License-Identifier: MIT
#include "marking/responses.hpp"

#include <doctest/doctest.h>

#include "marking/fixture.hpp"
#include "marking/responses_head.hpp"

using namespace papersetter;
using namespace papersetter::marking;

namespace {

using Lines = std::vector<std::string>;

std::string two_items() { return single("i", 1) + single("j", 2); }

/// The candidates that were read, each with form and marks.
Lines read(Fixture& fixture, const std::string& table) {
    fixture.read(table);
    Lines lines;
    for (std::size_t i = 0; i < fixture.responses.responses.size(); ++i) {
        const Response& one = fixture.responses.responses[i];
        lines.push_back(one.candidate + " " + fixture.forms[one.form].name + " " +
                        base::to_string(fixture.marked.results[i].got));
    }
    return lines;
}

}  // namespace

TEST_CASE("responses: the letters are those of the candidate's form") {
    Fixture fixture(two_items());
    // Form B prints the options the other way round: b is C, c is B.
    CHECK(read(fixture, "candidate,form,1,2\n1,A,B,C\n2,B,C,B\n3,B,B,B\n") ==
          Lines{"1 A 2", "2 B 2", "3 B 1"});
    CHECK(fixture.told().empty());
}

TEST_CASE("responses: other headings, delimiters, a byte order mark, Windows lines and quotes") {
    Fixture fixture(two_items());
    CHECK(read(fixture, "\xEF\xBB\xBFStudent ID;Version;Question 1;Q2\r\n\"a;1\";b;\"C\";B\r\n") ==
          Lines{"a;1 B 2"});
    CHECK(read(fixture, "name\tvariant\tq1\t02\nO\"\n") == Lines{});
    Fixture other(two_items());
    CHECK(read(other, "Number\tName\tForm\t1\t2\n7\tAda\tA\tB\tC\n\n\t\t\t\t\n") == Lines{"7 A 2"});
    CHECK(other.responses.responses[0].name == "Ada");
    CHECK(other.told().empty());
    CHECK(question_number("3 (a)") == "3a");
    CHECK(question_number("Q12") == "12");
    CHECK(question_number("item 7b") == "7b");
    CHECK(question_number("007") == "7");
    CHECK(question_number("7.") == "7");
    CHECK_FALSE(question_number("7.1"));
    CHECK_FALSE(question_number("1.5b2"));
    CHECK_FALSE(question_number("mark"));
}

TEST_CASE("responses: bad rows and cells are named and skipped") {
    Fixture fixture(two_items());
    CHECK(read(fixture,
               "candidate,form,1,2\n"
               "1,C,B,C\n"    // no such form
               "2,A,B\n"      // a field is missing
               "3,A,B,C,D\n"  // one too many
               ",A,B,C\n"     // nobody
               "4,,B,C\n"     // no form
               "5,A,B,E\n"    // no such option
               "6,A,B,C\n"
               "6,B,A,A\n"     // twice
               "7,A,x\"y,C\n"  // a stray quote
               "8,A,B,C\n") == Lines{"5 A 1", "8 A 2"});
    CHECK(fixture.told() ==
          Lines{"10:5: this row is skipped: a quote stands within a field",
                "2:3: there is no form \"C\": this row is skipped",
                "3:1: there are 3 fields, not 4: this row is skipped",
                "4:1: there are 5 fields, not 4: this row is skipped",
                "5:1: the candidate is not named: this row is skipped",
                "6:3: the form is not told: this row is skipped",
                "7:7: question 2: the question has no option E: this cell is skipped",
                "8:1: candidate \"6\" has 2 rows: all of them are skipped",
                "9:1: candidate \"6\" has 2 rows: all of them are skipped"});
    CHECK_FALSE(fixture.diagnostics.has_errors());
    CHECK(fixture.responses.skipped_rows == 8);
    CHECK(fixture.responses.skipped_cells == 1);
    // Nobody knows what the candidate answered: it counts neither as right nor as wrong.
    CHECK(fixture.marked.results[0].of == base::Decimal::whole(1));
    CHECK(fixture.marked.results[0].unmarked == 1);
}

TEST_CASE("responses: a table that cannot be understood as a whole is refused") {
    const auto told = [](const std::string& table) {
        Fixture fixture(two_items());
        CHECK_THROWS_AS(fixture.read(table), base::InputError);
        return fixture.told();
    };
    CHECK(told("") == Lines{"1:1: there is no row"});
    CHECK(told("form,1,2\n") == Lines{"1:1: the first row names no column for candidates"});
    CHECK(told("candidate,form,1\n") == Lines{"1:1: there is no column for question 2"});
    CHECK(told("candidate,form,1,2,3\n") == Lines{"1:20: no form has a question 3"});
    CHECK(told("candidate,form,1,2,Q2\n") == Lines{"1:20: there are two columns \"2\""});
    CHECK(told("candidate,1,2\n") ==
          Lines{"1:1: there is no column for the form, and the paper has 2 forms"});
    CHECK(told("candidate,form,1,2\n1,A,\"B,C\n") == Lines{"2:5: this quote is never closed"});
    CHECK(told("candidate,form,1,2\nM\xFCller,A,B,C\n") == Lines{"2:2: this file is not UTF-8"});
    CHECK(told(std::string("candidate,form,1,2\n\0,A,B,C\n", 27)) ==
          Lines{"2:1: a control character stands here"});
}

TEST_CASE("responses: a column of something else is passed over with a warning") {
    Fixture fixture(two_items());
    CHECK(read(fixture, "candidate,email,form,1,2\n1,a@b,A,B,C\n") == Lines{"1 A 2"});
    CHECK(fixture.told() == Lines{"1:11: the column \"email\" is passed over"});
}

TEST_CASE("responses: parts have columns of their own, essays may have none") {
    const std::string parts =
        "[[item]]\nid = \"k\"\ntype = \"composite\"\nstem = \"A car.\"\n"
        "[[item.part]]\ntype = \"numeric\"\npoints = 2\nstem = \"How fast?\"\n"
        "[[item.part.answer]]\ntext = 2.5\n"
        "[[item.part]]\ntype = \"essay\"\npoints = 2\nstem = \"Why?\"\nmodel_answer = \"So.\"\n"
        "[[item.part.criterion]]\ntext = \"reason\"\npoints = 2\n";
    Fixture fixture(parts);
    CHECK(read(fixture, "candidate,form,1a\n1,A,2.5\n") == Lines{"1 A 2"});
    CHECK(fixture.marked.results[0].unmarked == 1);
    Fixture whole(parts);
    CHECK_THROWS_AS(whole.read("candidate,form,1\n1,A,2.5\n"), base::InputError);
    CHECK(whole.told() == Lines{"1:1: there is no column for question 1a"});
}
