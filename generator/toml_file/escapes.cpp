// SPDX-License-Identifier: MIT
#include "toml_file/escapes.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace papersetter::toml_file {

namespace {

struct Meaning {
    std::string_view words;
    std::string_view plain;
};

Meaning meaning_of(char escape) {
    switch (escape) {
        case 'b':
            return {"a backspace", "\\u0008"};
        case 'f':
            return {"a form feed", "\\u000C"};
        case 'n':
            return {"a line end", "\\u000A"};
        case 'r':
            return {"a carriage return", "\\u000D"};
        case 't':
            return {"a tab", "\\u0009"};
        default:
            return {};
    }
}

}  // namespace

std::optional<UnmeantEscape> first_unmeant_escape(std::string_view text, std::size_t offset) {
    const bool is_multi_line = text.substr(offset, 3) == "\"\"\"";
    const std::string_view close = is_multi_line ? "\"\"\"" : "\"";
    for (std::size_t i = offset + close.size(); i + 1 < text.size(); ++i) {
        if (text[i] == '"' && text.substr(i, close.size()) == close) return std::nullopt;
        if (text[i] != '\\') continue;
        const Meaning meaning = meaning_of(text[i + 1]);
        if (!meaning.words.empty() && i + 2 < text.size() && base::is_letter(text[i + 2])) {
            const auto* const first = text.begin() + static_cast<std::ptrdiff_t>(i);
            const auto* const last = std::find_if_not(first + 1, text.end(), base::is_letter);
            return UnmeantEscape{i, std::string(first, last), std::string(meaning.words),
                                 std::string(meaning.plain)};
        }
        ++i;
    }
    return std::nullopt;
}

}  // namespace papersetter::toml_file
