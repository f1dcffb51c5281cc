// SPDX-License-Identifier: MIT
#include "bank/text.hpp"

#include <algorithm>

#include "markdown/render.hpp"

namespace papersetter::bank {

std::string render(const Text& text, const LetterOf& letter_of, base::Diagnostics& diagnostics,
                   const GapOf& gap_of) {
    markdown::Options options;
    options.letter_of = letter_of;
    options.gap_of = gap_of;
    if (!text.pictures.empty()) {
        options.source_of = [&text](std::string_view, std::size_t offset) {
            const auto use = std::ranges::find(text.pictures, offset, &PictureUse::offset);
            return use == text.pictures.end() ? std::string() : use->name;
        };
    }
    return markdown::render({text.source, text.place, text.indent}, options, diagnostics);
}

}  // namespace papersetter::bank
