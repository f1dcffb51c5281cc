// SPDX-License-Identifier: MIT
#include "blueprint/vocabulary.hpp"

#include "base/text.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {
namespace {

std::string hint_among(const std::set<std::string>& words, std::string_view word) {
    const std::vector<std::string_view> candidates(words.begin(), words.end());
    return base::did_you_mean(word, candidates);
}

void add_words(const bank::Item& item, Condition::Attribute attribute,
               std::set<std::string>& words) {
    using Attribute = Condition::Attribute;
    switch (attribute) {
        case Attribute::id:
            words.insert(item.id);
            break;
        case Attribute::tags:
            words.insert(item.tags.begin(), item.tags.end());
            break;
        case Attribute::objectives:
            words.insert(item.objectives.begin(), item.objectives.end());
            break;
        case Attribute::author:
            words.insert(item.author);
            break;
        case Attribute::source:
            words.insert(item.source);
            break;
        default:
            break;
    }
}

}  // namespace

const Vocabulary::Words& Vocabulary::words(Condition::Attribute attribute) {
    const auto [at, is_new] = words_.emplace(attribute, Words());
    if (!is_new) return at->second;
    for (const bank::Bank& bank : *banks_) {
        if (attribute == Condition::Attribute::topic) {
            for (const bank::Topic& topic : bank.topics) at->second.insert(topic.id);
        } else {
            for (const bank::Item& item : bank.items) add_words(item, attribute, at->second);
        }
    }
    at->second.erase(std::string());
    return at->second;
}

bool Vocabulary::has(Condition::Attribute attribute, const std::string& word) {
    return words(attribute).contains(word);
}

std::string Vocabulary::hint(Condition::Attribute attribute, const std::string& word) {
    return hint_among(words(attribute), word);
}

std::string Vocabulary::item_hint(const std::string& name) {
    if (name.find(':') != std::string::npos) return full_name_hint(name);
    if (banks_->size() == 1) return hint(Condition::Attribute::id, name);
    return "with several banks an item is written bank:item, e.g. " +
           base::in_quotes(banks_->front().id + ":" + name);
}

std::string Vocabulary::full_name_hint(std::string_view name) const {
    Words names;
    for (const bank::Bank& bank : *banks_) {
        for (const bank::Item& item : bank.items) names.insert(full_name(bank, item));
    }
    return hint_among(names, name);
}

}  // namespace papersetter::blueprint
