// SPDX-License-Identifier: MIT
#include "paper/answer_sheet.hpp"

#include <doctest/doctest.h>

namespace papersetter::paper {

namespace {

CandidateQuestion question(int number, bank::Type type, std::size_t options) {
    CandidateQuestion one;
    one.number = number;
    one.type = type;
    for (std::size_t i = 0; i < options; ++i) {
        one.options.push_back({std::string(1, static_cast<char>('A' + i)), "text"});
    }
    return one;
}

/// "1:ABC 2+:AB": numbers, a plus where several may be right, choices.
std::string told(const std::vector<CandidateQuestion>& questions) {
    CandidatePaper paper;
    paper.sections = {{"", questions, {}}};
    std::string text;
    for (const SheetRow& row : sheet_rows(paper)) {
        if (!text.empty()) text += ' ';
        text += row.number + (row.has_several ? "+:" : ":");
        for (const std::string& choice : row.choices) text += choice;
    }
    return text;
}

}  // namespace

TEST_CASE("answer_sheet: a row for each answer that is chosen") {
    using bank::Type;
    CHECK(told({question(1, Type::single, 3), question(2, Type::multiple, 5)}) == "1:ABC 2+:ABCDE");
    CHECK(told({question(1, Type::true_false, 2)}) == "1.1:TF 1.2:TF");
    CHECK(told({question(1, Type::ordering, 3)}) == "1.1:ABC 1.2:ABC 1.3:ABC");
    CandidateQuestion matching = question(4, Type::matching, 3);
    matching.prompts = {"one", "two"};
    CHECK(told({matching}) == "4.1:ABC 4.2:ABC");
    CandidateQuestion cloze = question(5, Type::cloze, 3);
    cloze.gap_count = 2;
    CHECK(told({cloze}) == "5.1:ABC 5.2:ABC");
}

TEST_CASE(
    "answer_sheet: what is answered in words has no row, the parts of a question have theirs") {
    using bank::Type;
    CHECK(told({question(1, Type::numeric, 0), question(2, Type::short_answer, 0),
                question(3, Type::essay, 0), question(4, Type::cloze, 0)}) == "");
    CandidateQuestion composite = question(7, Type::composite, 0);
    composite.parts = {question(7, Type::numeric, 0), question(7, Type::single, 2),
                       question(7, Type::true_false, 1)};
    composite.parts[0].part = "a";
    composite.parts[1].part = "b";
    composite.parts[2].part = "c";
    CHECK(told({composite}) == "7b:AB 7c.1:TF");
}

TEST_CASE("answer_sheet: the code of the form without its spaces") {
    CandidatePaper paper;
    paper.form = "Red";
    paper.form_code = "Red · 7F3K-Q2";
    CHECK(sheet_code(paper) == "Red/7F3K-Q2");
}

}  // namespace papersetter::paper
