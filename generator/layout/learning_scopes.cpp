// SPDX-License-Identifier: MIT
#include "layout/learning_scopes.hpp"

#include "layout/candidate_scopes.hpp"
#include "layout/instructor_scopes.hpp"

namespace papersetter::layout {

Scopes learning_scopes(const paper::InstructorPaper& paper, const Strings& strings) {
    Scopes scopes = instructor_scopes(paper, {}, strings);
    set_flag(scopes.paper, "is_key", false);
    set_flag(scopes.paper, "is_learning", true);
    const paper::CandidatePaper& candidate = paper.candidate;
    std::string title =
        strings.fill("learning_title", {}, {{"title", candidate.title}, {"form", candidate.form}});
    set(scopes.paper, "document_title",
        title.empty() ? std::string_view(candidate.title) : scopes.keep(std::move(title)));
    std::vector<Scope>& sections =
        set_list(scopes.paper, "asked_sections", candidate.sections.size());
    for (std::size_t s = 0; s < sections.size(); ++s) {
        const paper::CandidateSection& section = candidate.sections[s];
        set(sections[s], "section_title", section.title);
        std::vector<Scope>& questions =
            set_list(sections[s], "questions", section.questions.size());
        for (std::size_t q = 0; q < questions.size(); ++q) {
            set_candidate_question(scopes, questions[q], section.questions[q], strings);
        }
    }
    return scopes;
}

}  // namespace papersetter::layout
