// SPDX-License-Identifier: MIT
#include "bank/write.hpp"

#include <charconv>

#include "base/text.hpp"

namespace papersetter::bank {

namespace {

void add(std::string& toml, std::string_view key, std::string_view value) {
    toml += key;
    toml += " = ";
    toml += value;
    toml += '\n';
}

void add_name(std::string& toml, std::string_view key, std::string_view value) {
    if (!value.empty()) add(toml, key, base::quoted_toml(value));
}

void add_list(std::string& toml, std::string_view key, const std::vector<std::string>& values) {
    std::string list = "[";
    for (const std::string& value : values) {
        if (list.size() > 1) list += ", ";
        list += base::quoted_toml(value);
    }
    add(toml, key, list + ']');
}

bool fits_literal(std::string_view text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F) return false;
    }
    return text.find("'''") == std::string_view::npos && !text.ends_with('\'');
}

void add_escape(std::string& toml, unsigned char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    toml += "\\u00";
    toml += digits[byte >> 4U];
    toml += digits[byte & 0x0FU];
}

// A text in the quotes that keep it as it is: literal where it can be, so that backslashes stay
// what they are for a reader too.
std::string quoted_text(std::string_view text) {
    const bool has_lines = text.find('\n') != std::string_view::npos;
    const std::string start = has_lines ? "\n" : "";
    if (fits_literal(text)) return "'''" + start + std::string(text) + "'''";
    std::string toml = "\"\"\"" + start;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            toml += '\\';
            toml += c;
        } else if ((byte < 0x20 && c != '\n') || byte == 0x7F) {
            add_escape(toml, byte);
        } else {
            toml += c;
        }
    }
    return toml + "\"\"\"";
}

// Pictures are kept by their content: two items may call different ones by one path.
std::string with_kept_pictures(const Text& text) {
    std::string source;
    std::size_t from = 0;
    for (const PictureUse& use : text.pictures) {
        source += text.source.substr(from, use.offset - from);
        source += kept_path(use.name);
        from = use.offset + use.length;
    }
    return source + text.source.substr(from);
}

void add_text(std::string& toml, std::string_view key, const Text& text) {
    if (text.empty()) return;
    add(toml, key, quoted_text(text.pictures.empty() ? text.source : with_kept_pictures(text)));
}

template <typename Word, std::size_t count>
void add_word(std::string& toml, std::string_view key,
              const std::array<std::string_view, count>& words, Word word) {
    add(toml, key, base::quoted_toml(words.at(static_cast<std::size_t>(word))));
}

/// The table of the options of an item, below `owner` ("item" or "item.part").
std::string table_of(const Item& item, std::string_view owner) {
    const std::string_view name = item.type == Type::essay ? "criterion"
                                  : item.type == Type::numeric || item.type == Type::short_answer ||
                                          (item.type == Type::cloze && !item.is_option_bank)
                                      ? "answer"
                                      : "option";
    return "[[" + std::string(owner) + '.' + std::string(name) + "]]\n";
}

void add_option(std::string& toml, const Item& item, std::string_view owner, const Option& option) {
    toml += table_of(item, owner);
    add_name(toml, "id", option.id);
    add_text(toml, "prompt", option.prompt);
    add_text(toml, "text", option.text);
    add_name(toml, "gap", option.gap);
    const bool is_marked = item.type != Type::matching && item.type != Type::ordering &&
                           item.type != Type::essay && !item.is_option_bank;
    if (is_marked) add(toml, "correct", option.is_correct ? "true" : "false");
    if (item.type == Type::essay) add(toml, "points", base::to_string(option.points));
    add_text(toml, "rationale", option.rationale);
    add_name(toml, "term", option.term);
    add_text(toml, "tempting", option.tempting);
    add_text(toml, "right_when", option.right_when);
    add_name(toml, "misconception", option.misconception);
    if (option.pin != Pin::none) add_word(toml, "pin", pin_words, option.pin);
}

