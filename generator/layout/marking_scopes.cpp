// SPDX-License-Identifier: MIT
#include "layout/marking_scopes.hpp"

#include <algorithm>

#include "layout/candidate_scopes.hpp"
#include "layout/letters.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

using paper::InstructorOption;
using paper::InstructorQuestion;
using paper::MarkedCell;

/// An answer as the marking sheet lists it; `html` or `text` may be empty.
struct AcceptedAnswer {
    bool is_alternative = false;
    std::string label;
    std::string_view html;
    std::string note;
    std::string_view unit_html;
};

class MarkingScopes {
  public:
    MarkingScopes(Scopes& scopes, const paper::InstructorPaper& paper, const Strings& strings)
        : scopes_(scopes), paper_(paper), strings_(strings) {}

    void fill(const std::vector<PageOfQuestions>& pages) {
        set_strips();
        set_pages(pages);
        std::vector<const InstructorQuestion*> written;
        for (const paper::InstructorSection& section : paper_.sections) {
            for (const InstructorQuestion& question : section.questions) {
                add_written(question, written);
            }
        }
        std::vector<Scope>& list = set_list(scopes_.paper, "written_answers", written.size());
        for (std::size_t i = 0; i < list.size(); ++i) set_written(list[i], *written[i]);
        set_scores();
        set_amendments();
    }

  private:
    std::string_view keep(std::string text) { return scopes_.keep(std::move(text)); }
    std::string word(std::string_view key) const { return strings_.fill(key, {}, {}); }
    std::string marks(base::Decimal points) const { return marks_text(strings_, points); }

    /// Answers of which each is right, "B / C".
    std::string alternatives(const std::vector<std::string>& letters) const {
        std::string text;
        for (const std::string& one : letters) {
            text += (text.empty() ? "" : "/") + printed_letters(strings_, one);
        }
        return text;
    }

    std::string letters_in(const MarkedCell& cell) const {
        return cell.is_left_out ? std::string("–") : alternatives(cell.letters);
    }

    void set_cell(Scope& scope, const MarkedCell& cell, bool shows_marks) {
        const std::string_view number = keep(printed_number(strings_, cell.number));
        set(scope, "cell_number", number);
        set(scope, "cell_label", keep(strings_.fill("cell_label", {}, {{"number", number}})));
        set(scope, "cell_width", width_word(cell.most_letters));
        set(scope, "cell_letter", keep(letters_in(cell)));
        set_flag(scope, "is_amended", cell.is_left_out || cell.letters.size() > 1);
        if (shows_marks) {
            set(scope, "cell_marks",
                keep(base::to_string(cell.is_left_out ? base::Decimal() : cell.points)));
        }
    }

    void set_strips() {
        std::vector<Scope>& forms = set_list(scopes_.paper, "marking_forms", paper_.strips.size());
        for (std::size_t f = 0; f < forms.size(); ++f) {
            const paper::MarkedStrip& strip = paper_.strips[f];
            set(forms[f], "marking_form_label",
                keep(strings_.fill("marking_form", {}, {{"form", strip.form}})));
            set_flag(forms[f], "is_own_form", f == 0);
            const std::size_t groups = groups_of(strip);
            set_groups(set_list(forms[f], "marking_groups", groups), strip);
            if (f == 0) set_groups(set_list(scopes_.paper, "strip_groups", groups), strip);
        }
    }

    static std::size_t groups_of(const paper::MarkedStrip& strip) {
        return (strip.cells.size() + strip_group_size - 1) / strip_group_size;
    }

    void set_groups(std::vector<Scope>& groups, const paper::MarkedStrip& strip) {
        const bool has_marks = std::ranges::any_of(strip.cells, [&](const MarkedCell& cell) {
            return cell.points != strip.cells.front().points && !cell.is_left_out;
        });
        for (std::size_t g = 0; g < groups.size(); ++g) {
            const std::size_t first = g * strip_group_size;
            std::vector<Scope>& cells = set_list(
                groups[g], "cells", std::min(strip_group_size, strip.cells.size() - first));
            for (std::size_t i = 0; i < cells.size(); ++i) {
                set_cell(cells[i], strip.cells[first + i], has_marks);
            }
        }
    }

    void set_pages(const std::vector<PageOfQuestions>& pages) {
        const Slot list("pages");
        std::vector<Scope>& scopes = scopes_.paper.at(list.variable).list;
        for (std::size_t i = 0; i < scopes.size(); ++i) {
            const PageOfQuestions& page = pages[i];
            std::string questions = std::to_string(page.first);
            if (page.last > page.first) questions += "\u2013" + std::to_string(page.last);
            set(scopes[i], "page_questions", keep(std::move(questions)));
            std::string letters;
            for (const MarkedCell& cell : paper_.strips.front().cells) {
                if (cell.question < page.first || cell.question > page.last) continue;
                letters += (letters.empty() ? "" : " ") + letters_in(cell);
            }
            set(scopes[i], "page_letters", keep(std::move(letters)));
            base::Decimal points;
            for (const paper::InstructorSection& section : paper_.sections) {
                for (const InstructorQuestion& question : section.questions) {
                    if (question.number >= page.first && question.number <= page.last) {
                        points += question.points;
                    }
                }
            }
            set(scopes[i], "page_marks", keep(base::to_string(points)));
        }
    }

    static void add_written(const InstructorQuestion& question,
                            std::vector<const InstructorQuestion*>& written) {
        for (const InstructorQuestion& part : question.parts) add_written(part, written);
        const bool is_in_strip =
            question.type == bank::Type::single || question.type == bank::Type::multiple;
        if (!is_in_strip && question.type != bank::Type::composite) written.push_back(&question);
    }

