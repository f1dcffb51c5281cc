// SPDX-License-Identifier: MIT
#include "layout/candidate_scopes.hpp"

#include <algorithm>
#include <array>

#include "base/language.hpp"
#include "layout/letters.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

/// After so many forms the tab at the edge begins from above again.
constexpr std::size_t tab_places = 12;

/// "30, one each", "24, 2 each", or the total alone where questions differ.
std::string marks_each_text(const paper::CandidatePaper& paper, const Strings& strings) {
    const std::string total = base::to_string(paper.points);
    if (!paper.has_equal_points) return total;
    for (const paper::CandidateSection& section : paper.sections) {
        if (section.questions.empty()) continue;
        const base::Decimal each = section.questions.front().points;
        const std::string number = base::to_string(each);
        return strings.fill("marks_each", each, {{"total", total}, {"n", number}});
    }
    return total;
}

std::string document_title(const paper::CandidatePaper& paper, const Strings& strings,
                           bool is_key) {
    std::string title = strings.fill(is_key ? "key_title" : "questions_title", {},
                                     {{"title", paper.title}, {"form", paper.form}});
    return title.empty() ? paper.title : title;
}

void set_candidate_options(Scopes& scopes, Scope& question, const paper::CandidateQuestion& face,
                           const Strings& strings) {
    std::vector<Scope>& options = set_list(question, "options", face.options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
        set_option(scopes, options[i], {face.number, face.options[i].letter, face.options[i].html},
                   strings);
    }
}

/// " (a)"
std::string part_label(const Strings& strings, std::string_view part) {
    return " (" + printed_number(strings, part) + ')';
}

/// The flag of each type, in the order of bank::Type.
constexpr std::array<Slot, bank::type_words.size()> type_flags{
    "is_single", "is_multiple", "is_true_false", "is_numeric", "is_short",
    "is_cloze",  "is_matching", "is_ordering",   "is_essay",   "is_composite"};

// Ruled lines where the item does not say how many.
constexpr int lines_of_short_answer = 1;
constexpr int lines_of_essay = 12;

void set_prompts(Scopes& scopes, Scope& question, const QuestionFace& face, std::string_view called,
                 const Strings& strings) {
    std::vector<Scope>& prompts = set_list(question, "prompts", face.prompts.size());
    for (std::size_t i = 0; i < prompts.size(); ++i) {
        const std::string_view number = scopes.keep(std::to_string(i + 1));
        set(prompts[i], "prompt_number", number);
        set(prompts[i], "prompt_html", face.prompts[i]);
        set(prompts[i], "prompt_label",
            scopes.keep(strings.fill("blank_label", {}, {{"n", number}, {"number", called}})));
    }
}

void set_blanks(Scopes& scopes, Scope& question, const QuestionFace& face, std::string_view called,
                const Strings& strings) {
    std::vector<Scope>& blanks = set_list(question, "blanks", face.option_count);
    for (std::size_t i = 0; i < blanks.size(); ++i) {
        const std::string_view number = scopes.keep(std::to_string(i + 1));
        set(blanks[i], "blank_number", number);
        set(blanks[i], "blank_label",
            scopes.keep(strings.fill("blank_label", {}, {{"n", number}, {"number", called}})));
    }
}

// `called` is the question's number, with the letter of its part.
void set_way_of_answering(Scopes& scopes, Scope& question, const QuestionFace& face,
                          std::string_view called, const Strings& strings) {
    set_flag(question, type_flags.at(static_cast<std::size_t>(face.type)), true);
    if (face.type == bank::Type::single && face.part.empty()) return;
    if (!face.part.empty()) {
        set(question, "part_label", scopes.keep(part_label(strings, face.part).substr(1)));
    }
    set(question, "answer_label",
        scopes.keep(strings.fill("cell_label", {}, {{"number", called}})));
    if (face.type == bank::Type::multiple) {
        const std::string_view count = scopes.keep(std::to_string(face.choose));
        set(question, "choose_text",
            scopes.keep(face.choose == 0
                            ? strings.fill("choose_all", {}, {})
                            : strings.fill("choose_number", base::Decimal::whole(face.choose),
                                           {{"n", count}})));
    }
    set(question, "unit_html", face.unit_html);
    if (!face.prompts.empty()) set_prompts(scopes, question, face, called, strings);
    if (face.type == bank::Type::ordering) set_blanks(scopes, question, face, called, strings);
    const bool is_short = face.type == bank::Type::short_answer;
    const bool is_essay = face.type == bank::Type::essay;
    set_flag(question, "has_lines", is_short || is_essay || face.type == bank::Type::composite);
    if (!is_short && !is_essay) return;
    const int usual = is_short ? lines_of_short_answer : lines_of_essay;
    set(question, "line_count", scopes.keep(std::to_string(face.lines > 0 ? face.lines : usual)));
}

