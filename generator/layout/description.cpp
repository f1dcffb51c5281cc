// SPDX-License-Identifier: MIT
#include "layout/description.hpp"

#include <algorithm>
#include <utility>

#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::layout {
namespace {

/// "\"questions\", \"key\" and \"guide\"", of all.
std::string all_documents() {
    std::string list;
    for (std::size_t i = 0; i < document_count; ++i) {
        if (i > 0) list += i + 1 == document_count ? " and " : ", ";
        list += base::in_quotes(document_words[i]);
    }
    return list;
}

void read_documents(toml_file::TableReader& reader, Description& description,
                    base::Diagnostics& diagnostics) {
    if (!reader.require("documents")) return;
    std::array<bool, document_count>& makes = description.makes;
    for (const toml_file::Value* value : reader.strings("documents")) {
        const std::string& word = std::get<toml_file::String>(value->data).text;
        const auto* known = std::ranges::find(document_words, word);
        if (known == document_words.end()) {
            diagnostics.error(value->place,
                              "a layout cannot make the document " + base::in_quotes(word),
                              "its documents are " + all_documents());
        } else {
            makes[static_cast<std::size_t>(known - document_words.begin())] = true;
        }
    }
    std::array<bool, document_count> guide_alone{};
    guide_alone[static_cast<std::size_t>(Document::guide)] = true;
    if (makes == guide_alone) return;
    for (const Document needed : {Document::questions, Document::key}) {
        const auto index = static_cast<std::size_t>(needed);
        if (std::exchange(makes[index], true)) continue;
        diagnostics.error(reader.place_of("documents"),
                          "`documents` lacks " + base::in_quotes(document_words[index]),
                          "a paper is never made without its key, nor a key alone");
    }
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
