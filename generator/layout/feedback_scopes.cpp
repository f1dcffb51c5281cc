// SPDX-License-Identifier: MIT
#include "layout/feedback_scopes.hpp"

#include "layout/document_scopes.hpp"
#include "layout/instructor_scopes.hpp"
#include "layout/letters.hpp"

namespace papersetter::layout {
namespace {

constexpr std::size_t answer_group_size = 5;

using paper::Outcome;

class FeedbackScopes {
  public:
    explicit FeedbackScopes(const Strings& strings) : strings_(strings) {}

    Scopes scopes_of(const paper::Feedback& feedback) {
        set_titles(scopes_, feedback, strings_);
        set_head(feedback);
        set_answers(feedback.cells);
        set_topics(feedback.topics);
        std::vector<Scope>& missed = set_list(scopes_.paper, "missed", feedback.missed.size());
        for (std::size_t i = 0; i < missed.size(); ++i) set_missed(missed[i], feedback.missed[i]);
        return std::move(scopes_);
    }

  private:
    std::string_view keep(std::string made) { return scopes_.keep(std::move(made)); }

    std::string_view score_text(base::Decimal got, base::Decimal of) {
        const std::string_view number = keep(base::to_string(got));
        const std::string_view whole = keep(base::to_string(of));
        return keep(strings_.fill("score_of", of, {{"got", number}, {"of", whole}}));
    }

    void set_head(const paper::Feedback& feedback) {
        Scope& scope = scopes_.paper;
        set(scope, "form", feedback.form);
        set(scope, "form_code", feedback.form_code);
        set(scope, "candidate", feedback.candidate);
        set(scope, "candidate_name", feedback.name);
        set_flag(scope, "is_feedback", true);
        std::string title = strings_.fill(
            "feedback_title", {}, {{"title", feedback.title}, {"candidate", feedback.candidate}});
        set(scope, "document_title", title.empty() ? feedback.title : keep(std::move(title)));
        const std::string_view questions = keep(std::to_string(feedback.questions));
        set(scope, "question_count", questions);
        set(scope, "score",
            keep(std::to_string(paper::per_cent(feedback.got, feedback.of)) + "\u00A0%"));
        set(scope, "score_text", score_text(feedback.got, feedback.of));
        const std::string_view right = keep(std::to_string(feedback.right));
        set(scope, "right_text",
            keep(strings_.fill("right_of", base::Decimal::whole(feedback.questions),
                               {{"n", right}, {"questions", questions}})));
        if (feedback.unmarked == 0) return;
        const std::string_view unmarked = keep(std::to_string(feedback.unmarked));
        set(scope, "unmarked_text",
            keep(strings_.fill("unmarked", base::Decimal::whole(feedback.unmarked),
                               {{"n", unmarked}})));
    }

    void set_answers(const std::vector<paper::FeedbackCell>& cells) {
        const std::size_t groups = (cells.size() + answer_group_size - 1) / answer_group_size;
        std::vector<Scope>& list = set_list(scopes_.paper, "answer_groups", groups);
        for (std::size_t g = 0; g < groups; ++g) {
            const std::size_t first = g * answer_group_size;
            std::vector<Scope>& group = set_list(list[g], "answer_cells",
                                                 std::min(answer_group_size, cells.size() - first));
            for (std::size_t i = 0; i < group.size(); ++i) set_cell(group[i], cells[first + i]);
        }
    }

    /// Letters as the paper prints them; "T" and "F" as the layout's words for true and false have
    /// them, where it has such.
    std::string_view letters(std::string_view given, bool has_truths) {
        if (!has_truths) return keep(printed_letters(strings_, given));
        std::string truths;
        for (const char letter : given) {
            const bool is_truth = letter == 'T' || letter == 'F';
            const std::string_view key = letter == 'T' ? "true_letter" : "false_letter";
            truths += is_truth && strings_.find(key) != nullptr ? strings_.fill(key, {}, {})
                                                                : std::string(1, letter);
        }
        return keep(std::move(truths));
    }

    void set_cell(Scope& scope, const paper::FeedbackCell& cell) {
        set(scope, "answered_number", keep(printed_number(strings_, cell.number)));
        set(scope, "answered_letters",
            cell.is_written ? std::string_view("…") : letters(cell.given, cell.has_truths));
        set(scope, "right_letters", letters(cell.right, cell.has_truths));
        set_flag(scope, "is_right_answer", cell.outcome == Outcome::right);
        set_flag(scope, "is_unmarked_answer", cell.outcome == Outcome::unmarked);
        set_flag(scope, "is_wide_answer", cell.given.size() > 1 || cell.right.size() > 1);
    }

    void set_topics(const std::vector<paper::FeedbackTopic>& topics) {
        std::vector<Scope>& list = set_list(scopes_.paper, "topic_scores", topics.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            set(list[i], "topic_score_title", topics[i].title);
            set(list[i], "topic_score",
                keep(base::to_string(topics[i].got) + "\u00A0/\u00A0" +
                     base::to_string(topics[i].of)));
            set_bar(list[i], "topic_score_bar", topics[i].bar);
        }
    }

    void set_missed(Scope& scope, const paper::FeedbackQuestion& missed) {
        set_answered_question(scopes_, scope, missed.question, strings_);
        const bool is_plain =
            missed.got == base::Decimal() && missed.question.points == base::Decimal::whole(1);
        if (!is_plain) set(scope, "got_text", score_text(missed.got, missed.question.points));
        set(scope, "given_answer",
            letters(missed.given_letters, missed.question.type == bank::Type::true_false));
        set_flag(scope, "is_left_out", missed.outcome == Outcome::blank);
        set_flag(scope, "is_unreadable", missed.outcome == Outcome::unreadable);
        const Slot slot("options");
        std::vector<Scope>& options = scope.at(slot.variable).list;
        for (std::size_t i = 0; i < missed.given.size(); ++i) {
            set_flag(options[i], "is_given", missed.given[i]);
        }
        if (missed.parts.empty()) return;
        std::vector<Scope>& parts = set_list(scope, "parts", missed.parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) set_missed(parts[i], missed.parts[i]);
    }

    const Strings& strings_;
    Scopes scopes_;
};

}  // namespace

Scopes feedback_scopes(const paper::Feedback& feedback, const Strings& strings) {
    return FeedbackScopes(strings).scopes_of(feedback);
}

}  // namespace papersetter::layout
