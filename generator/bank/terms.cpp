// SPDX-License-Identifier: MIT
#include "bank/terms.hpp"

#include <map>
#include <optional>

#include "bank/keys.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {
namespace {

std::optional<Term> read_term(const toml_file::Value& value, base::Diagnostics& diagnostics) {
    const auto& table = std::get<toml_file::Table>(value.data);
    toml_file::TableReader reader(table, "[[term]]", value.place, diagnostics);
    Term term;
    term.place = value.place;
    reader.require("name");
    term.name = read_name(reader, "name", diagnostics);
    if (reader.require("text")) {
        if (const toml_file::String* const text = reader.string("text")) {
            term.text = read_text(*text);
            check_text(term.text, diagnostics);
            if (term.text.empty()) {
                diagnostics.error(reader.place_of("text"), "\"text\" is empty",
                                  "say what the term means");
            }
        }
    }
    reader.finish();
    if (term.name.empty()) return std::nullopt;
    return term;
}

template <typename Action>
void for_each_option(Item& item, const Action& action) {
    for (Option& option : item.options) action(option);
    for (Item& part : item.parts) for_each_option(part, action);
}

}  // namespace

std::vector<Term> read_terms(toml_file::TableReader& reader, base::Diagnostics& diagnostics) {
    std::vector<Term> terms;
    std::map<std::string, base::Place> places;
    for (const toml_file::Value* const value : reader.tables("term")) {
        std::optional<Term> term = read_term(*value, diagnostics);
        if (!term) continue;
        const auto [entry, is_new] = places.try_emplace(base::fold_case(term->name), term->place);
        if (is_new) {
            terms.push_back(std::move(*term));
            continue;
        }
        diagnostics.add({base::Severity::error, term->place,
                         "the term " + base::in_quotes(term->name) + " is explained twice",
                         "put both together, or give one another name", entry->second,
                         "it is explained here first"});
    }
    return terms;
}

void settle_terms(Bank& bank, base::Diagnostics& diagnostics) {
    std::vector<std::string_view> known;
    for (const Term& term : bank.terms) known.push_back(term.name);
    for (Item& item : bank.items) {
        for_each_option(item, [&](Option& option) {
            if (option.term.empty()) return;
            if (const Term* const term = bank.find_term(option.term)) {
                option.term_text = term->text;
                return;
            }
            const std::string hint = base::did_you_mean(option.term, known);
            diagnostics.error(
                option.term_place, "unknown term " + base::in_quotes(option.term),
                hint.empty() ? "explain it in bank.toml: [[term]] with its name and text" : hint);
        });
    }
}

}  // namespace papersetter::bank
