// SPDX-License-Identifier: MIT
#include "layout/strings.hpp"

#include <algorithm>
#include <array>

#include "base/language.hpp"
#include "base/text.hpp"

namespace papersetter::layout {
namespace {

struct Format {
    std::string_view key;
    std::array<std::string_view, 3> gaps;
};

constexpr std::array<std::string_view, 5> plural_categories{"zero", "one", "two", "few", "many"};

// The phrases that the program itself fills; docs/layout_guide.md lists them.
constexpr std::array formats{
    Format{"date", {"day", "month", "year"}},
    Format{"minutes", {"n"}},
    Format{"hours", {"n"}},
    Format{"hours_and_minutes", {"hours", "minutes"}},
    Format{"marks", {"n"}},
    Format{"marks_each", {"total", "n"}},
    Format{"question_label", {"number"}},
    Format{"stimulus", {"first", "last"}},
    Format{"stimulus_of_two", {"first", "last"}},
    Format{"option_label", {"letter", "number"}},
    Format{"cell_label", {"number"}},
    Format{"choose_number", {"n"}},
    Format{"blank_label", {"n", "number"}},
    Format{"role_prompt", {"n"}},
    Format{"role_gap", {"n"}},
    Format{"role_step", {"n"}},
    Format{"revision", {"n"}},
    Format{"questions_title", {"title", "form"}},
    Format{"key_title", {"title", "form"}},
    Format{"report_title", {"title"}},
    Format{"sheet_title", {"title", "form"}},
    Format{"sheet_code", {"code"}},
    Format{"digit_label", {"digit", "n"}},
    Format{"learning_title", {"title", "form"}},
    Format{"crosswalk_title", {"title"}},
    Format{"elsewhere", {"form", "number"}},
    Format{"page_questions", {"page", "first", "last"}},
    Format{"marking_form", {"form"}},
    Format{"score_row", {"n"}},
    Format{"accepted_too", {"answers"}},
    Format{"key_revision", {"n"}},
    Format{"report_forms", {"n", "forms"}},
    Format{"report_without_p", {"n"}},
    Format{"report_section", {"number"}},
    Format{"report_exposure", {"n"}},
    Format{"report_named", {"n"}},
    Format{"feedback_title", {"title", "candidate"}},
    Format{"class_title", {"title"}},
    Format{"score_of", {"got", "of"}},
    Format{"right_of", {"n", "questions"}},
    Format{"unmarked", {"n"}},
    Format{"guide_title", {"title"}},
    Format{"guide_set", {"n"}},
    Format{"guide_questions", {"n"}},
    Format{"right_in", {"number"}},
};

bool is_gap_letter(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

void check_gaps(std::string_view key, std::string_view text, base::Place place,
                base::Diagnostics& diagnostics) {
    const std::vector<std::string_view> known = gaps_of(key);
    if (known.empty()) return;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view gap = gap_at(text, i);
        if (gap.empty() || std::ranges::find(known, gap) != known.end()) continue;
        std::string list;
        for (const std::string_view name : known) {
            list += (list.empty() ? "{" : ", {") + std::string(name) + "}";
        }
        diagnostics.error(place,
                          "the phrase `" + std::string(key) + "` has a gap {" + std::string(gap) +
                              "} that is never filled",
                          "its gaps are " + list);
    }
}

// The letters of options are not words: a language without them has A to Z.
bool is_letter(std::string_view key) { return key.starts_with("letters."); }

bool is_plural(const toml_file::Table& table) {
    return table.find("one") != nullptr || table.find("other") != nullptr;
}

}  // namespace

bool Phrase::has_gaps() const {
    if (is_plural) return true;
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (!gap_at(other, i).empty()) return true;
    }
    return false;
}

std::vector<std::string_view> gaps_of(std::string_view key) {
    const auto* format = std::ranges::find(formats, key, &Format::key);
    if (format == formats.end()) return {};
    std::vector<std::string_view> gaps(format->gaps.begin(), format->gaps.end());
    std::erase(gaps, std::string_view());
    return gaps;
}

std::string_view gap_at(std::string_view text, std::size_t offset) {
    if (text[offset] != '{') return {};
    std::size_t end = offset + 1;
    while (end < text.size() && is_gap_letter(text[end])) ++end;
    if (end == offset + 1 || end == text.size() || text[end] != '}') return {};
    return text.substr(offset + 1, end - offset - 1);
}

void Strings::add(const std::string& key, Phrase phrase, base::Diagnostics& diagnostics) {
    for (const auto& [category, form] : phrase.forms) {
        check_gaps(key, form, phrase.place, diagnostics);
    }
    check_gaps(key, phrase.other, phrase.place, diagnostics);
    if (key == "direction" && phrase.other != "ltr" && phrase.other != "rtl") {
        diagnostics.error(phrase.place, "`direction` is neither \"ltr\" nor \"rtl\"",
                          "write the direction of the language's script");
    }
    phrases_.emplace(key, std::move(phrase));
}

