// SPDX-License-Identifier: MIT
#include "layout/documents.hpp"

#include <algorithm>
#include <initializer_list>

namespace papersetter::layout {
namespace {

constexpr std::size_t index_of(Document document) { return static_cast<std::size_t>(document); }

/// Some documents, and whether style sheets have their variables too.
class DocumentSet {
  public:
    enum class Style : std::uint8_t { without, with };
    enum class Questions : std::uint8_t { stay, go_along };

    constexpr DocumentSet(std::string_view name, std::initializer_list<Document> documents,
                          Style style = Style::without, Questions questions = Questions::stay)
        : name_(name),
          has_style_(style == Style::with),
          goes_along_(questions == Questions::go_along) {
        for (const Document one : documents) has_[index_of(one)] = true;
    }

    [[nodiscard]] constexpr std::string_view name() const { return name_; }
    [[nodiscard]] constexpr bool holds(Document document) const { return has_[index_of(document)]; }
    [[nodiscard]] constexpr bool has_style() const { return has_style_; }
    /// Whether what tells of a question goes with it into feedback and guides.
    [[nodiscard]] constexpr bool goes_along() const { return goes_along_; }

    /// The document, where there is one only.
    [[nodiscard]] std::optional<Document> only() const {
        if (std::ranges::count(has_, true) != 1) return std::nullopt;
        return static_cast<Document>(std::ranges::find(has_, true) - has_.begin());
    }

  private:
    std::string_view name_;
    std::array<bool, document_count> has_{};
    bool has_style_;
    bool goes_along_;
};

using Style = DocumentSet::Style;
using Questions = DocumentSet::Questions;
using enum Document;

/// By Documents.
constexpr std::array<DocumentSet, 12> sets{
    DocumentSet("all",
                {questions, key, report, sheet, feedback, class_sheet, learning, crosswalk, guide},
                Style::with),
    DocumentSet("papers", {questions, key, learning, sheet}, Style::with, Questions::go_along),
    DocumentSet("papers, feedback", {questions, key, learning, sheet, feedback}, Style::with),
    DocumentSet("keys", {key, learning}, Style::without, Questions::go_along),
    DocumentSet("key", {key}, Style::without, Questions::go_along),
    DocumentSet("learning", {learning}),
    DocumentSet("crosswalk", {crosswalk}),
    DocumentSet("report", {report}),
    DocumentSet("sheet", {sheet}),
    DocumentSet("feedback", {feedback}, Style::with),
    DocumentSet("class", {class_sheet}),
    DocumentSet("guide", {guide})};

const DocumentSet& set_of(Documents documents) {
    return sets.at(static_cast<std::size_t>(documents));
}

}  // namespace

std::string template_file(Document document) {
    return std::string(document_words.at(index_of(document))) + ".html";
}

std::string_view documents_name(Documents documents) { return set_of(documents).name(); }

bool holds(Documents documents, std::optional<Document> document, bool is_of_question) {
    const DocumentSet& set = set_of(documents);
    if (!document) return set.has_style();
    if (set.holds(*document)) return true;
    const bool asks_again = document == feedback || document == guide;
    return asks_again && is_of_question && set.goes_along();
}

std::string place_hint(Documents documents, std::optional<Document> document) {
    if (documents == Documents::forms) return "it exists in the documents of one form only";
    if (documents == Documents::papers) {
        return "it exists in questions.html, key.html and learning.html only";
    }
    if (documents == Documents::key && document == learning) {
        return "it exists in key.html only: candidates read the learning key";
    }
    if (documents == Documents::keys && document == crosswalk) {
        return "it exists in key.html and learning.html only";
    }
    const bool is_of_key = documents == Documents::keys || documents == Documents::key;
    const std::string hint = "it exists in " +
                             template_file(is_of_key ? key : set_of(documents).only().value()) +
                             " only";
    return is_of_key && document == questions ? hint + ": a question paper holds nothing of the key"
                                              : hint;
}

}  // namespace papersetter::layout
