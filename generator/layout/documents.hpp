// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::layout {

/// What a layout may make, each from a template of its own.
enum class Document : std::uint8_t {
    questions,
    key,
    report,
    sheet,
    feedback,
    class_sheet,
    learning,
    crosswalk,
    guide
};

/// As `documents` in layout.toml has them.
inline constexpr std::array<std::string_view, 9> document_words{
    "questions", "key", "report", "sheet", "feedback", "class", "learning", "crosswalk", "guide"};
inline constexpr std::size_t document_count = document_words.size();

/// "questions.html"
[[nodiscard]] std::string template_file(Document document);

/// In which documents a variable exists.
enum class Documents : std::uint8_t {
    all,
    papers,  ///< question paper, keys and answer sheet; of a question in feedback and guides too
    forms,   ///< all that are of one form: those and feedback
    keys,    ///< the key and the learning key; of a question in feedback and guides too
    key,     ///< likewise, but for the learning key
    learning,
    crosswalk,
    report,
    sheet,
    feedback,
    class_sheet,
    guide
};

/// "all", "papers", "papers, feedback", "keys", …: the column of the guide.
[[nodiscard]] std::string_view documents_name(Documents documents);

/// Whether such a variable exists in a document; `nothing` is a style sheet, which serves all. What
/// tells of a question goes with it into feedback and guides.
[[nodiscard]] bool holds(Documents documents, std::optional<Document> document,
                         bool is_of_question);

/// "it exists in report.html only": why it does not exist in that document.
[[nodiscard]] std::string place_hint(Documents documents, std::optional<Document> document);

}  // namespace papersetter::layout
