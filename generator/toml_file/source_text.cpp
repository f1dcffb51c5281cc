// SPDX-License-Identifier: MIT
#include "toml_file/source_text.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::toml_file {

namespace {

bool is_inside_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

SourceText::SourceText(std::string_view text, base::FileNumber file) : text_(text), file_(file) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
    starts_.push_back(0);
    for (std::size_t i = text_.find('\n'); i != std::string_view::npos;
         i = text_.find('\n', i + 1)) {
        starts_.push_back(i + 1);
    }
    last_ = {file_, 1, 1};
}

base::Place SourceText::place_of(std::size_t offset) const {
    const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
    const std::size_t start = *(after - 1);
    const std::size_t column = base::count_code_points(text_.substr(start, offset - start)) + 1;
    return {file_, static_cast<std::uint32_t>(after - starts_.begin()),
            static_cast<std::uint32_t>(column)};
}

std::size_t SourceText::offset_of(base::Place place) {
    if (place.line == 0 || place.line > starts_.size()) return text_.size();
    if (place.line != last_.line) {
        last_ = {file_, place.line, 1};
        last_offset_ = starts_[place.line - 1];
    }
    while (last_.column < place.column && last_offset_ < text_.size() &&
           text_[last_offset_] != '\n') {
        ++last_offset_;
        while (last_offset_ < text_.size() && is_inside_character(text_[last_offset_])) {
            ++last_offset_;
        }
        ++last_.column;
    }
    while (last_.column > std::max(place.column, 1U)) {
        --last_offset_;
        while (is_inside_character(text_[last_offset_])) --last_offset_;
        --last_.column;
    }
    return last_offset_;
}

std::string_view SourceText::line(std::size_t number) const {
    if (number == 0 || number > starts_.size()) return {};
    const std::size_t start = starts_[number - 1];
    std::string_view line = text_.substr(start, text_.find('\n', start) - start);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace papersetter::toml_file
