// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "base/text.hpp"

namespace papersetter::base {

namespace {

std::u32string code_points(std::string_view text) {
    std::u32string result;
    if (first_invalid_utf8(text)) return result;
    for (std::size_t offset = 0; offset < text.size();) {
        result += next_code_point(text, offset);
    }
    return result;
}

// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours count one.
std::size_t distance(std::u32string_view a, std::u32string_view b) {
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
    }
    return row[b.size()];
}

}  // namespace

std::optional<std::string> nearest(std::string_view word,
                                   std::span<const std::string_view> candidates) {
    const std::u32string wanted = code_points(word);
    const std::size_t limit = std::max<std::size_t>(1, wanted.size() / 3);
    // A distance of the whole word shares nothing with it.
    std::size_t best = std::min(limit + 1, wanted.size());
    std::optional<std::string> found;
    for (const std::string_view candidate : candidates) {
        const std::u32string offered = code_points(candidate);
        const std::size_t longer = std::max(offered.size(), wanted.size());
        if (longer - std::min(offered.size(), wanted.size()) >= best) continue;
        const std::size_t away = distance(wanted, offered);
        if (away < best) {
            best = away;
            found = std::string(candidate);
        }
    }
    return found;
}

}  // namespace papersetter::base
