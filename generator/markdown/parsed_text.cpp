// SPDX-License-Identifier: MIT
#include "markdown/parsed_text.hpp"

#include <algorithm>
#include <functional>

namespace papersetter::markdown {
namespace {

// Put before a text of one line: white space to Markdown's rules of emphasis, but no space that a
// block marker may follow, so that the line is a paragraph whatever it begins with.
constexpr std::string_view guard = "\u00A0";

}  // namespace

ParsedText::ParsedText(std::string_view source)
    : source_(source), is_line_(source.find('\n') == std::string_view::npos), text_(source) {
    if (is_line_) {
        line_.reserve(guard.size() + source.size());
        line_ += guard;
        line_ += source;
        text_ = line_;
    } else if ((widened_ = widen_table_rules(source))) {
        text_ = widened_->text();
    }
}

bool ParsedText::contains(const char* at) const {
    const std::less<const char*> before;
    const char* const begin = text_.data();
    return !before(at, begin) && !before(begin + text_.size(), at);
}

std::size_t ParsedText::source_offset(const char* at) const {
    const auto offset = static_cast<std::size_t>(at - text_.data());
    if (widened_) return widened_->source_offset(offset);
    if (!is_line_) return offset;
    return offset < guard.size() ? 0 : offset - guard.size();
}

std::string_view ParsedText::written(std::string_view part) const {
    if (is_line_ && part.data() == text_.data()) {
        part.remove_prefix(std::min(part.size(), part.find_first_not_of(" \t", guard.size())));
        return part;
    }
    if (!widened_ || !contains(part.data())) return part;
    const std::size_t offset = source_offset(part.data());
    return source_.substr(offset, source_offset(part.data() + part.size()) - offset);
}

}  // namespace papersetter::markdown