/// "Questions 4 to 6 refer to the following."
std::string stimulus_label(const paper::Stimulus& stimulus, const Strings& strings) {
    const int count = stimulus.last - stimulus.first + 1;
    const std::string first = std::to_string(stimulus.first);
    const std::string last = std::to_string(stimulus.last);
    return strings.fill(count == 2 ? "stimulus_of_two" : "stimulus", base::Decimal::whole(count),
                        {{"first", first}, {"last", last}});
}

void set_stimulus(Scopes& scopes, Scope& question, const paper::Stimulus& stimulus,
                  const Strings& strings) {
    Scope& scope = set_list(question, "stimulus", 1).front();
    set(scope, "stimulus_label", scopes.keep(stimulus_label(stimulus, strings)));
    set(scope, "stimulus_title", stimulus.title);
    if (!stimulus.language.empty()) {
        set(scope, "stimulus_language", stimulus.language);
        set(scope, "stimulus_direction", base::direction_of(stimulus.language));
    }
    set(scope, "stimulus_html", stimulus.html);
}

}  // namespace

namespace {

/// Whether some question is not answered with one letter.
bool has_other_types(const paper::CandidatePaper& paper) {
    return std::ranges::any_of(paper.sections, [](const paper::CandidateSection& section) {
        return std::ranges::any_of(section.questions, [](const paper::CandidateQuestion& one) {
            return one.type != bank::Type::single;
        });
    });
}

}  // namespace

void set_paper(Scopes& scopes, const paper::CandidatePaper& paper, const Strings& strings,
               bool is_key) {
    Scope& scope = scopes.paper;
    set(scope, "title", paper.title);
    set(scope, "subtitle", paper.subtitle);
    set(scope, "course", paper.course);
    set(scope, "code", paper.code);
    set(scope, "aids", paper.aids);
    set(scope, "language", paper.language);
    set_direction(scope, is_right_to_left(strings, paper.language));
    if (paper.date) set(scope, "date_text", scopes.keep(date_text(strings, *paper.date)));
    if (paper.minutes) set(scope, "time_text", scopes.keep(time_text(strings, *paper.minutes)));
    set(scope, "instructions_html", paper.instructions_html);
    set(scope, "form", paper.form);
    set(scope, "form_code", paper.form_code);
    set_list(scope, "tab_steps", paper.form_index % tab_places);
    if (paper.revision > 1) {
        const std::string_view number = scopes.keep(std::to_string(paper.revision));
        set(scope, "revision_text", scopes.keep(strings.fill("revision", {}, {{"n", number}})));
    }
    set(scope, "document_title", scopes.keep(document_title(paper, strings, is_key)));
    set_flag(scope, "is_questions", !is_key);
    set_flag(scope, "is_key", is_key);
    set(scope, "question_count", scopes.keep(std::to_string(paper.question_count)));
    set(scope, "marks", scopes.keep(base::to_string(paper.points)));
    set(scope, "marks_text", scopes.keep(marks_text(strings, paper.points)));
    set(scope, "marks_each_text", scopes.keep(marks_each_text(paper, strings)));
    set_flag(scope, "has_equal_marks", paper.has_equal_points);
    set_flag(scope, "has_other_types", has_other_types(paper));
}

void set_option(Scopes& scopes, Scope& option, const OptionFace& face, const Strings& strings) {
    const std::string_view letter = scopes.keep(printed_letters(strings, face.letter));
    set(option, "letter", letter);
    set(option, "option_label",
        scopes.keep(strings.fill(
            "option_label", {},
            {{"letter", letter}, {"number", scopes.keep(std::to_string(face.number))}})));
    set(option, "option_html", face.html);
}

