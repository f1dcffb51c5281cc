// SPDX-License-Identifier: MIT
#include "layout/guide_scopes.hpp"

#include <algorithm>
#include <array>

#include "layout/instructor_scopes.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

constexpr std::size_t card_columns = 2;
constexpr std::array<std::string_view, 3> card_sizes{"usual", "small", "tiny"};

bool has_wrong_options(const paper::InstructorQuestion& question) {
    return std::ranges::any_of(
        question.options, [](const paper::InstructorOption& option) { return !option.is_correct; });
}

class GuideScopes {
  public:
    explicit GuideScopes(const Strings& strings) : strings_(strings) {}

    Scopes scopes_of(const paper::Guide& guide, const CardSheets& cards) {
        set_head(guide);
        std::vector<Scope>& topics = set_list(scopes_.paper, "topics", guide.topics.size());
        for (std::size_t i = 0; i < topics.size(); ++i) set_topic(topics[i], guide.topics[i], i);
        std::vector<Scope>& terms = set_list(scopes_.paper, "terms", guide.terms.size());
        for (std::size_t i = 0; i < terms.size(); ++i) {
            set(terms[i], "term_name", guide.terms[i].name);
            set(terms[i], "term_anchor", keep("term-" + std::to_string(i + 1)));
            set(terms[i], "term_html", guide.terms[i].html);
            set(terms[i], "term_targets", targets(guide.terms[i].questions));
        }
        std::vector<Scope>& index = set_list(scopes_.paper, "index_entries", guide.index.size());
        for (std::size_t i = 0; i < index.size(); ++i) {
            set(index[i], "index_initial", guide.index[i].initial);
            set(index[i], "index_html", guide.index[i].html);
            set(index[i], "index_targets", targets(guide.index[i].questions));
        }
        if (cards.cards_of_sheet > 0) set_sheets(cards);
        return std::move(scopes_);
    }

  private:
    std::string_view keep(std::string made) { return scopes_.keep(std::move(made)); }

    std::string_view counted(std::string_view phrase, std::size_t number) {
        const std::string digits = std::to_string(number);
        const auto amount = base::Decimal::whole(static_cast<std::int64_t>(number));
        return keep(strings_.fill(phrase, amount, {{"n", digits}}));
    }

    /// "#q-3 #q-17": where an index entry leads.
    std::string_view targets(const std::vector<int>& questions) {
        std::string list;
        for (const int number : questions) {
            list += (list.empty() ? "#q-" : " #q-") + std::to_string(number);
        }
        return keep(std::move(list));
    }

    void set_head(const paper::Guide& guide) {
        Scope& scope = scopes_.paper;
        set(scope, "title", guide.title);
        set(scope, "subtitle", guide.subtitle);
        set(scope, "course", guide.course);
        set(scope, "code", guide.code);
        set(scope, "language", guide.language);
        set_direction(scope, is_right_to_left(strings_, guide.language));
        if (guide.date) set(scope, "date_text", keep(date_text(strings_, *guide.date)));
        const std::string_view title =
            keep(strings_.fill("guide_title", {}, {{"title", guide.title}}));
        set(scope, "document_title", title.empty() ? std::string_view(guide.title) : title);
        set_flag(scope, "is_guide", true);
        set(scope, "question_count", keep(std::to_string(guide.question_count)));
        set(scope, "guide_count_text",
            counted("guide_questions", static_cast<std::size_t>(guide.question_count)));
    }

    void set_topic(Scope& scope, const paper::GuideTopic& topic, std::size_t index) {
        set(scope, "topic_title", topic.title);
        set(scope, "topic_number", topic.number);
        set(scope, "topic_anchor", keep("topic-" + std::to_string(index + 1)));
        set_flag(scope, "is_chapter", topic.depth == 1);
        if (!topic.questions.empty()) {
            set(scope, "topic_set_text", counted("guide_set", ++sets_));
            set(scope, "topic_count_text", counted("guide_questions", topic.questions.size()));
        }
        set(scope, "topic_notes_html", topic.notes_html);
        std::vector<Scope>& questions = set_list(scope, "topic_questions", topic.questions.size());
        for (std::size_t i = 0; i < questions.size(); ++i) {
            set_question_of_guide(questions[i], topic.questions[i]);
        }
    }