// Of the keys of single types, what is as it would be without them is left out.
void add_way_of_answering(std::string& toml, const Item& item) {
    add_word(toml, "type", type_words, item.type);
    if (item.type != Type::composite) add(toml, "points", base::to_string(item.points));
    const bool has_order = offers_options(item) && item.type != Type::ordering;
    if (has_order) add_word(toml, "order", order_words, item.order);
    if (item.option_columns > 0) add(toml, "option_columns", std::to_string(item.option_columns));
    if (item.scoring != Scoring::all_or_nothing) {
        add_word(toml, "scoring", scoring_words, item.scoring);
    }
    if (item.tells_count) add(toml, "tell_count", "true");
    if (!item.tolerance.is_zero()) {
        add(toml, item.has_relative_tolerance ? "relative_tolerance" : "tolerance",
            base::quoted_toml(item.tolerance.written()));
    }
    add_text(toml, "unit", item.unit);
    if (item.is_case_sensitive) add(toml, "case_sensitive", "true");
    if (item.spaces != Spaces::collapse) add_word(toml, "spaces", spaces_words, item.spaces);
    if (item.lines > 0) add(toml, "lines", std::to_string(item.lines));
}

void add_content(std::string& toml, const Item& item, std::string_view owner) {
    add_text(toml, "stem", item.stem);
    add_text(toml, "explanation", item.explanation);
    add_text(toml, "model_answer", item.model_answer);
    for (const Option& option : item.options) add_option(toml, item, owner, option);
    for (const Item& part : item.parts) {
        toml += "[[item.part]]\n";
        add_way_of_answering(toml, part);
        add_content(toml, part, "item.part");
    }
}

}  // namespace

std::string kept_path(std::string_view picture) { return "pictures/" + std::string(picture); }

std::string write_head(const Bank& bank) {
    std::string toml = "[bank]\n";
    add(toml, "id", base::quoted_toml(bank.id));
    add_name(toml, "title", bank.title);
    add(toml, "language", base::quoted_toml(bank.language));
    add_name(toml, "version", bank.version);
    add_name(toml, "license", bank.license);
    for (const Topic& topic : bank.topics) {
        toml += "\n[[topic]]\n";
        add(toml, "id", base::quoted_toml(topic.id));
        add_name(toml, "title", topic.title);
        add_text(toml, "notes", topic.notes);
    }
    for (const Term& term : bank.terms) {
        toml += "\n[[term]]\n";
        add(toml, "name", base::quoted_toml(term.name));
        add_text(toml, "text", term.text);
    }
    return toml;
}

std::string write_stimulus(const Stimulus& stimulus) {
    std::string toml = "[[stimulus]]\n";
    add(toml, "id", base::quoted_toml(stimulus.id));
    add_name(toml, "title", stimulus.title);
    add_name(toml, "language", stimulus.language);
    if (!stimulus.enemies.empty()) add_list(toml, "enemies", stimulus.enemies);
    add_text(toml, "text", stimulus.text);
    return toml;
}

std::string write_item(const Item& item) {
    std::string toml = "[[item]]\n";
    add(toml, "id", base::quoted_toml(item.id));
    add_way_of_answering(toml, item);
    add_name(toml, "language", item.language);
    add_name(toml, "topic", item.topic);
    if (item.level) add_word(toml, "level", level_words, *item.level);
    if (item.difficulty) add_word(toml, "difficulty", difficulty_words, *item.difficulty);
    if (item.p) add(toml, "p", base::to_string(*item.p));
    if (item.discrimination) add(toml, "discrimination", base::to_string(*item.discrimination));
    if (item.minutes) add(toml, "minutes", base::to_string(*item.minutes));
    add_word(toml, "status", status_words, item.status);
    add_name(toml, "stimulus", item.stimulus);
    add_list(toml, "tags", item.tags);
    if (!item.enemies.empty()) add_list(toml, "enemies", item.enemies);
    add_list(toml, "objectives", item.objectives);
    add_list(toml, "references", item.references);
    add_name(toml, "author", item.author);
    add_name(toml, "reviewed", item.reviewed);
    add_name(toml, "source", item.source);
    add_content(toml, item, "item");
    return toml;
}

}  // namespace papersetter::bank
