// SPDX-License-Identifier: MIT
#include "marking/responses.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/ascii.hpp"
#include "base/counted.hpp"
#include "base/csv.hpp"
#include "base/text.hpp"
#include "marking/responses_head.hpp"

namespace papersetter::marking {

namespace {

/// Two numbers are the same candidate whatever blanks stand around them.
std::string candidate_of(const base::CsvField& field) {
    return base::normalise_nfc(base::trimmed(field.text));
}

bool is_empty(const base::CsvRow& row) {
    return std::ranges::all_of(
        row.fields, [](const base::CsvField& field) { return base::trimmed(field.text).empty(); });
}

class ResponsesReader {
  public:
    ResponsesReader(const std::vector<MarkedForm>& forms, base::Diagnostics& diagnostics)
        : forms_(forms), diagnostics_(diagnostics) {}

    Responses read(const std::vector<base::CsvRow>& rows, base::FileNumber file);

  private:
    void check_columns(const base::CsvRow& first);
    void tell_missing(const base::CsvRow& first, const MarkedPart& part);
    void read_row(const base::CsvRow& row);
    [[nodiscard]] std::optional<std::size_t> form_of(const base::CsvRow& row);
    void read_answers(const base::CsvRow& row, Response& response);
    [[nodiscard]] Answer read_cell(const base::CsvField& field, const MarkedPart& part);
    void skip_row(base::Place place, const std::string& why, std::string hint) {
        diagnostics_.warning(place, why + ": this row is skipped", std::move(hint));
        ++result_.skipped_rows;
    }
    void drop_doubles();
    [[nodiscard]] std::string names_of_forms() const;

