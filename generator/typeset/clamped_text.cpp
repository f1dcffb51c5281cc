// SPDX-License-Identifier: MIT
#include "typeset/clamped_text.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/display.hpp"
#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::string_view hung = " ,;:-–—";

// What ends in the midst of a sentence needs no mark before the ellipsis.
std::string with_ellipsis(std::string_view text) {
    const std::size_t last = text.find_last_not_of(hung);
    return std::string(text.substr(0, last == std::string_view::npos ? 0 : last + 1)) + "…";
}

// Between letters: a mark stays with its letter.
std::vector<std::uint32_t> ends_of_letters(std::string_view text) {
    std::vector<std::uint32_t> ends;
    std::size_t offset = 0;
    while (offset < text.size()) {
        const std::size_t begin = offset;
        const char32_t letter = base::next_code_point(text, offset);
        if (begin > 0 && base::columns_of(letter) > 0) {
            ends.push_back(static_cast<std::uint32_t>(begin));
        }
    }
    return ends;
}

}  // namespace

std::string clamped_text(std::string_view text, const std::string& language, LineBreaker& breaker,
                         const std::function<bool(const std::string&)>& fits) {
    std::vector<std::uint32_t> ends;
    breaker.find(text, language, ends);
    const auto fitting = [&](std::uint32_t end) {
        return fits(with_ellipsis(text.substr(0, end)));
    };
    auto last = std::ranges::partition_point(ends, fitting);
    if (last == ends.begin()) {
        ends = ends_of_letters(text);
        last = std::ranges::partition_point(ends, fitting);
    }
    return with_ellipsis(text.substr(0, last == ends.begin() ? 0 : *(last - 1)));
}

}  // namespace papersetter::typeset