std::string_view width_word(std::size_t letters) {
    if (letters < 2) return {};
    return letters <= 4 ? "wide" : letters <= 8 ? "wider" : "widest";
}

void set_strip(Scopes& scopes, const std::vector<paper::StripCell>& cells, const Strings& strings) {
    const std::size_t groups = (cells.size() + strip_group_size - 1) / strip_group_size;
    std::vector<Scope>& group_scopes = set_list(scopes.paper, "strip_groups", groups);
    for (std::size_t group = 0; group < groups; ++group) {
        const std::size_t first = group * strip_group_size;
        std::vector<Scope>& list = set_list(group_scopes[group], "cells",
                                            std::min(strip_group_size, cells.size() - first));
        for (std::size_t i = 0; i < list.size(); ++i) {
            const paper::StripCell& cell = cells[first + i];
            const std::string_view number = scopes.keep(printed_number(strings, cell.number));
            set(list[i], "cell_number", number);
            set(list[i], "cell_label",
                scopes.keep(strings.fill("cell_label", {}, {{"number", number}})));
            set(list[i], "cell_width", width_word(cell.most_letters));
        }
    }
}

void set_section(Scopes& scopes, Scope& section, const SectionFace& face, const Strings& strings) {
    set(section, "section_title", face.title);
    set(section, "section_number", scopes.keep(std::to_string(face.number)));
    std::string questions = std::to_string(face.first);
    if (face.count > 1) questions += "\u2013" + std::to_string(face.first + face.count - 1);
    if (face.count > 0) set(section, "section_questions", scopes.keep(std::move(questions)));
    set(section, "section_marks", scopes.keep(base::to_string(face.points)));
    set(section, "section_marks_text", scopes.keep(marks_text(strings, face.points)));
}

void set_question(Scopes& scopes, Scope& question, const QuestionFace& face,
                  const Strings& strings) {
    const std::string_view number = scopes.keep(std::to_string(face.number));
    const std::string_view called =
        face.part.empty() ? number
                          : scopes.keep(std::string(number) + part_label(strings, face.part));
    set(question, "number", number);
    set(question, "question_label",
        scopes.keep(strings.fill("question_label", {}, {{"number", called}})));
    set(question, "group", face.group);
    if (face.stimulus) set_stimulus(scopes, question, *face.stimulus, strings);
    set(question, "stem_html", face.stem_html);
    set(question, "question_marks", scopes.keep(base::to_string(face.points)));
    set(question, "question_marks_text", scopes.keep(marks_text(strings, face.points)));
    set_way_of_answering(scopes, question, face, called, strings);
}

void set_candidate_question(Scopes& scopes, Scope& scope, const paper::CandidateQuestion& question,
                            const Strings& strings) {
    set_question(scopes, scope, face_of(question), strings);
    set_candidate_options(scopes, scope, question, strings);
    if (question.option_columns > 0) {
        set(scope, "option_columns", scopes.keep(std::to_string(question.option_columns)));
    }
    if (question.parts.empty()) return;
    std::vector<Scope>& parts = set_list(scope, "parts", question.parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        set_candidate_question(scopes, parts[i], question.parts[i], strings);
    }
}

Scopes candidate_scopes(const paper::CandidatePaper& paper, const Strings& strings) {
    Scopes scopes;
    set_paper(scopes, paper, strings, false);
    set_flag(scopes.paper, "has_section_titles", has_titles(paper.sections));
    std::size_t count = 0;
    std::vector<Scope>& sections = set_list(scopes.paper, "sections", paper.sections.size());
    for (std::size_t s = 0; s < sections.size(); ++s) {
        const paper::CandidateSection& section = paper.sections[s];
        set_section(scopes, sections[s],
                    {s + 1, section.title, section.points, count + 1, section.questions.size()},
                    strings);
        std::vector<Scope>& questions =
            set_list(sections[s], "questions", section.questions.size());
        for (std::size_t q = 0; q < questions.size(); ++q) {
            set_candidate_question(scopes, questions[q], section.questions[q], strings);
        }
        count += questions.size();
    }
    set_strip(scopes, paper::strip_cells(paper), strings);
    return scopes;
}

}  // namespace papersetter::layout
