// SPDX-License-Identifier: MIT
#include "manifest/key_csv.hpp"

#include <doctest/doctest.h>

#include "two_banks.hpp"

using namespace papersetter;

namespace {

paper::InstructorQuestion question(int number, std::string answer, std::string item) {
    paper::InstructorQuestion result;
    result.number = number;
    result.answer = std::move(answer);
    result.item_id = std::move(item);
    result.points = base::Decimal::units(15'000);
    return result;
}

paper::InstructorPaper two_sections() {
    paper::InstructorPaper paper;
    paper.sections.resize(2);
    paper.sections[0].questions = {question(1, "C", "ml:b"), question(2, "B", "ops:a")};
    paper.sections[1].questions = {question(3, "A", "ml:a")};
    return paper;
}

assembly::Selection selection_of(const std::string& form) {
    return {
        form, 0, {{{{{0, 1}, {0, 2, 1}}, {{1, 0}, {0, 1, 2}}}, {}}, {{{{0, 0}, {1, 0, 2}}}, {}}}};
}

}  // namespace

TEST_CASE("key_csv: one row a question, with the letter printed and the option that stays") {
    CHECK(manifest::key_csv({two_sections()}, {selection_of("A")}, two_banks()) ==
          "form,number,letter,item,answer,points\n"
          "A,1,C,ml:b,right,1.5\n"
          "A,2,B,ops:a,2,1.5\n"
          "A,3,A,ml:a,right,1.5\n");
}

TEST_CASE("key_csv: rows of forms follow each other under one header") {
    const paper::InstructorPaper paper = two_sections();
    const auto banks = two_banks();
    CHECK(manifest::key_csv({paper, paper}, {selection_of("A"), selection_of("B")}, banks) ==
          std::string(manifest::key_csv_header) +
              manifest::key_csv_rows(paper, selection_of("A"), banks) +
              manifest::key_csv_rows(paper, selection_of("B"), banks));
    CHECK(manifest::key_csv({}, {}, banks) == "form,number,letter,item,answer,points\n");
}

TEST_CASE("key_csv: fields with commas, quotes and line ends are quoted") {
    paper::InstructorPaper paper;
    paper.sections.resize(1);
    paper.sections[0].questions = {question(1, "A", "say \"hi\"")};
    assembly::Selection selection{"A, morning\n", 0, {{{{{0, 0}, {0, 1, 2}}}, {}}}};
    CHECK(manifest::key_csv_rows(paper, selection, two_banks()) ==
          "\"A, morning\n\",1,A,\"say \"\"hi\"\"\",right,1.5\n");
}

TEST_CASE("key_csv: several right options are joined in the order of their letters") {
    auto banks = two_banks();
    banks[0].items[0].options[2].is_correct = true;
    banks[0].items[0].options[2].id.clear();
    paper::InstructorPaper paper;
    paper.sections.resize(1);
    paper.sections[0].questions = {question(1, "AC", "a")};
    const assembly::Selection selection{"A", 0, {{{{{0, 0}, {2, 0, 1}}}, {}}}};
    CHECK(manifest::key_csv_rows(paper, selection, banks) == "A,1,AC,a,3 right,1.5\n");
}
