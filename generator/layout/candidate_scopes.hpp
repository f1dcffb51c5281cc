// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/candidate_paper.hpp"

namespace papersetter::layout {

/// The values of every variable of questions.html, from the candidate's view alone. Views into
/// `paper`, which must outlive them.
[[nodiscard]] Scopes candidate_scopes(const paper::CandidatePaper& paper, const Strings& strings);

/// Fills in what the paper as a whole says, for both documents; `is_key` chooses the title.
void set_paper(Scopes& scopes, const paper::CandidatePaper& paper, const Strings& strings,
               bool is_key);

/// Cells of the answer strip, in groups of five.
void set_strip(Scopes& scopes, const std::vector<paper::StripCell>& cells, const Strings& strings);
inline constexpr std::size_t strip_group_size = 5;
/// "wide", "wider" or "widest" for a cell that so many letters may be written in; empty for one.
[[nodiscard]] std::string_view width_word(std::size_t letters);

/// What the candidate's and the instructor's question (or part) have in common.
struct QuestionFace {
    int number = 0;
    std::string_view part;
    bank::Type type = bank::Type::single;
    std::string_view stem_html;
    std::string_view group;
    base::Decimal points;
    const std::optional<paper::Stimulus>& stimulus;
    const std::vector<std::string>& prompts;
    std::size_t option_count = 0;
    int choose = 0;
    std::string_view unit_html;
    int lines = 0;
};
template <typename Question>
[[nodiscard]] QuestionFace face_of(const Question& question) {
    return {question.number,         question.part,   question.type,      question.stem_html,
            question.group,          question.points, question.stimulus,  question.prompts,
            question.options.size(), question.choose, question.unit_html, question.lines};
}
void set_question(Scopes& scopes, Scope& question, const QuestionFace& face,
                  const Strings& strings);

/// A question as candidates see it.
void set_candidate_question(Scopes& scopes, Scope& scope, const paper::CandidateQuestion& question,
                            const Strings& strings);

/// What the candidate's and the instructor's option have in common.
struct OptionFace {
    int number = 0;  ///< of its question
    std::string_view letter;
    std::string_view html;
};
void set_option(Scopes& scopes, Scope& option, const OptionFace& face, const Strings& strings);

/// What the candidate's and the instructor's section have in common.
struct SectionFace {
    std::size_t number = 0;  ///< from 1
    std::string_view title;
    base::Decimal points;
    std::size_t first = 0;  ///< the number of its first question
    std::size_t count = 0;  ///< how many it has
};
void set_section(Scopes& scopes, Scope& section, const SectionFace& face, const Strings& strings);

/// Whether any section has a title: then questions are one level further down in the bookmarks.
template <typename Section>
[[nodiscard]] bool has_titles(const std::vector<Section>& sections) {
    for (const Section& section : sections) {
        if (!section.title.empty()) return true;
    }
    return false;
}

}  // namespace papersetter::layout
