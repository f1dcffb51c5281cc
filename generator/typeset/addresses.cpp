// SPDX-License-Identifier: MIT
#include "typeset/addresses.hpp"

#include <algorithm>

#include "base/ascii.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::string_view marks = "/.?&=-_#:~%+,";
constexpr std::string_view trailing = ".,;:!?)]}\"'";
constexpr std::size_t least_before = 3;
constexpr std::size_t least_after = 3;

bool is_mark(char c) { return marks.find(c) != std::string_view::npos; }

struct Address {
    std::size_t begin = 0;  // of what follows on "://" or "www."
    std::size_t end = 0;
};

// Where the first address at or after `from` is; at the text's end when there is none.
Address next_address(std::string_view text, std::size_t from) {
    const std::size_t scheme = text.find("://", from);
    std::size_t host = text.find("www.", from);
    while (host != std::string_view::npos && host > 0 && base::is_letter(text[host - 1])) {
        host = text.find("www.", host + 1);
    }
    if (scheme == std::string_view::npos && host == std::string_view::npos) {
        return {text.size(), text.size()};
    }
    Address found;
    found.begin = scheme < host ? scheme + 3 : host + 4;
    found.end = std::min(text.find_first_of(" \n", found.begin), text.size());
    while (found.end > found.begin &&
           trailing.find(text[found.end - 1]) != std::string_view::npos) {
        --found.end;
    }
    return found;
}

std::size_t begin_of_word(std::string_view text, std::size_t at) {
    const std::size_t space = text.find_last_of(" \n", at);
    return space == std::string_view::npos ? 0 : space + 1;
}

}  // namespace

void find_in_addresses(std::string_view text, std::vector<std::uint32_t>& opportunities,
                       std::vector<std::uint32_t>& in_addresses) {
    in_addresses.clear();
    for (Address at = next_address(text, 0); at.begin < text.size();
         at = next_address(text, at.end)) {
        const std::size_t begin = begin_of_word(text, at.begin);
        const auto first = std::upper_bound(opportunities.begin(), opportunities.end(), begin);
        const auto last = std::lower_bound(first, opportunities.end(), at.end);
        const std::size_t before = in_addresses.size();
        for (std::size_t i = at.begin + least_before; i + least_after <= at.end; ++i) {
            if (is_mark(text[i - 1]) && !is_mark(text[i])) {
                in_addresses.push_back(static_cast<std::uint32_t>(i));
            }
        }
        const auto added = in_addresses.begin() + static_cast<std::ptrdiff_t>(before);
        opportunities.insert(opportunities.erase(first, last), added, in_addresses.end());
    }
}

}  // namespace papersetter::typeset
