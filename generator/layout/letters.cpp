// SPDX-License-Identifier: MIT
#include "layout/letters.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "paper/lettering.hpp"

namespace papersetter::layout {
namespace {

using paper::Lettering;

std::string letter_at(const Strings& strings, std::size_t position) {
    const Phrase* const own = strings.find("letters." + std::to_string(position + 1));
    return own == nullptr ? Lettering::letter_at(position) : own->other;
}

}  // namespace

std::string printed_letters(const Strings& strings, std::string_view letters) {
    // Letters of some scripts would join to a word.
    const std::string_view between = strings.find("letters.1") == nullptr ? "" : "\u202F";
    std::string printed;
    for (const char letter : letters) {
        if (!printed.empty()) printed += between;
        if (letter < 'A' || letter > 'Z') {
            printed += letter;  // a place that was left open
            continue;
        }
        printed += letter_at(strings, static_cast<std::size_t>(letter - 'A'));
    }
    return printed;
}

std::string printed_number(const Strings& strings, std::string_view number) {
    std::string printed;
    for (const char c : number) {
        const bool is_part = base::is_letter(c) && strings.find("letters.1") != nullptr;
        printed +=
            is_part ? letter_at(strings, static_cast<std::size_t>(c - 'a')) : std::string(1, c);
    }
    return printed;
}

void put_letters(const Strings& strings, std::string& html) {
    Lettering::put_letters(html, [&strings](std::size_t position) {
        return base::escape_xml(letter_at(strings, position));
    });
}

}  // namespace papersetter::layout