    /// "A true, B false" of an answer "TF".
    std::string statements(const InstructorQuestion& question, std::string_view answer) const {
        std::string text;
        for (std::size_t i = 0; i < question.options.size() && i < answer.size(); ++i) {
            if (i > 0) text += ", ";
            text += printed_letters(strings_, question.options[i].letter) + "\u00A0" +
                    word(answer[i] == 'T' ? "true_word" : "false_word");
        }
        return text;
    }

    std::vector<AcceptedAnswer> answers_of(const InstructorQuestion& question) const {
        std::vector<AcceptedAnswer> answers;
        int last = -1;
        for (const InstructorOption& option : question.options) {
            const bool is_criterion = question.type == bank::Type::essay;
            if (!option.is_correct && !option.is_accepted_too && !is_criterion) continue;
            AcceptedAnswer answer;
            answer.html = option.html;
            if (is_criterion) {
                answer.note = marks(option.points);
            } else {
                answer.is_alternative = option.answers == last;
                if (option.answers > 0 && !answer.is_alternative) {
                    answer.label = std::to_string(option.answers);
                }
                if (!question.tolerance.empty()) answer.note = "±\u00A0" + question.tolerance;
                answer.unit_html = question.unit_html;
                last = option.answers;
            }
            answers.push_back(std::move(answer));
        }
        return answers;
    }

    void set_written(Scope& scope, const InstructorQuestion& question) {
        const std::string number =
            printed_number(strings_, std::to_string(question.number) + question.part);
        set(scope, "written_number", keep(number));
        set(scope, "written_label",
            keep(strings_.fill("question_label", {}, {{"number", number}})));
        set(scope, "written_marks_text",
            keep(question.is_left_out ? word("not_counted") : marks(question.points)));
        if (!question.answer.empty()) {
            std::string text = letters_of(question, question.answer);
            for (const std::string& other : question.accepted_too) {
                text += " " + word("or_word") + " " + letters_of(question, other);
            }
            set(scope, "written_letters", keep(std::move(text)));
            return;
        }
        const std::vector<AcceptedAnswer> answers = answers_of(question);
        std::vector<Scope>& list = set_list(scope, "accepted", answers.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            set_flag(list[i], "is_alternative", answers[i].is_alternative);
            set(list[i], "accepted_label", keep(answers[i].label));
            set(list[i], "accepted_html", answers[i].html);
            set(list[i], "accepted_note", keep(answers[i].note));
            set(list[i], "accepted_unit_html", answers[i].unit_html);
        }
    }

    /// "C A D"; of statements "A true, B false".
    std::string letters_of(const InstructorQuestion& question, std::string_view answer) const {
        if (question.type == bank::Type::true_false) return statements(question, answer);
        std::string text;
        for (const char letter : answer) {
            text +=
                (text.empty() ? "" : " ") + printed_letters(strings_, std::string_view(&letter, 1));
        }
        return text;
    }

    void set_scores() {
        set_flag(scopes_.paper, "has_grades", paper_.has_grades);
        std::vector<Scope>& rows = set_list(scopes_.paper, "score_rows", paper_.score_rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const paper::ScoreRow& row = paper_.score_rows[i];
            const std::string_view least = keep(base::to_string(row.least));
            set(rows[i], "grade", row.grade);
            set(rows[i], "least_marks", least);
            set(rows[i], "score_row_label",
                keep(strings_.fill("score_row", row.least, {{"n", least}})));
        }
    }

    // What the key gives is what it counts, whatever stands on the paper.
    void set_amendments() {
        if (!paper_.key_revision) return;
        const std::string_view number = keep(std::to_string(*paper_.key_revision));
        Scope& scope = scopes_.paper;
        set(scope, "key_revision_text", keep(strings_.fill("key_revision", {}, {{"n", number}})));
        set(scope, "marks", keep(base::to_string(paper_.points)));
        set(scope, "marks_text", keep(marks(paper_.points)));
        set_flag(scope, "has_equal_marks", paper_.has_equal_points);
        std::vector<Scope>& notes = set_list(scope, "amendments", paper_.notes.size());
        for (std::size_t i = 0; i < notes.size(); ++i) {
            set(notes[i], "amendment_note", paper_.notes[i]);
        }
    }

    Scopes& scopes_;
    const paper::InstructorPaper& paper_;
    const Strings& strings_;
};

}  // namespace

void set_marking(Scopes& scopes, const paper::InstructorPaper& paper,
                 const std::vector<PageOfQuestions>& pages, const Strings& strings) {
    if (paper.strips.empty()) return;
    MarkingScopes(scopes, paper, strings).fill(pages);
}

void set_amended_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                          const Strings& strings) {
    set_flag(scope, "is_not_counted", question.is_left_out);
    std::string answers;
    const std::string separator = " " + strings.fill("or_word", {}, {}) + " ";
    for (const std::string& one : question.accepted_too) {
        if (!answers.empty()) answers += separator;
        answers += question.type == bank::Type::true_false ? one : printed_letters(strings, one);
    }
    if (!answers.empty()) {
        set(scope, "accepted_too_text",
            scopes.keep(strings.fill("accepted_too", {}, {{"answers", answers}})));
    }
    std::vector<Scope>& notes = set_list(scope, "question_amendments", question.notes.size());
    for (std::size_t i = 0; i < notes.size(); ++i) {
        set(notes[i], "amendment_note", question.notes[i]);
    }
}

}  // namespace papersetter::layout
