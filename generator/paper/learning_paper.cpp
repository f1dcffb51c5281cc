// SPDX-License-Identifier: MIT
#include "paper/learning_paper.hpp"

#include <algorithm>

namespace papersetter::paper {
namespace {

void forget_instruction(InstructorQuestion& question) {
    for (std::string* const text :
         {&question.item_id, &question.topic_title, &question.level, &question.difficulty,
          &question.p, &question.discrimination, &question.group}) {
        text->clear();
    }
    question.elsewhere.clear();
    for (InstructorQuestion& part : question.parts) forget_instruction(part);
}

template <typename Section>
Section& section_titled(std::vector<Section>& sections, const std::string& title) {
    const auto found = std::ranges::find(sections, title, &Section::title);
    if (found != sections.end()) return *found;
    sections.push_back({title, {}, {}});
    return sections.back();
}

}  // namespace

InstructorPaper learning_paper(const InstructorPaper& paper) {
    InstructorPaper result = paper;
    result.sections.clear();
    result.candidate.sections.clear();
    result.item_minutes = {};
    result.score_rows.clear();
    if (result.strips.size() > 1) result.strips.resize(1);
    for (std::size_t s = 0; s < paper.sections.size(); ++s) {
        std::string topic;
        int last_of_set = 0;
        for (std::size_t i = 0; i < paper.sections[s].questions.size(); ++i) {
            InstructorQuestion question = paper.sections[s].questions[i];
            CandidateQuestion face = paper.candidate.sections[s].questions[i];
            // A set stands under the topic of its first question.
            if (question.number > last_of_set) topic = question.topic_title;
            if (question.stimulus) last_of_set = question.stimulus->last;
            forget_instruction(question);
            face.group.clear();
            InstructorSection& section = section_titled(result.sections, topic);
            section.points += question.points;
            section.questions.push_back(std::move(question));
            section_titled(result.candidate.sections, topic).questions.push_back(std::move(face));
        }
    }
    return result;
}

}  // namespace papersetter::paper