void Strings::read_value(const std::string& key, const toml_file::Value& value,
                         base::Diagnostics& diagnostics) {
    if (const auto* text = std::get_if<toml_file::String>(&value.data)) {
        add(key, {{}, text->text, false, text->body}, diagnostics);
    } else if (const auto* array = std::get_if<toml_file::Array>(&value.data)) {
        std::size_t number = 0;
        for (const toml_file::Value& entry : array->values) {
            read_value(key + '.' + std::to_string(++number), entry, diagnostics);
        }
    } else if (const auto* table = std::get_if<toml_file::Table>(&value.data)) {
        if (!is_plural(*table)) return read_table(key + '.', *table, diagnostics);
        Phrase phrase{{}, {}, true, value.place};
        for (const toml_file::Table::Entry& entry : table->entries) {
            const auto* form = std::get_if<toml_file::String>(&entry.value.data);
            const bool is_category =
                std::ranges::find(plural_categories, entry.key) != plural_categories.end();
            if (form != nullptr && entry.key == "other") {
                phrase.other = form->text;
            } else if (form != nullptr && is_category) {
                phrase.forms[entry.key] = form->text;
            } else {
                diagnostics.error(entry.key_place,
                                  "`" + entry.key + "` is not a form of the plural `" + key + "`",
                                  "a plural is { one = \"…\", other = \"…\" }, with zero, two, few "
                                  "and many where the language has them");
            }
        }
        if (table->find("one") == nullptr || table->find("other") == nullptr) {
            diagnostics.error(value.place, "the plural `" + key + "` lacks one of its forms",
                              "a plural is { one = \"…\", other = \"…\" }");
        }
        add(key, std::move(phrase), diagnostics);
    } else {
        diagnostics.error(
            value.place,
            "`" + key + "` is " + std::string(toml_file::kind_of(value)) + ", not a string",
            "fixed words are written in quotes");
    }
}

void Strings::read_table(const std::string& prefix, const toml_file::Table& table,
                         base::Diagnostics& diagnostics) {
    for (const toml_file::Table::Entry& entry : table.entries) {
        read_value(prefix + entry.key, entry.value, diagnostics);
    }
}

Strings Strings::read(const toml_file::Table& table, std::string_view language,
                      base::Diagnostics& diagnostics) {
    Strings strings;
    strings.language_ = language;
    strings.read_table("", table, diagnostics);
    return strings;
}

void Strings::inherit(const Strings& other) {
    for (const auto& [key, phrase] : other.phrases_) phrases_.emplace(key, phrase);
}

std::vector<std::string> Strings::complete_from(const Strings& other, std::string_view language,
                                                base::Diagnostics& diagnostics) {
    const std::vector<std::string_view> known = other.keys();
    for (const auto& [key, phrase] : phrases_) {
        if (other.find(key) != nullptr || is_letter(key)) continue;
        const auto near = base::nearest(key, known);
        diagnostics.error(phrase.place,
                          "the English words of this layout have no `" + base::in_brief(key) + "`",
                          near ? "did you mean `" + *near + "`?" : "remove it");
    }
    std::vector<std::string> taken;
    for (const auto& [key, phrase] : other.phrases_) {
        if (is_letter(key)) continue;
        const auto [own, is_new] = phrases_.emplace(key, phrase);
        if (!is_new) continue;
        own->second.language = language;
        taken.push_back(key);
    }
    return taken;
}

void Strings::set_language(std::string_view language) {
    for (auto& [key, phrase] : phrases_) phrase.language = language;
}

std::string_view Strings::foreign_language(std::string_view keys) const {
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        const Phrase* const phrase = find(keys.substr(0, end));
        if (phrase != nullptr && !phrase->language.empty()) return phrase->language;
        keys.remove_prefix(std::min(end + 1, keys.size()));
    }
    return {};
}

const Phrase* Strings::find(std::string_view key) const {
    const auto found = phrases_.find(key);
    return found == phrases_.end() ? nullptr : &found->second;
}

std::vector<std::string_view> Strings::keys() const {
    std::vector<std::string_view> keys;
    keys.reserve(phrases_.size());
    for (const auto& [key, phrase] : phrases_) keys.push_back(key);
    return keys;
}

std::string_view Strings::form_for(const Phrase& phrase, base::Decimal amount) const {
    if (!phrase.is_plural) return phrase.other;
    const auto form = [&](std::string_view category) -> std::string_view {
        const auto found = phrase.forms.find(category);
        return found == phrase.forms.end() ? std::string_view() : found->second;
    };
    if (amount == base::Decimal::whole(1)) return form("one");
    const bool has_more = phrase.forms.size() > 1;
    const std::string_view own =
        has_more ? form(base::plural_category(language_, amount)) : std::string_view();
    return own.empty() ? std::string_view(phrase.other) : own;
}

std::string Strings::fill(std::string_view key, base::Decimal amount,
                          std::initializer_list<Filling> fillings) const {
    const Phrase* phrase = find(key);
    if (phrase == nullptr) return {};
    const std::string_view text = form_for(*phrase, amount);
    std::string filled;
    std::size_t copied = 0;
    for (std::size_t i = text.find('{'); i != std::string_view::npos; i = text.find('{', i)) {
        const std::string_view gap = gap_at(text, i);
        const auto* filling = std::ranges::find(fillings, gap, &Filling::first);
        if (gap.empty() || filling == fillings.end()) {
            ++i;
            continue;
        }
        filled.append(text.substr(copied, i - copied)).append(filling->second);
        copied = i += gap.size() + 2;
    }
    filled += text.substr(copied);
    return filled;
}

}  // namespace papersetter::layout
