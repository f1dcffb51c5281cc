// SPDX-License-Identifier: MIT
#include "paper/guide_index.hpp"

#include <algorithm>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::paper {
namespace {

// In bytes of the source, and in words: what is longer is a sentence and no entry of an index.
constexpr std::size_t longest_entry = 40;
constexpr std::ptrdiff_t most_blanks = 2;
// What is right in more questions than these ("it doubles") says nothing of any.
constexpr std::size_t most_answered = 3;
constexpr std::size_t least_letters = 4;

bool is_letter(char c) { return base::is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

/// Whether the text may be the name of something: no number, no "yes" or "no".
bool is_name(std::string_view key) {
    return key.find('\n') == std::string_view::npos && !key.empty() && is_letter(key.front()) &&
           static_cast<std::size_t>(std::ranges::count_if(key, is_letter)) >= least_letters;
}

bool is_entry(std::string_view key) {
    return is_name(key) && key.size() <= longest_entry &&
           std::ranges::count(key, ' ') <= most_blanks &&
           key.find_first_of(".,;:=?!(){}[]<>") == std::string_view::npos;
}

/// Whether the word stands in the text, not as a part of another one.
bool speaks_of(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !is_letter(text[at - 1]) || !is_letter(word.front());
        const bool ends = end == text.size() || !is_letter(text[end]) || !is_letter(word.back());
        if (begins && ends) return true;
    }
    return false;
}

/// The first character of a UTF-8 text.
std::string_view first_character(std::string_view text) {
    std::size_t size = std::min<std::size_t>(1, text.size());
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
    return text.substr(0, size);
}

bool has_right_options(bank::Type type) {
    return type == bank::Type::single || type == bank::Type::multiple ||
           type == bank::Type::short_answer;
}

}  // namespace

std::string comparable(std::string_view source) {
    std::string plain;
    for (const char c : source) {
        if (c == '-') plain += ' ';
        if (c != '*' && c != '_' && c != '`' && c != '-') plain += c;
    }
    return base::fold_case(base::trimmed(plain));
}

void GuideIndex::add(const bank::Item& item, InstructorQuestion& question) {
    std::string text;
    bank::for_each_text(item,
                        [&](const bank::Text& one) { text += comparable(one.source) + '\n'; });
    for (const bank::Item* const part : bank::answered_parts(item)) {
        for (const bank::Option& option : part->options) text += comparable(option.term) + '\n';
    }
    texts_.emplace_back(question.number, std::move(text));
    if (question.parts.empty()) return add_part(item, question);
    for (std::size_t i = 0; i < question.parts.size(); ++i) {
        add_part(item.parts[i], question.parts[i]);
    }
}

void GuideIndex::add_part(const bank::Item& part, InstructorQuestion& question) {
    if (!has_right_options(part.type)) return;
    for (InstructorOption& option : question.options) {
        const bank::Option& of_bank = part.options[option.authored];
        std::string key = comparable(of_bank.text.source);
        if (!is_name(key) || of_bank.pin != bank::Pin::none) continue;
        Answer& answer = answers_[key];
        if (answer.html.empty()) answer.html = option.html;
        (option.is_correct ? answer.right : answer.wrong).insert(question.number);
        offers_.push_back({std::move(key), question.number, &option});
    }
}

void GuideIndex::finish(Guide& guide) {
    for (const Offer& offer : offers_) {
        const Answer& answer = answers_.at(offer.key);
        if (offer.option->is_correct || answer.right.size() > most_answered) continue;
        for (const int number : answer.right) {
            if (number != offer.number) offer.option->right_in.push_back(number);
        }
    }
    struct Entry {
        std::string html;
        std::set<int> questions;
    };
    std::map<std::string, Entry> entries;
    for (GuideTerm& term : guide.terms) {
        const std::string key = comparable(term.name);
        std::set<int> questions(term.questions.begin(), term.questions.end());
        for (const auto& [number, text] : texts_) {
            if (speaks_of(text, key)) questions.insert(number);
        }
        term.questions.assign(questions.begin(), questions.end());
        if (!questions.empty()) entries[key] = {base::escape_xml(term.name), questions};
    }
    for (const auto& [key, answer] : answers_) {
        if (answer.right.empty() || !is_entry(key)) continue;
        if (answer.right.size() > most_answered && !entries.contains(key)) continue;
        Entry& entry = entries[key];
        if (entry.html.empty()) entry.html = answer.html;
        entry.questions.insert(answer.right.begin(), answer.right.end());
        entry.questions.insert(answer.wrong.begin(), answer.wrong.end());
    }
    std::string initial;
    for (const auto& [key, entry] : entries) {
        GuideEntry line{entry.html, {}, {entry.questions.begin(), entry.questions.end()}};
        if (first_character(key) != initial) line.initial = initial = first_character(key);
        guide.index.push_back(std::move(line));
    }
}

}  // namespace papersetter::paper
