// SPDX-License-Identifier: MIT
#include "marking/feedback.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "marking/bars.hpp"
#include "marking/shown_options.hpp"
#include "paper/lettering.hpp"

namespace papersetter::marking {

namespace {

using bank::Type;
using paper::Outcome;

Outcome outcome_of(const Answer& answer, const Score& score) {
    if (answer.state == AnswerState::skipped) return Outcome::unreadable;
    if (!score.is_marked) return Outcome::unmarked;
    if (score.is_full()) return Outcome::right;
    if (answer.state == AnswerState::blank) return Outcome::blank;
    return score.got == base::Decimal() ? Outcome::wrong : Outcome::partly;
}

/// The letters that were written, in the way of key.csv; empty where words are asked for.
std::string letters_of(const MarkedPart& part, const Answer& answer) {
    std::string letters;
    for (const std::uint32_t choice : answer.choices) {
        if (choice == Answer::open) {
            letters += '-';
        } else if (part.item->type == Type::true_false) {
            letters += choice == 1 ? 'T' : 'F';
        } else {
            letters += paper::Lettering::letter_at(choice);
        }
    }
    return letters;
}

class FeedbackBuilder {
  public:
    FeedbackBuilder(const MarkedForm& form, const Response& response, const Result& result)
        : form_(form), response_(response), result_(result) {}

    paper::Feedback build() {
        set_head();
        for (std::size_t i = 0; i < form_.questions.size(); ++i) add_question(i);
        for (paper::FeedbackTopic& topic : feedback_.topics) {
            topic.bar = bar_of(topic.got.units(), topic.of.units());
        }
        return std::move(feedback_);
    }

  private:
    void set_head() {
        const paper::CandidatePaper& paper = form_.paper->candidate;
        feedback_.title = paper.title;
        feedback_.subtitle = paper.subtitle;
        feedback_.course = paper.course;
        feedback_.code = paper.code;
        feedback_.language = paper.language;
        feedback_.date = paper.date;
        feedback_.form = paper.form;
        feedback_.form_code = paper.form_code;
        feedback_.revision = paper.revision;
        feedback_.candidate = response_.candidate;
        feedback_.name = response_.name;
        feedback_.got = result_.got;
        feedback_.of = result_.of;
        feedback_.questions = static_cast<int>(form_.questions.size());
        feedback_.unmarked = result_.unmarked;
    }

    void add_question(std::size_t index) {
        const MarkedQuestion& question = form_.questions[index];
        const std::vector<Score>& scores = result_.scores[index];
        for (std::size_t p = 0; p < question.parts.size(); ++p) {
            add_cell(question.parts[p], response_.answers[index][p], scores[p]);
            add_to_topic(question.key->topic_title, scores[p]);
        }
        if (std::ranges::all_of(scores, &Score::is_full)) ++feedback_.right;
        paper::FeedbackQuestion missed;
        if (question.key->parts.empty()) {
            missed = told(question.parts[0], response_.answers[index][0], scores[0]);
        } else {
            missed.question = *question.key;
            missed.question.parts.clear();
            for (std::size_t p = 0; p < question.parts.size(); ++p) {
                if (!is_told(response_.answers[index][p], scores[p])) continue;
                missed.parts.push_back(
                    told(question.parts[p], response_.answers[index][p], scores[p]));
            }
            for (const Score& score : scores) missed.got += score.got;
        }
        const bool is_missed = question.key->parts.empty()
                                   ? is_told(response_.answers[index][0], scores[0])
                                   : !missed.parts.empty();
        if (!question.key->stimulus && stimulus_ && stimulus_->last < question.key->number) {
            stimulus_.reset();
        }
        if (question.key->stimulus) stimulus_ = question.key->stimulus;
        if (!is_missed) return;
        // Before the first question about it that is told, whichever that is.
        missed.question.stimulus = std::exchange(stimulus_, std::nullopt);
        feedback_.missed.push_back(std::move(missed));
    }

    /// An essay that waits for its marks is told later.
    [[nodiscard]] static bool is_told(const Answer& answer, const Score& score) {
        const Outcome outcome = outcome_of(answer, score);
        return outcome != Outcome::right && outcome != Outcome::unmarked;
    }

    void add_cell(const MarkedPart& part, const Answer& answer, const Score& score) {
        paper::FeedbackCell cell;
        cell.number = part.number;
        cell.given = letters_of(part, answer);
        cell.outcome = outcome_of(answer, score);
        cell.has_truths = part.item->type == Type::true_false;
        cell.is_written = answer.state == AnswerState::given && cell.given.empty();
        if (cell.outcome != Outcome::right) cell.right = part.key->answer;
        feedback_.cells.push_back(std::move(cell));
    }

    void add_to_topic(const std::string& title, const Score& score) {
        if (title.empty() || !score.is_marked) return;
        auto found = std::ranges::find(feedback_.topics, title, &paper::FeedbackTopic::title);
        if (found == feedback_.topics.end()) {
            feedback_.topics.push_back({title, {}, {}, {}});
            found = feedback_.topics.end() - 1;
        }
        found->got += score.got;
        found->of += score.of;
    }

    [[nodiscard]] static paper::FeedbackQuestion told(const MarkedPart& part, const Answer& answer,
                                                      const Score& score) {
        paper::FeedbackQuestion told;
        told.question = *part.key;
        told.question.options.clear();
        for (ShownOption& shown : shown_options(part, answer)) {
            told.question.options.push_back(std::move(shown.option));
            told.given.push_back(shown.is_given);
        }
        told.given_letters = letters_of(part, answer);
        told.outcome = outcome_of(answer, score);
        told.got = score.got;
        return told;
    }

    const MarkedForm& form_;
    const Response& response_;
    const Result& result_;
    paper::Feedback feedback_;
    std::optional<paper::Stimulus> stimulus_;  ///< of the next questions, not told yet
};

}  // namespace

paper::Feedback feedback_of(const Class& marked, std::size_t response) {
    const Response& one = marked.responses->at(response);
    return FeedbackBuilder(marked.forms->at(one.form), one, marked.results.at(response)).build();
}

}  // namespace papersetter::marking
