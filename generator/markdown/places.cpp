// SPDX-License-Identifier: MIT
#include "markdown/places.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::markdown {

// Tags that were left open are told of from the last to the first, so that going back may not
// start from the top each time.
void Places::step_back(std::size_t offset) {
    const std::string_view text = source_.text;
    const auto passed = text.substr(offset, offset_ - offset);
    const auto line_ends = std::count(passed.begin(), passed.end(), '\n');
    if (line_ends == 0) {
        column_ -= static_cast<std::uint32_t>(base::count_code_points(passed));
    } else {
        lines_ -= static_cast<std::uint32_t>(line_ends);
        const std::size_t before =
            offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
        const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
        column_ =
            static_cast<std::uint32_t>(base::count_code_points(text.substr(start, offset - start)));
    }
    offset_ = offset;
}

base::Place Places::at(std::size_t offset) {
    offset = std::min(offset, source_.text.size());
    if (offset < offset_) step_back(offset);
    for (; offset_ < offset; ++offset_) {
        const auto byte = static_cast<unsigned char>(source_.text[offset_]);
        if (byte == '\n') {
            ++lines_;
            column_ = 0;
        } else if ((byte & 0xC0U) != 0x80U) {
            ++column_;
        }
    }
    if (!source_.place.is_known()) return source_.place;
    base::Place place = source_.place;
    place.line += lines_;
    place.column = (lines_ == 0 ? place.column : source_.indent + 1) + column_;
    return place;
}

base::Place place_at(const Source& source, std::size_t offset) { return Places(source).at(offset); }

}  // namespace papersetter::markdown
