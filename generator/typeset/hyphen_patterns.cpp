// SPDX-License-Identifier: MIT
#include "typeset/hyphen_patterns.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace papersetter::typeset {

namespace {

bool is_directive(std::string_view line) {
    return line.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == 0;
}

std::size_t length_in_common(std::string_view one, std::string_view other) {
    const auto [end, ignored] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return static_cast<std::size_t>(end - one.begin());
}

using Pattern = HyphenPatterns::Pattern;

std::size_t longest_beginning(const std::vector<Pattern>& patterns, std::string_view letters) {
    const auto after = std::ranges::lower_bound(patterns, letters, {}, &Pattern::letters);
    std::size_t longest = 0;
    if (after != patterns.end()) longest = length_in_common(letters, after->letters);
    if (after != patterns.begin()) {
        longest = std::max(longest, length_in_common(letters, std::prev(after)->letters));
    }
    return longest;
}

// The patterns with which the letters begin, and the longest row of them that begins any.
void choose(const std::vector<Pattern>& patterns, std::string_view letters,
            std::vector<std::uint32_t>& chosen, std::string& rows) {
    const std::size_t longest = longest_beginning(patterns, letters);
    if (longest == 0) return;
    rows.append(letters.substr(0, longest)).append("\n");
    for (std::size_t length = 1; length <= longest; ++length) {
        std::string row(letters.substr(0, length));
        for (const char* const end : {"", "."}) {
            row += end;
            auto same =
                std::ranges::lower_bound(patterns, std::string_view(row), {}, &Pattern::letters);
            for (; same != patterns.end() && same->letters == row; ++same) {
                chosen.push_back(same->line);
            }
        }
    }
}

}  // namespace

HyphenPatterns::HyphenPatterns(std::string text) : text_(std::move(text)) {
    letters_.reserve(text_.size());  // views of it must stay
    for (std::size_t at = 0; at < text_.size();) {
        const std::size_t end = std::min(text_.find_first_of("\r\n", at), text_.size());
        if (end > at) add_line(std::string_view(text_).substr(at, end - at));
        at = end + 1;
    }
    for (Level& level : levels_) {
        std::sort(level.patterns.begin(), level.patterns.end(),
                  [](const Pattern& one, const Pattern& other) {
                      return one.letters != other.letters ? one.letters < other.letters
                                                          : one.line < other.line;
                  });
    }
}

void HyphenPatterns::add_line(std::string_view line) {
    if (line.front() == '%' || line.front() == '#') return;
    const auto number = static_cast<std::uint32_t>(lines_.size());
    lines_.push_back(line);
    if (levels_.empty() || line.starts_with("NEXTLEVEL")) levels_.emplace_back();
    if (is_directive(line)) {
        levels_.back().directives.push_back(number);
        return;
    }
    const std::size_t before = letters_.size();
    // What follows on "/" is a change of spelling.
    for (const char c : line.substr(0, line.find('/'))) {
        if (!base::is_digit(c)) letters_ += c;
    }
    levels_.back().patterns.push_back({std::string_view(letters_).substr(before), number});
}

std::string HyphenPatterns::excerpt(const std::string& word) const {
    std::string result;
    for (const Level& level : levels_) result += excerpt(level, word);
    return result;
}

std::string HyphenPatterns::excerpt(const Level& level, const std::string& word) const {
    std::vector<std::uint32_t> chosen;
    std::string rows;
    // A part of a compound begins and ends like a word.
    for (std::size_t begin = 0; begin < word.size(); ++begin) {
        const std::string rest = "." + word.substr(begin);
        choose(level.patterns, rest, chosen, rows);
        choose(level.patterns, std::string_view(rest).substr(1), chosen, rows);
    }
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    std::string result;
    const auto add = [&](std::uint32_t line) { result.append(lines_[line]).append("\n"); };
    for (const std::uint32_t line : level.directives) add(line);
    result += rows;
    for (const std::uint32_t line : chosen) add(line);
    return result;
}

}  // namespace papersetter::typeset