    void set_question_of_guide(Scope& scope, const paper::InstructorQuestion& question) {
        set_key_question(scopes_, scope, question, strings_);
        set_guide_words(scope, question);
    }

    /// What a guide says beyond a key, of a question and of its parts.
    void set_guide_words(Scope& scope, const paper::InstructorQuestion& question) {
        set_flag(scope, "has_wrong_options", has_wrong_options(question));
        std::vector<Scope>& options = scope.at(Slot("options").variable).list;
        for (std::size_t i = 0; i < options.size(); ++i) {
            set_right_in(options[i], question.options[i].right_in);
        }
        set_right_options(scope, question);
        std::vector<Scope>& parts = scope.at(Slot("parts").variable).list;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            set_guide_words(parts[i], question.parts[i]);
        }
    }

    /// In the order of the prompts, steps or gaps that they answer.
    static void set_right_options(Scope& scope, const paper::InstructorQuestion& question) {
        std::vector<std::size_t> right;
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            if (question.options[i].is_correct) right.push_back(i);
        }
        std::ranges::stable_sort(right, {},
                                 [&](std::size_t i) { return question.options[i].answers; });
        const std::vector<Scope> options = scope.at(Slot("options").variable).list;
        std::vector<Scope>& list = set_list(scope, "right_options", right.size());
        for (std::size_t i = 0; i < right.size(); ++i) list[i] = options[right[i]];
    }

    void set_right_in(Scope& option, const std::vector<int>& questions) {
        if (questions.empty()) return;
        std::vector<Scope>& list = set_list(option, "right_in", questions.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string_view number = keep(std::to_string(questions[i]));
            set(list[i], "right_in_number", number);
            set(list[i], "right_in_text",
                keep(strings_.fill("right_in", {}, {{"number", number}})));
        }
    }

    void set_sheets(const CardSheets& cards) {
        const std::size_t of_sheet = cards.cards_of_sheet;
        const std::size_t count = (cards.cards.size() + of_sheet - 1) / of_sheet;
        std::vector<Scope>& sheets = set_list(scopes_.paper, "card_sheets", count);
        for (std::size_t sheet = 0; sheet < count; ++sheet) {
            const std::size_t rows = of_sheet / card_columns;
            std::vector<Scope>& fronts = set_list(sheets[sheet], "front_rows", rows);
            std::vector<Scope>& backs = set_list(sheets[sheet], "back_rows", rows);
            for (std::size_t row = 0; row < rows; ++row) {
                const std::size_t first = sheet * of_sheet + row * card_columns;
                set_row(fronts[row], cards.cards, first, false);
                set_row(backs[row], cards.cards, first, true);
            }
        }
    }

    /// The sheet is turned about its long edge: what is left on its front is right on its back.
    void set_row(Scope& row, const std::vector<GuideCard>& cards, std::size_t first, bool is_back) {
        std::vector<Scope>& list = set_list(row, "cards", card_columns);
        for (std::size_t column = 0; column < card_columns; ++column) {
            const std::size_t index = first + (is_back ? card_columns - 1 - column : column);
            if (index < cards.size()) set_card(list[column], cards[index], index);
        }
    }

    void set_card(Scope& scope, const GuideCard& card, std::size_t index) {
        set(scope, "card_name", keep(std::to_string(index + 1)));
        set(scope, "card_size", card_sizes.at(card.size));
        if (card.stimulus != nullptr) {
            set(scope, "card_title", card.stimulus->title);
            set(scope, "card_text_html", card.stimulus->html);
        } else if (card.part != nullptr) {
            set(scope, "card_text_html", card.question->stem_html);
        }
        Scope& question = set_list(scope, "card_questions", 1).front();
        set_question_of_guide(question, card.part == nullptr ? *card.question : *card.part);
    }

    const Strings& strings_;
    Scopes scopes_;
    std::size_t sets_ = 0;
};

}  // namespace

Scopes guide_scopes(const paper::Guide& guide, const CardSheets& cards, const Strings& strings) {
    return GuideScopes(strings).scopes_of(guide, cards);
}

}  // namespace papersetter::layout
