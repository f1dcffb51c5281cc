// SPDX-License-Identifier: MIT
#include "paper/amendment.hpp"

#include <doctest/doctest.h>

#include "paper/compose.hpp"
#include "paper/fixture.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

KeyChange accept(std::vector<std::uint32_t> options) {
    return {KeyChangeKind::accept, "b:one", std::nullopt, std::move(options)};
}

bank::Item of_type(bank::Type type) {
    bank::Item item = paper::item("x", 0);
    item.type = type;
    return item;
}

InstructorPaper amended(Fixture& fixture, std::size_t form, const Amendments& amendments) {
    return compose(fixture.banks, fixture.blueprint, fixture.selections, form, fixture.diagnostics,
                   amendments);
}

}  // namespace

TEST_CASE("amendment: authored positions become the letters of each form") {
    const std::vector<std::uint32_t> order{2, 0, 1};
    CHECK(letters_of(accept({1}), of_type(bank::Type::single), order) == "C");
    CHECK(letters_of(accept({1, 2}), of_type(bank::Type::multiple), order) == "AC");
    CHECK(letters_of(accept({1, 2}), of_type(bank::Type::ordering), order) == "CA");
    CHECK(letters_of(accept({2}), of_type(bank::Type::true_false), order) == "TFF");
    KeyChange written = accept({});
    written.text = "9.8";
    CHECK(letters_of(written, of_type(bank::Type::numeric), order).empty());
}

TEST_CASE("amendment: an answer that is accepted too changes the key of every form, no paper") {
    Fixture fixture;
    const Amendments amendments{{2, "Both are right.", {accept({1})}}};
    for (std::size_t form = 0; form < 2; ++form) {
        const InstructorPaper before = amended(fixture, form, {});
        const InstructorPaper after = amended(fixture, form, amendments);
        CHECK(canonical(after.candidate) == canonical(before.candidate));
        CHECK(canonical(after) != canonical(before));
        CHECK(after.key_revision == 2);
        CHECK(after.notes == std::vector<std::string>{"Both are right."});
        const InstructorQuestion& question = after.sections[0].questions[form == 0 ? 0 : 1];
        // Printed 2, 0, 1 on form A and 1, 2, 0 on form B.
        CHECK(question.accepted_too == std::vector<std::string>{form == 0 ? "C" : "A"});
        CHECK(question.options[form == 0 ? 2 : 0].is_accepted_too);
        CHECK(question.notes == after.notes);
        CHECK(after.strips[0].cells[form == 0 ? 0 : 1].letters.size() == 2);
    }
}

TEST_CASE("amendment: what is left out has no points, and others may be worth more") {
    Fixture fixture;
    KeyChange left_out = accept({});
    left_out.kind = KeyChangeKind::leave_out;
    KeyChange points = accept({});
    points.kind = KeyChangeKind::points;
    points.item = "b:two";
    points.points = base::Decimal::whole(3);
    const InstructorPaper paper = amended(fixture, 0, {{2, "n", {left_out}}, {3, "m", {points}}});
    CHECK(paper.points == base::Decimal::whole(3));
    CHECK(paper.candidate.points == base::Decimal::whole(2));
    CHECK(paper.sections[0].questions[0].is_left_out);
    CHECK(paper.sections[0].questions[0].points == base::Decimal());
    CHECK(paper.sections[0].questions[1].points == base::Decimal::whole(3));
    CHECK(paper.key_revision == 3);
    CHECK(paper.notes == std::vector<std::string>{"n", "m"});
    CHECK(paper.strips[0].cells[0].is_left_out);
}

TEST_CASE("amendment: parts of a composite item are amended each by itself") {
    Fixture fixture;
    bank::Item& item = fixture.banks[0].items[0];
    bank::Item part = of_type(bank::Type::single);
    bank::Item number = of_type(bank::Type::numeric);
    number.options.resize(1);
    number.points = base::Decimal::whole(2);
    item.type = bank::Type::composite;
    item.options.clear();
    item.parts = {part, number};
    item.points = base::Decimal::whole(3);
    fixture.selections.resize(1);
    fixture.selections[0].sections[0].items[0].options = {2, 0, 1, 3};
    KeyChange text = accept({});
    text.part = 1;
    text.text = "1 < 2";
    KeyChange left_out = accept({});
    left_out.kind = KeyChangeKind::leave_out;
    left_out.part = 0;
    const InstructorPaper paper = amended(fixture, 0, {{2, "n", {text, left_out}}});
    const InstructorQuestion& question = paper.sections[0].questions[0];
    CHECK(question.points == base::Decimal::whole(2));
    CHECK(!question.is_left_out);
    CHECK(question.parts[0].is_left_out);
    REQUIRE(question.parts[1].options.size() == 2);
    CHECK(question.parts[1].options[1].html == "<span>1 &lt; 2</span>");
    CHECK(question.parts[1].options[1].is_correct);
    CHECK(question.notes == std::vector<std::string>{"n"});
}
