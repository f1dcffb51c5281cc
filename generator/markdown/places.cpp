// SPDX-License-Identifier: MIT
#include "markdown/places.hpp"

#include <algorithm>

namespace papersetter::markdown {

base::Place Places::at(std::size_t offset) {
    offset = std::min(offset, source_.text.size());
    if (offset < offset_) {
        offset_ = 0;
        lines_ = 0;
        column_ = 0;
    }
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
