// SPDX-License-Identifier: MIT
#include "base/excerpt.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/ascii.hpp"
#include "base/display.hpp"

namespace papersetter::base {

namespace {

constexpr std::size_t longest_line = 160;
constexpr std::size_t window = 120;
constexpr std::size_t before_caret = 50;
constexpr std::size_t tab_stop = 4;

// The line cut into shown characters, so that cutting and measuring never split one.
struct Cells {
    std::vector<ShownCharacter> characters;
    std::vector<char> source;           // the character where it is ASCII, else 0
    std::vector<std::size_t> position;  // columns before each character, and after the last
};

Cells cells_of(std::string_view line) {
    Cells cells;
    std::size_t column = 0;
    for (std::size_t offset = 0; offset < line.size();) {
        const char c = line[offset];
        ShownCharacter character;
        if (c == '\t') {
            ++offset;
            character.columns = tab_stop - column % tab_stop;
            character.text.assign(character.columns, ' ');
        } else {
            character = next_shown(line, offset);
        }
        cells.position.push_back(column);
        cells.source.push_back(static_cast<unsigned char>(c) < 0x80 ? c : '\0');
        column += character.columns;
        cells.characters.push_back(std::move(character));
    }
    cells.position.push_back(column);
    return cells;
}

bool is_word(char c) { return is_letter_or_digit(c) || c == '_' || c == '-' || c == '\0'; }

// One past the last character of the word, the quoted string or the [header] that starts at
// `first`.
std::size_t end_of_word(const std::vector<char>& source, std::size_t first) {
    if (first >= source.size()) return first + 1;
    const char start = source[first];
    if (start == '[') {
        std::size_t end = first;
        while (end < source.size() &&
               (source[end] == '[' || source[end] == '.' || is_word(source[end]))) {
            ++end;
        }
        const std::size_t name = end;
        while (end < source.size() && source[end] == ']') ++end;
        return end > name ? end : first + 1;
    }
    if (start == '"' || start == '\'') {
        std::size_t quotes = first;
        while (quotes < source.size() && source[quotes] == start) ++quotes;
        if (quotes - first >= 3) return quotes;
        for (std::size_t i = first + 1; i < source.size(); ++i) {
            if (start == '"' && source[i] == '\\') {
                ++i;
            } else if (source[i] == start) {
                return i + 1;
            }
        }
        return first + 1;
    }
    std::size_t end = first;
    while (end < source.size() && is_word(source[end])) ++end;
    return std::max(end, first + 1);
}

}  // namespace

Excerpt excerpt_of(std::string_view line, std::uint32_t column) {
    const Cells cells = cells_of(line);
    const std::size_t count = cells.characters.size();
    const std::size_t first = std::min<std::size_t>(column == 0 ? 0 : column - 1, count);
    const std::size_t last = end_of_word(cells.source, first);

    std::size_t begin = 0;
    std::size_t end = count;
    if (cells.position[count] > longest_line) {
        while (cells.position[first] - cells.position[begin] > before_caret) ++begin;
        while (end > begin && cells.position[end] - cells.position[begin] > window) --end;
    }
    Excerpt excerpt;
    if (begin > 0) excerpt.text = "…";
    excerpt.caret = cells.position[first] - cells.position[begin] + (begin > 0 ? 1 : 0);
    for (std::size_t i = begin; i < end; ++i) excerpt.text += cells.characters[i].text;
    if (end < count) excerpt.text += "…";
    const std::size_t stop = std::min(last, end);
    if (stop > first) {
        excerpt.width = std::max<std::size_t>(1, cells.position[stop] - cells.position[first]);
    }
    return excerpt;
}

}  // namespace papersetter::base
