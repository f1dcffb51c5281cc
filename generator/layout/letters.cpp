// SPDX-License-Identifier: MIT
#include "layout/letters.hpp"

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
    std::string printed;
    for (const char letter : letters) {
        if (letter < 'A' || letter > 'Z') {
            printed += letter;  // a place that was left open
            continue;
        }
        printed += letter_at(strings, static_cast<std::size_t>(letter - 'A'));
    }
    return printed;
}

void put_letters(const Strings& strings, std::string& html) {
    Lettering::put_letters(html, [&strings](std::size_t position) {
        return base::escape_xml(letter_at(strings, position));
    });
}

}  // namespace papersetter::layout
