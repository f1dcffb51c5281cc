// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "base/display.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

constexpr std::size_t longest_word = 200;

std::u32string code_points(std::string_view text) {
    std::u32string result;
    // Four bytes are the most of a character: what is longer is never near.
    if (text.size() > 4 * longest_word || first_invalid_utf8(text)) return result;
    for (std::size_t offset = 0; offset < text.size();) {
        result += next_code_point(text, offset);
    }
    return result;
}

std::u32string without_capitals(std::u32string text) {
    for (char32_t& c : text) {
        if (c >= U'A' && c <= U'Z') c += U'a' - U'A';
    }
    return text;
}

// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours count one.
// Distances from `limit` on are not worked out further.
std::size_t distance(std::u32string_view a, std::u32string_view b, std::size_t limit) {
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
        // A swap reaches back two rows, so both must be out of reach.
        const std::size_t best = std::min(*std::min_element(row.begin(), row.end()),
                                          *std::min_element(last.begin(), last.end()));
        if (best >= limit) return best;
    }
    return row[b.size()];
}

bool is_separator(char c) {
    return c == '/' || c == ':' || c == '.' || c == '_' || c == '-' || c == ' ';
}

/// Whether `part` stands in `whole` between separators or its ends, and is not all of it.
bool is_part(std::string_view part, std::string_view whole) {
    if (part.empty() || part.size() >= whole.size()) return false;
    for (std::size_t at = whole.find(part); at != std::string_view::npos;
         at = whole.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        if ((at == 0 || is_separator(whole[at - 1])) &&
            (end == whole.size() || is_separator(whole[end]))) {
            return true;
        }
    }
    return false;
}

std::optional<std::string> related(std::string_view word,
                                   std::span<const std::string_view> candidates) {
    constexpr std::size_t shortest_part = 3;
    if (word.size() < shortest_part || word.size() > longest_word) return std::nullopt;
    std::string_view whole;
    std::size_t wholes = 0;
    std::string_view part;
    for (const std::string_view candidate : candidates) {
        if (is_part(word, candidate)) {
            whole = candidate;
            ++wholes;
        } else if (candidate.size() >= shortest_part && candidate.size() > part.size() &&
                   is_part(candidate, word)) {
            part = candidate;
        }
    }
    if (wholes == 1) return std::string(whole);
    if (wholes == 0 && !part.empty()) return std::string(part);
    return std::nullopt;
}

/// The first character beyond ASCII that stands where the right word has an ASCII one.
std::string lookalike(std::string_view word, std::string_view right) {
    const std::u32string written = code_points(word);
    const std::u32string meant = code_points(right);
    if (written.size() != meant.size()) return {};
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] < 0x80 || meant[i] >= 0x80) continue;
        return " (" + code_point_name(written[i]) + " stands in place of \"" +
               static_cast<char>(meant[i]) + "\")";
    }
    return {};
}

}  // namespace

std::optional<std::string> nearest(std::string_view word,
                                   std::span<const std::string_view> candidates) {
    const std::u32string wanted = without_capitals(code_points(word));
    const std::size_t limit = std::max<std::size_t>(1, wanted.size() / 3);
    // A distance of the whole word shares nothing with it.
    std::size_t best = std::min(limit + 1, wanted.size());
    if (wanted.size() > longest_word) best = 0;
    std::optional<std::string> found;
    for (const std::string_view candidate : candidates) {
        const std::u32string offered = without_capitals(code_points(candidate));
        const std::size_t longer = std::max(offered.size(), wanted.size());
        if (longer - std::min(offered.size(), wanted.size()) >= best) continue;
        const std::size_t away = distance(wanted, offered, best);
        if (away < best) {
            best = away;
            found = std::string(candidate);
        }
    }
    return found;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> candidates) {
    std::optional<std::string> meant = nearest(word, candidates);
    if (!meant) meant = related(word, candidates);
    if (!meant) return {};
    return "did you mean " + in_quotes(*meant) + "?" + lookalike(word, *meant);
}

}  // namespace papersetter::base