    const std::vector<MarkedForm>& forms_;
    base::Diagnostics& diagnostics_;
    ResponsesHead head_;
    Responses result_;
};

std::string ResponsesReader::names_of_forms() const {
    std::string names;
    for (const MarkedForm& form : forms_) names += (names.empty() ? "" : ", ") + form.name;
    return base::in_brief(names);
}

void ResponsesReader::tell_missing(const base::CsvRow& first, const MarkedPart& part) {
    // Essays may be marked later.
    if (part.item->type == bank::Type::essay || head_.questions.contains(part.number)) return;
    const std::string whole = std::to_string(part.key->number);
    const bool has_whole = whole != part.number && head_.questions.contains(whole);
    diagnostics_.error(first.place, "there is no column for question " + part.number,
                       has_whole ? "question " + whole + " has parts: write a column for each, " +
                                       whole + "a, " + whole + "b, …"
                                 : "add one with the heading " + part.number);
}

void ResponsesReader::check_columns(const base::CsvRow& first) {
    std::set<std::string, std::less<>> known;
    for (const MarkedForm& form : forms_) {
        for (const MarkedQuestion& question : form.questions) {
            for (const MarkedPart& part : question.parts) {
                if (known.insert(part.number).second) tell_missing(first, part);
            }
        }
    }
    for (const auto& [number, column] : head_.questions) {
        if (known.contains(number)) continue;
        const bool has_parts = known.contains(number + "a");
        if (has_parts) continue;  // told as missing parts
        diagnostics_.error(first.fields[column].place, "no form has a question " + number,
                           "are these the responses to another paper?");
    }
    if (head_.form || forms_.size() == 1) return;
    diagnostics_.error(first.place,
                       "there is no column for the form, and the paper has " +
                           base::counted(forms_.size(), "form"),
                       "add a column form with the form of each candidate: " + names_of_forms());
}

std::optional<std::size_t> ResponsesReader::form_of(const base::CsvRow& row) {
    if (!head_.form) return 0;
    const base::CsvField& field = row.fields[*head_.form];
    const std::string_view name = base::trimmed(field.text);
    const auto find = [&](const auto& is_name) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(forms_, is_name, &MarkedForm::name);
        if (found == forms_.end()) return std::nullopt;
        return static_cast<std::size_t>(found - forms_.begin());
    };
    if (const auto exact = find([&](const std::string& form) { return form == name; })) {
        return exact;
    }
    // "b" is form B, where only one can be meant.
    const auto is_alike = [&](const std::string& form) {
        return base::equals_in_any_case(form, name);
    };
    if (std::ranges::count_if(forms_, is_alike, &MarkedForm::name) == 1) return find(is_alike);
    skip_row(field.place,
             name.empty() ? "the form is not told" : "there is no form " + base::in_quotes(name),
             "the paper has " + names_of_forms());
    return std::nullopt;
}

Answer ResponsesReader::read_cell(const base::CsvField& field, const MarkedPart& part) {
    ReadAnswer read = read_answer(*part.item, place_count(*part.item), field.text);
    if (!read.fault.empty()) {
        diagnostics_.warning(
            field.place, "question " + part.number + ": " + read.fault + ": this cell is skipped",
            std::move(read.hint));
        ++result_.skipped_cells;
    }
    return std::move(read.answer);
}

void ResponsesReader::read_answers(const base::CsvRow& row, Response& response) {
    for (const MarkedQuestion& question : forms_[response.form].questions) {
        std::vector<Answer>& answers = response.answers.emplace_back();
        for (const MarkedPart& part : question.parts) {
            const auto column = head_.questions.find(part.number);
            answers.push_back(column == head_.questions.end()
                                  ? read_cell({{}, row.place}, part)
                                  : read_cell(row.fields[column->second], part));
        }
    }
}

void ResponsesReader::read_row(const base::CsvRow& row) {
    if (is_empty(row)) return;
    if (!row.is_sound) {
        ++result_.skipped_rows;
        return;
    }
    if (row.fields.size() != head_.columns) {
        skip_row(row.place,
                 "there are " + base::counted(row.fields.size(), "field") + ", not " +
                     std::to_string(head_.columns),
                 "write one for each column of the first row; an empty one is an answer left out");
        return;
    }
    Response response;
    response.place = row.place;
    response.candidate = candidate_of(row.fields[*head_.candidate]);
    if (head_.name) response.name = candidate_of(row.fields[*head_.name]);
    if (response.candidate.empty()) {
        skip_row(row.fields[*head_.candidate].place, "the candidate is not named",
                 "write the candidate's number or name");
        return;
    }
    const std::optional<std::size_t> form = form_of(row);
    if (!form) return;
    response.form = *form;
    read_answers(row, response);
    result_.responses.push_back(std::move(response));
}

// Which of two rows is right nobody can know: neither counts.
void ResponsesReader::drop_doubles() {
    std::map<std::string_view, std::vector<const Response*>> rows;
    for (const Response& response : result_.responses) {
        rows[response.candidate].push_back(&response);
    }
    std::set<base::Place> doubles;
    for (const auto& [candidate, found] : rows) {
        if (found.size() < 2) continue;
        for (const Response* const response : found) {
            const Response* const other = response == found[0] ? found[1] : found[0];
            doubles.insert(response->place);
            diagnostics_.add({base::Severity::warning, response->place,
                              "candidate " + base::in_quotes(candidate) + " has " +
                                  base::counted(found.size(), "row") + ": all of them are skipped",
                              "keep the right one", other->place, "another one stands here"});
        }
    }
    result_.skipped_rows += doubles.size();
    std::erase_if(result_.responses,
                  [&](const Response& response) { return doubles.contains(response.place); });
}

Responses ResponsesReader::read(const std::vector<base::CsvRow>& rows, base::FileNumber file) {
    if (rows.empty()) {
        diagnostics_.error({file, 1, 1}, "there is no row",
                           "begin with the line: candidate,form,1,2,3,…");
        throw base::InputError();
    }
    if (!rows.front().is_sound) throw base::InputError("the first row cannot be read");
    head_ = read_responses_head(rows.front(), diagnostics_);
    check_columns(rows.front());
    if (diagnostics_.has_errors()) throw base::InputError();
    for (std::size_t i = 1; i < rows.size(); ++i) read_row(rows[i]);
    drop_doubles();
    return std::move(result_);
}

}  // namespace

Responses read_responses(const base::Sources& sources, base::FileNumber file,
                         const std::vector<MarkedForm>& forms, base::Diagnostics& diagnostics) {
    const char delimiter = base::csv_delimiter(sources.text(file));
    const auto rows = base::read_csv(sources, file, delimiter, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    return ResponsesReader(forms, diagnostics).read(rows, file);
}

}  // namespace papersetter::marking
