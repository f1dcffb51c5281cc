// SPDX-License-Identifier: MIT
#include "paper/question_composer.hpp"

#include <algorithm>

#include "base/language.hpp"
#include "base/text.hpp"
#include "blueprint/rationales.hpp"
#include "paper/answer_order.hpp"

namespace papersetter::paper {
namespace {

/// A gap with its number; one that is to be filled in is a field.
std::string gap_markup(std::size_t number, bool is_to_be_filled) {
    const std::string digits = std::to_string(number);
    const std::string role =
        is_to_be_filled ? " role=\"textbox\" aria-label=\"" + digits + "\"" : std::string();
    return "<span class=\"gap\"" + role + "><span class=\"gap-number\">" + digits +
           "</span></span>";
}

/// The letters in the order of what their options are answers to.
std::string letters_by_answer(const std::vector<InstructorOption>& options) {
    std::vector<const InstructorOption*> answers;
    for (const InstructorOption& option : options) {
        if (option.answers > 0 && !option.letter.empty()) answers.push_back(&option);
    }
    std::ranges::stable_sort(answers, {}, &InstructorOption::answers);
    std::string letters;
    for (const InstructorOption* const option : answers) letters += option->letter;
    return letters;
}

std::string answer_of(const InstructorQuestion& question) {
    std::string answer;
    switch (question.type) {
        case bank::Type::single:
        case bank::Type::multiple:
            for (const InstructorOption& option : question.options) {
                if (option.is_correct) answer += option.letter;
            }
            return answer;
        case bank::Type::true_false:
            for (const InstructorOption& option : question.options) {
                answer += option.is_correct ? 'T' : 'F';
            }
            return answer;
        default:
            return letters_by_answer(question.options);
    }
}

// A share is told in per cent.
std::string tolerance_of(const bank::Item& part) {
    if (part.tolerance.is_zero()) return {};
    if (!part.has_relative_tolerance) return part.tolerance.written();
    const auto hundred = bank::Number::parse("100");
    return (part.tolerance * *hundred).written() + "\u00A0%";
}

int right_options(const bank::Item& part) {
    return static_cast<int>(std::ranges::count_if(part.options, &bank::Option::is_correct));
}

}  // namespace

std::string answers_of(const InstructorQuestion& question) {
    std::string answers = question.answer;
    for (const InstructorQuestion& part : question.parts) {
        if (part.answer.empty()) continue;
        if (!answers.empty()) answers += ' ';
        answers += part.answer;
    }
    return answers;
}

// A text of one line has no element of its own; the span remembers the author's place for whatever
// is told of it later. One in another language than the paper stands in a block of that language.
std::string QuestionComposer::html(const bank::Text& text, const bank::LetterOf& letter_of,
                                   std::string_view language, const bank::GapOf& gap_of) {
    if (text.empty()) return {};
    std::string fragment = bank::render(text, letter_of, *diagnostics_, gap_of);
    const std::string at = base::to_attribute(text.place);
    if (is_foreign(language)) {
        return "<div lang=\"" + std::string(language) + "\" dir=\"" +
               std::string(base::direction_of(language)) + "\" data-at=\"" + at + "\">" + fragment +
               "</div>";
    }
    if (text.source.find('\n') != std::string::npos) return fragment;
    constexpr std::string_view around = "<span data-at=\"\"></span>";
    std::string line;
    line.reserve(around.size() + at.size() + fragment.size());
    return line.append("<span data-at=\"")
        .append(at)
        .append("\">")
        .append(fragment)
        .append("</span>");
}

Stimulus QuestionComposer::stimulus(const bank::Stimulus& stimulus, int first, int last) {
    return {first, last, stimulus.title, html(stimulus.text, {}, stimulus.language),
            is_foreign(stimulus.language) ? stimulus.language : std::string()};
}

std::string QuestionComposer::stem_of(const Asked& asked, const bank::LetterOf& letter_of,
                                      bool is_to_be_filled) {
    if (asked.part.type != bank::Type::cloze) {
        return html(asked.part.stem, letter_of, asked.item.language);
    }
    std::size_t number = 0;
    const bank::GapOf gap_of = [&](std::string_view) {
        return std::optional<std::string>(gap_markup(++number, is_to_be_filled));
    };
    return html(asked.part.stem, letter_of, asked.item.language, gap_of);
}

namespace {

/// A text of one line is a paragraph where another one follows.
std::string as_block(const bank::Text& text, std::string html) {
    const bool is_block = text.source.find('\n') != std::string::npos || html.starts_with("<div");
    if (is_block) return html;
    return "<p>" + std::move(html) + "</p>";
}

}  // namespace

// What only this option says, then what its term says wherever it is offered.
std::string QuestionComposer::rationale_of(const bank::Option& option,
                                           const bank::LetterOf& letter_of,
                                           std::string_view language) {
    std::string own = html(option.rationale, letter_of, language);
    if (option.term_text.empty()) return own;
    std::string of_term = html(option.term_text, {}, {});
    if (own.empty()) return of_term;
    return as_block(option.rationale, std::move(own)) +
           as_block(option.term_text, std::move(of_term));
}

InstructorOption QuestionComposer::option_of(const Asked& asked, const bank::Option& option,
                                             const bank::LetterOf& letter_of) {
    if (blueprint::lacks_rationale(asked.part, option, rationales_)) {
        blueprint::tell_missing_rationale(asked.item, option, *diagnostics_);
    }
    const std::string_view language = asked.item.language;
    InstructorOption result;
    result.html = html(option.text, letter_of, language);
    // A sign stands before its number in every language.
    if (asked.part.type == bank::Type::numeric && base::direction_of(language_) == "rtl") {
        result.html = "<span dir=\"ltr\">" + result.html + "</span>";
    }
    result.is_correct = option.is_correct;
    result.rationale_html = rationale_of(option, letter_of, language);
    result.tempting_html = html(option.tempting, letter_of, language);
    result.right_when_html = html(option.right_when, letter_of, language);
    result.prompt_html = html(option.prompt, letter_of, language);
    result.points = option.points;
    return result;
}

void QuestionComposer::fill_options(InstructorQuestion& question, const Asked& asked,
                                    const Lettering& lettering) {
    const bank::LetterOf letter_of = [&](std::string_view id) { return lettering.letter_of(id); };
    const std::vector<int> answered = answered_by(asked.part);
    const bool is_lettered = bank::offers_options(asked.part);
    question.options.reserve(lettering.order().size());
    for (std::size_t printed = 0; printed < lettering.order().size(); ++printed) {
        const std::size_t authored = lettering.order()[printed];
        InstructorOption option = option_of(asked, asked.part.options[authored], letter_of);
        if (is_lettered) option.letter = Lettering::letter_at(printed);
        option.authored = authored;
        option.answers = answered[authored];
        question.options.push_back(std::move(option));
    }
    // The answers to one gap stand together, whatever the author's order.
    if (asked.part.type == bank::Type::cloze && !is_lettered) {
        std::ranges::stable_sort(question.options, {}, &InstructorOption::answers);
    }
    for (const std::uint32_t prompt : prompt_order(asked.part)) {
        question.prompts.push_back(
            html(asked.part.options[prompt].prompt, letter_of, asked.item.language));
    }
}

void QuestionComposer::fill(InstructorQuestion& question, const Asked& asked,
                            const std::vector<std::uint32_t>& order) {
    const bank::Item& part = asked.part;
    const Lettering lettering(part, order);
    const bank::LetterOf letter_of = [&](std::string_view id) { return lettering.letter_of(id); };
    question.type = part.type;
    question.points = part.points;
    question.option_columns = part.option_columns;
    question.lines = part.lines;
    question.gap_count = part.gaps.size();
    question.stem_html = stem_of(asked, letter_of, false);
    if (part.type == bank::Type::cloze) question.paper_stem_html = stem_of(asked, letter_of, true);
    question.explanation_html = html(part.explanation, letter_of, asked.item.language);
    question.unit_html = html(part.unit, letter_of, asked.item.language);
    question.model_answer_html = html(part.model_answer, letter_of, asked.item.language);
    question.tolerance = tolerance_of(part);
    if (part.tells_count) question.choose = right_options(part);
    fill_options(question, asked, lettering);
    question.answer = answer_of(question);
}

InstructorQuestion QuestionComposer::question(const bank::Item& item,
                                              const std::vector<std::uint32_t>& order, int number) {
    InstructorQuestion question;
    question.number = number;
    const auto orders = bank::orders_of_parts(item, order);
    if (item.type != bank::Type::composite) {
        fill(question, {item, item}, orders.at(0));
        return question;
    }
    fill(question, {item, item}, {});
    for (std::size_t i = 0; i < item.parts.size(); ++i) {
        InstructorQuestion part;
        part.number = number;
        part.part = std::string(1, static_cast<char>('a' + i));
        fill(part, {item, item.parts[i]}, orders.at(i));
        question.parts.push_back(std::move(part));
    }
    return question;
}

CandidateQuestion candidate_view(const InstructorQuestion& question) {
    CandidateQuestion view;
    view.number = question.number;
    view.part = question.part;
    view.type = question.type;
    view.stem_html =
        question.paper_stem_html.empty() ? question.stem_html : question.paper_stem_html;
    view.points = question.points;
    view.group = question.group;
    view.option_columns = question.option_columns;
    view.stimulus = question.stimulus;
    view.prompts = question.prompts;
    view.choose = question.choose;
    view.unit_html = question.unit_html;
    view.lines = question.lines;
    view.gap_count = question.gap_count;
    for (const InstructorOption& option : question.options) {
        // Answers that nobody is offered have no letter.
        if (!option.letter.empty()) view.options.push_back({option.letter, option.html});
    }
    for (const InstructorQuestion& part : question.parts) {
        view.parts.push_back(candidate_view(part));
    }
    return view;
}

}  // namespace papersetter::paper
