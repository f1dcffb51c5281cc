// SPDX-License-Identifier: MIT
#include "layout/description.hpp"

#include <algorithm>
#include <array>

#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::layout {
namespace {

/// The first two are made together, and needed for all but the last.
constexpr std::array<std::string_view, 9> document_words{
    "questions", "key", "report", "sheet", "feedback", "class", "learning", "crosswalk", "guide"};
constexpr std::size_t needed_documents = 2;
constexpr std::size_t report = 2;
constexpr std::size_t sheet = 3;
constexpr std::size_t feedback = 4;
constexpr std::size_t class_sheet = 5;
constexpr std::size_t learning = 6;
constexpr std::size_t crosswalk = 7;
constexpr std::size_t guide = 8;

void read_documents(toml_file::TableReader& reader, Description& description,
                    base::Diagnostics& diagnostics) {
    if (!reader.require("documents")) return;
    std::array<bool, document_words.size()> found{};
    for (const toml_file::Value* value : reader.strings("documents")) {
        const std::string& word = std::get<toml_file::String>(value->data).text;
        const auto* known = std::ranges::find(document_words, word);
        if (known == document_words.end()) {
            diagnostics.error(value->place,
                              "a layout cannot make the document \"" + base::in_brief(word) + '"',
                              "its documents are \"questions\", \"key\", \"report\", \"sheet\", "
                              "\"feedback\", \"class\", \"learning\", \"crosswalk\" and "
                              "\"guide\"");
        } else {
            found[static_cast<std::size_t>(known - document_words.begin())] = true;
        }
    }
    const auto of_papers = std::find(found.begin(), found.begin() + guide, true);
    description.has_guide = found[guide];
    description.has_papers = !found[guide] || of_papers != found.begin() + guide;
    for (std::size_t i = 0; i < needed_documents && description.has_papers; ++i) {
        if (found[i]) continue;
        diagnostics.error(reader.place_of("documents"),
                          "`documents` lacks \"" + std::string(document_words[i]) + '"',
                          "a paper is never made without its key, nor a key alone");
    }
    description.has_report = found[report];
    description.has_sheet = found[sheet];
    description.has_feedback = found[feedback];
    description.has_class_sheet = found[class_sheet];
    description.has_learning = found[learning];
    description.has_crosswalk = found[crosswalk];
}

}  // namespace

Description read_description(const toml_file::Table& table, base::Place place,
                             base::Diagnostics& diagnostics) {
    toml_file::TableReader reader(table, "layout.toml", place, diagnostics);
    Description description;
    if (reader.require("name")) {
        if (const auto* text = reader.string("name")) description.name = text->text;
    }
    if (const auto* text = reader.string("description")) description.description = text->text;
    if (const auto* text = reader.string("based_on")) {
        if (base::is_layout_name(text->text)) {
            description.based_on = text->text;
            description.based_on_place = text->body;
        } else {
            diagnostics.error(text->body, "`based_on` cannot be " + base::in_quotes(text->text),
                              "it is the name of a layout beside this one, such as \"exam\"");
        }
    }
    read_documents(reader, description, diagnostics);
    if (const auto* parameters = reader.table("parameters")) {
        description.parameters = Parameters::read(*parameters, diagnostics);
    }
    reader.finish();
    return description;
}

}  // namespace papersetter::layout
