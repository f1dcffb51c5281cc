// SPDX-License-Identifier: MIT
#include "marking/responses_head.hpp"

#include <algorithm>
#include <array>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::marking {

namespace {

/// In small letters without blanks and signs: "Student ID" is "studentid".
std::string plain(std::string_view column) {
    std::string word;
    for (const char c : base::lowered(base::trimmed(column))) {
        if (c != ' ' && c != '_' && c != '-' && c != '.') word += c;
    }
    return word;
}

// The first of these that a table has names its candidates.
constexpr std::array<std::string_view, 12> candidate_words{
    "candidate", "candidatenumber", "candidateid", "id", "studentid",     "studentnumber",
    "student",   "number",          "no",          "nr", "matriculation", "username"};
constexpr std::array<std::string_view, 5> name_words{"name", "fullname", "candidatename",
                                                     "studentname", "surname"};
constexpr std::array<std::string_view, 6> form_words{"form",    "version", "variant",
                                                     "booklet", "paper",   "set"};

template <std::size_t count>
std::optional<std::size_t> rank(const std::array<std::string_view, count>& words,
                                std::string_view word) {
    const auto* const found = std::ranges::find(words, word);
    if (found == words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

class HeadReader {
  public:
    explicit HeadReader(base::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    ResponsesHead read(const base::CsvRow& row) {
        head_.columns = row.fields.size();
        for (std::size_t i = 0; i < row.fields.size(); ++i) read_column(row.fields[i], i);
        if (!head_.candidate) std::swap(head_.candidate, head_.name);
        if (!head_.candidate) {
            diagnostics_.error(row.place, "the first row names no column for candidates",
                               "begin with the line: candidate,form,1,2,3,…");
        }
        return std::move(head_);
    }

  private:
    void read_column(const base::CsvField& field, std::size_t column) {
        const std::string word = plain(field.text);
        if (const auto number = question_number(field.text)) {
            if (!head_.questions.emplace(*number, column).second) tell_twice(field, *number);
        } else if (const auto found = rank(candidate_words, word)) {
            // Of "id" and "number", say, the one that stands first in the list.
            if (head_.candidate && *found == candidate_rank_) tell_twice(field, field.text);
            if (head_.candidate && *found > candidate_rank_) return;
            head_.candidate = column;
            candidate_rank_ = *found;
        } else if (rank(name_words, word)) {
            if (!head_.name) head_.name = column;
        } else if (rank(form_words, word)) {
            if (head_.form) tell_twice(field, field.text);
            head_.form = column;
        } else if (!word.empty()) {
            diagnostics_.warning(field.place,
                                 "the column " + base::in_quotes(field.text) + " is passed over",
                                 "columns are candidate, name, form and the numbers of questions");
        }
    }

    void tell_twice(const base::CsvField& field, std::string_view what) {
        diagnostics_.error(field.place, "there are two columns " + base::in_quotes(what),
                           "leave one of them out");
    }

    base::Diagnostics& diagnostics_;
    ResponsesHead head_;
    std::size_t candidate_rank_ = 0;
};

}  // namespace

std::optional<std::string> question_number(std::string_view column) {
    std::string word = plain(column);
    for (const std::string_view prefix : {"question", "item", "q", "#"}) {
        if (!word.starts_with(prefix)) continue;
        word.erase(0, prefix.size());
        break;
    }
    std::erase_if(word, [](char c) { return c == '(' || c == ')'; });
    // "7.1" is no question 71.
    const std::size_t point = column.find('.');
    const bool has_point = point != std::string_view::npos && point > 0 &&
                           point + 1 < column.size() && base::is_digit(column[point - 1]) &&
                           base::is_digit(column[point + 1]);
    if (has_point) return std::nullopt;
    const auto digits = std::ranges::find_if_not(word, base::is_digit);
    const auto count = static_cast<std::size_t>(digits - word.begin());
    if (count == 0 || count > 6 || word.size() > count + 1) return std::nullopt;
    if (word.size() == count + 1 && !base::is_small_letter(word.back())) return std::nullopt;
    word.erase(0, std::min(word.find_first_not_of('0'), count - 1));
    return word;
}

ResponsesHead read_responses_head(const base::CsvRow& row, base::Diagnostics& diagnostics) {
    return HeadReader(diagnostics).read(row);
}

}  // namespace papersetter::marking
