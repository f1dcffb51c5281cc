// SPDX-License-Identifier: MIT
#include "layout/sheet_scopes.hpp"

#include "layout/candidate_scopes.hpp"
#include "layout/letters.hpp"
#include "layout/sheet_ids.hpp"
#include "paper/answer_sheet.hpp"

namespace papersetter::layout {
namespace {

void set_digits(Scopes& scopes, std::size_t digits, const Strings& strings) {
    std::vector<Scope>& columns = set_list(scopes.paper, "id_columns", digits);
    for (std::size_t column = 0; column < digits; ++column) {
        std::vector<Scope>& list = set_list(columns[column], "id_digits", 10);
        const std::string_view place = scopes.keep(std::to_string(column + 1));
        for (std::size_t digit = 0; digit < list.size(); ++digit) {
            const std::string_view written = scopes.keep(std::to_string(digit));
            set(list[digit], "digit", written);
            set(list[digit], "digit_id", scopes.keep(digit_id(column, digit)));
            set(list[digit], "digit_label",
                scopes.keep(strings.fill("digit_label", {}, {{"digit", written}, {"n", place}})));
        }
    }
}

/// The words for "T" and "F", else the letter in the layout's language.
std::string printed_choice(const std::string& choice, bool is_statement, const Strings& strings) {
    if (!is_statement) return printed_letters(strings, choice);
    return strings.fill(choice == "T" ? "true_letter" : "false_letter", {}, {});
}

void set_rows(Scopes& scopes, const std::vector<paper::SheetRow>& rows, const Strings& strings) {
    std::vector<Scope>& list = set_list(scopes.paper, "sheet_rows", rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const paper::SheetRow& row = rows[i];
        const std::string_view number = scopes.keep(printed_number(strings, row.number));
        set(list[i], "row_number", number);
        set_flag(list[i], "has_several", row.has_several);
        std::vector<Scope>& bubbles = set_list(list[i], "bubbles", row.choices.size());
        const bool is_statement = row.choices.front() == "T";
        for (std::size_t k = 0; k < bubbles.size(); ++k) {
            const std::string_view letter =
                scopes.keep(printed_choice(row.choices[k], is_statement, strings));
            set(bubbles[k], "bubble_letter", letter);
            set(bubbles[k], "bubble_id", scopes.keep(bubble_id(row.number, row.choices[k])));
            set(bubbles[k], "bubble_label",
                scopes.keep(
                    strings.fill("option_label", {}, {{"letter", letter}, {"number", number}})));
        }
    }
}

}  // namespace

Scopes sheet_scopes(const paper::CandidatePaper& paper, std::size_t digits,
                    const Strings& strings) {
    Scopes scopes;
    set_paper(scopes, paper, strings, false);
    set_flag(scopes.paper, "is_questions", false);
    set_flag(scopes.paper, "is_sheet", true);
    const std::string title =
        strings.fill("sheet_title", {}, {{"title", paper.title}, {"form", paper.form}});
    if (!title.empty()) set(scopes.paper, "document_title", scopes.keep(title));
    const std::string_view code = scopes.keep(paper::sheet_code(paper));
    set(scopes.paper, "sheet_code_text",
        scopes.keep(strings.fill("sheet_code", {}, {{"code", code}})));
    set_digits(scopes, digits, strings);
    set_rows(scopes, paper::sheet_rows(paper), strings);
    return scopes;
}

}  // namespace papersetter::layout
