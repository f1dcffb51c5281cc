// SPDX-License-Identifier: MIT
#include "paper/marking.hpp"

#include <doctest/doctest.h>

#include "paper/compose.hpp"
#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

std::string rows_of(const std::vector<ScoreRow>& rows) {
    std::string text;
    for (const ScoreRow& row : rows) text += row.grade + ":" + to_string(row.least) + " ";
    return text;
}

blueprint::CutScore cut(std::string grade, std::string_view amount, bool is_share) {
    return {std::move(grade), base::Decimal::parse(amount).value(), is_share, {1, 5, 1}};
}

std::string cells_of(const MarkedStrip& strip) {
    std::string text = strip.form;
    for (const MarkedCell& cell : strip.cells) text += " " + cell.number + cell.letters.front();
    return text;
}

}  // namespace

TEST_CASE("marking: the strip of a form has the letters of the composed paper") {
    Fixture fixture;
    CHECK(cells_of(marked_strip(fixture.banks, fixture.selections[0], {})) == "A 1B 2C");
    CHECK(cells_of(marked_strip(fixture.banks, fixture.selections[1], {})) == "B 1A 2C");
    for (std::size_t form = 0; form < 2; ++form) {
        const InstructorPaper paper = compose(fixture.banks, fixture.blueprint, fixture.selections,
                                              form, fixture.diagnostics);
        REQUIRE(paper.strips.size() == 2);
        CHECK(paper.strips[0].form == fixture.selections[form].form);
        for (std::size_t i = 0; i < 2; ++i) {
            CHECK(paper.strips[0].cells[i].letters.front() ==
                  paper.sections[0].questions[i].answer);
        }
    }
}

TEST_CASE("marking: a key shows the strips of the other forms where all have the same items") {
    Fixture fixture;
    fixture.blueprint.mode = blueprint::SeriesMode::independent;
    CHECK(compose(fixture.banks, fixture.blueprint, fixture.selections, 1, fixture.diagnostics)
              .strips.size() == 1);
}

TEST_CASE("marking: scores are counted by grade, the highest first, with a row below the lowest") {
    // 60 % of 7.5 is 4.5; a third of a ten-thousandth more is the next one up.
    CHECK(rows_of(score_rows({cut("pass", "0.6", true), cut("A", "7", false)},
                             base::Decimal::parse("7.5").value())) == "A:7 pass:4.5 :0 ");
    CHECK(rows_of(score_rows({cut("x", "0.3333", true)}, base::Decimal::units(10'001))) ==
          "x:0.3334 :0 ");
    CHECK(rows_of(score_rows({cut("all", "0", false)}, base::Decimal::whole(9))) == "all:0 ");
}

TEST_CASE("marking: without grades there are up to eight bands of equal width") {
    CHECK(rows_of(score_rows({}, base::Decimal::whole(3))) == ":2 :1 :0 ");
    CHECK(rows_of(score_rows({}, base::Decimal::whole(25))) == ":24 :20 :16 :12 :8 :4 :0 ");
    CHECK(score_rows({}, base::Decimal::whole(32)).size() == 8);
    CHECK(score_rows({}, base::Decimal::whole(33)).size() == 7);
    CHECK(rows_of(score_rows({}, base::Decimal::parse("0.5").value())) == ":0 ");
}

TEST_CASE("marking: a cut score above the points of the paper is told in its place") {
    Fixture fixture;
    fixture.blueprint.cut_scores = {cut("A", "2.5", false), cut("B", "1", true)};
    CHECK_THROWS_AS(static_cast<void>(compose(fixture.banks, fixture.blueprint, fixture.selections,
                                              0, fixture.diagnostics)),
                    base::InputError);
    REQUIRE(fixture.diagnostics.errors() == 1);
    CHECK(fixture.diagnostics.all()[0].message ==
          "the cut score of \"A\" is 2.5, and form A has 2 points");
    CHECK(fixture.diagnostics.all()[0].place.line == 5);
}
