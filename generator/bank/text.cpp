// SPDX-License-Identifier: MIT
#include "bank/text.hpp"

#include "markdown/render.hpp"

namespace papersetter::bank {

std::string render(const Text& text, const LetterOf& letter_of, base::Diagnostics& diagnostics) {
    markdown::Options options;
    options.letter_of = letter_of;
    return markdown::render({text.source, text.place, text.indent}, options, diagnostics);
}

}  // namespace papersetter::bank
