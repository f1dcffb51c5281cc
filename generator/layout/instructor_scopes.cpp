// SPDX-License-Identifier: MIT
#include "layout/instructor_scopes.hpp"

#include "layout/candidate_scopes.hpp"
#include "layout/letters.hpp"
#include "layout/marking_scopes.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

/// What an option is the answer to: "Answer to 2", "Gap 2", "Step 2".
std::string role_text(bank::Type type, int answers, const Strings& strings) {
    if (answers == 0) return {};
    const std::string number = std::to_string(answers);
    const std::string_view key = type == bank::Type::matching   ? "role_prompt"
                                 : type == bank::Type::ordering ? "role_step"
                                                                : "role_gap";
    return strings.fill(key, {}, {{"n", number}});
}

void set_options(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                 const Strings& strings) {
    std::vector<Scope>& list = set_list(scope, "options", question.options.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const paper::InstructorOption& option = question.options[i];
        set_option(scopes, list[i], {question.number, option.letter, option.html}, strings);
        set_flag(list[i], "is_correct", option.is_correct);
        set_flag(list[i], "is_accepted_too", option.is_accepted_too);
        set(list[i], "rationale_html", option.rationale_html);
        set(list[i], "tempting_html", option.tempting_html);
        set(list[i], "right_when_html", option.right_when_html);
        if (question.type == bank::Type::single) continue;
        set(list[i], "role_text", scopes.keep(role_text(question.type, option.answers, strings)));
        set(list[i], "match_html", option.prompt_html);
        if (question.type == bank::Type::essay) {
            set(list[i], "criterion_marks_text", scopes.keep(marks_text(strings, option.points)));
        }
    }
}

/// The bank's word for a level or a difficulty in the layout's language, or as it stands where the
/// layout has no word for it.
std::string_view translated(Scopes& scopes, const Strings& strings, std::string_view family,
                            std::string_view word) {
    const std::string key = std::string(family) + '.' + std::string(word);
    return strings.find(key) == nullptr ? word : scopes.keep(strings.fill(key, {}, {}));
}

void set_elsewhere(Scopes& scopes, Scope& question, const std::vector<paper::Elsewhere>& places,
                   const Strings& strings) {
    std::vector<Scope>& list = set_list(question, "elsewhere", places.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string_view number = scopes.keep(std::to_string(places[i].number));
        set(list[i], "elsewhere_form", places[i].form);
        set(list[i], "elsewhere_number", number);
        set(list[i], "elsewhere_text",
            scopes.keep(
                strings.fill("elsewhere", {}, {{"form", places[i].form}, {"number", number}})));
    }
}

}  // namespace

void set_key_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                      const Strings& strings) {
    set_answered_question(scopes, scope, question, strings);
    if (!question.parts.empty()) {
        std::vector<Scope>& parts = set_list(scope, "parts", question.parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            set_key_question(scopes, parts[i], question.parts[i], strings);
        }
    }
    set(scope, "topic", question.topic_title);
    set(scope, "level", translated(scopes, strings, "level", question.level));
    set(scope, "difficulty", translated(scopes, strings, "difficulty", question.difficulty));
    set(scope, "p", question.p);
    set(scope, "discrimination", question.discrimination);
    set(scope, "item_id", question.item_id);
    set_elsewhere(scopes, scope, question.elsewhere, strings);
    set_amended_question(scopes, scope, question, strings);
}

namespace {

void set_pages(Scopes& scopes, const std::vector<PageOfQuestions>& pages, const Strings& strings) {
    std::vector<Scope>& list = set_list(scopes.paper, "pages", pages.size());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::string_view page = scopes.keep(std::to_string(pages[i].page));
        const std::string_view first = scopes.keep(std::to_string(pages[i].first));
        const std::string_view last = scopes.keep(std::to_string(pages[i].last));
        const auto count = base::Decimal::whole(pages[i].last - pages[i].first + 1);
        set(list[i], "page_number", page);
        set(list[i], "page_first", first);
        set(list[i], "page_last", last);
        set(list[i], "page_text",
            scopes.keep(strings.fill("page_questions", count,
                                     {{"page", page}, {"first", first}, {"last", last}})));
    }
}

}  // namespace

void set_answered_question(Scopes& scopes, Scope& scope, const paper::InstructorQuestion& question,
                           const Strings& strings) {
    set_question(scopes, scope, face_of(question), strings);
    set_options(scopes, scope, question, strings);
    const bool is_lettered = question.type != bank::Type::true_false;
    if (is_lettered) set(scope, "answer", scopes.keep(printed_letters(strings, question.answer)));
    const bool is_written = !question.options.empty() && question.options.front().letter.empty();
    set_flag(scope, "is_written", is_written);
    set(scope, "tolerance", question.tolerance);
    set(scope, "model_answer_html", question.model_answer_html);
    set(scope, "explanation_html", question.explanation_html);
    std::vector<Scope>& references = set_list(scope, "references", question.references.size());
    for (std::size_t i = 0; i < references.size(); ++i) {
        set(references[i], "reference", question.references[i]);
    }
}

Scopes instructor_scopes(const paper::InstructorPaper& paper,
                         const std::vector<PageOfQuestions>& pages, const Strings& strings) {
    Scopes scopes;
    set_paper(scopes, paper.candidate, strings, true);
    set_flag(scopes.paper, "has_section_titles", has_titles(paper.sections));
    if (paper.item_minutes != base::Decimal()) {
        set(scopes.paper, "item_time_text", scopes.keep(time_text(strings, paper.item_minutes)));
    }
    std::size_t count = 0;
    std::vector<Scope>& sections = set_list(scopes.paper, "sections", paper.sections.size());
    for (std::size_t s = 0; s < sections.size(); ++s) {
        const paper::InstructorSection& section = paper.sections[s];
        set_section(scopes, sections[s],
                    {s + 1, section.title, section.points, count + 1, section.questions.size()},
                    strings);
        std::vector<Scope>& questions =
            set_list(sections[s], "questions", section.questions.size());
        for (std::size_t q = 0; q < questions.size(); ++q) {
            set_key_question(scopes, questions[q], section.questions[q], strings);
        }
        count += questions.size();
    }
    set_pages(scopes, pages, strings);
    set_marking(scopes, paper, pages, strings);
    return scopes;
}

}  // namespace papersetter::layout
