// SPDX-License-Identifier: MIT
#include "blueprint/attribute_words.hpp"

#include "base/text.hpp"

namespace papersetter::blueprint {
std::span<const std::string_view> words_of(Attribute attribute) {
    switch (attribute) {
        case Attribute::level:
            return bank::level_words;
        case Attribute::difficulty:
            return bank::difficulty_words;
        case Attribute::type:
            return bank::type_words;
        case Attribute::topic:
            break;
    }
    return {};
}

void tell_unknown_word(std::string_view key, std::span<const std::string_view> words,
                       const std::string& word, base::Place place, base::Diagnostics& diagnostics) {
    const std::string name(key);
    std::string hint = base::did_you_mean(word, words);
    if (hint.empty()) {
        for (const std::string_view known : words) {
            hint += hint.empty() ? "known are: " : ", ";
            hint += known;
        }
    }
    diagnostics.error(place, "unknown " + name + " " + base::in_quotes(word), std::move(hint));
}

}  // namespace papersetter::blueprint
