// SPDX-License-Identifier: MIT
#include "markdown/table_rules.hpp"

#include <algorithm>

namespace papersetter::markdown {
namespace {

constexpr std::size_t least_signs = 3;
constexpr std::string_view blanks = " \t";

struct Column {
    std::size_t hyphens = 0;  ///< where they begin in the line
    std::size_t signs = 0;    ///< hyphens and colons
};

// The columns of "| --- | :-: |" (GitHub Flavored Markdown, 4.10); none when the line is no such.
std::vector<Column> columns_of(std::string_view line) {
    std::vector<Column> columns;
    std::size_t at = std::min(line.find_first_not_of("> \t"), line.size());
    bool has_bar = false;
    const auto skip_blanks = [&] {
        at = std::min(line.find_first_not_of(blanks, at), line.size());
    };
    const auto take = [&](char sign) {
        if (at == line.size() || line[at] != sign) return false;
        ++at;
        return true;
    };
    has_bar = take('|');
    skip_blanks();
    while (at != line.size()) {
        const std::size_t start = at;
        static_cast<void>(take(':'));
        const std::size_t hyphens = at;
        at = std::min(line.find_first_not_of('-', at), line.size());
        if (at == hyphens) return {};
        static_cast<void>(take(':'));
        columns.push_back({hyphens, at - start});
        skip_blanks();
        if (at == line.size()) break;
        if (!take('|')) return {};
        has_bar = true;
        skip_blanks();
    }
    return has_bar ? columns : std::vector<Column>();
}

}  // namespace

class RuleWidener {
  public:
    explicit RuleWidener(std::string_view text) : text_(text) {}

    std::optional<WidenedText> widen() {
        bool follows_bar = false;
        for (std::size_t start = 0; start < text_.size();) {
            const std::size_t end = std::min(text_.find('\n', start), text_.size());
            const std::string_view line = text_.substr(start, end - start);
            if (follows_bar) widen_line(line, start);
            follows_bar = line.find('|') != std::string_view::npos;
            start = end + 1;
        }
        if (result_.insertions_.empty()) return std::nullopt;
        result_.text_ += text_.substr(copied_);
        return std::move(result_);
    }

  private:
    void widen_line(std::string_view line, std::size_t start) {
        for (const Column& column : columns_of(line)) {
            if (column.signs >= least_signs) continue;
            const std::size_t at = start + column.hyphens;
            result_.text_ += text_.substr(copied_, at - copied_);
            copied_ = at;
            result_.insertions_.push_back({result_.text_.size(), least_signs - column.signs});
            result_.text_.append(least_signs - column.signs, '-');
        }
    }

    std::string_view text_;
    std::size_t copied_ = 0;
    WidenedText result_;
};

std::size_t WidenedText::source_offset(std::size_t offset) const {
    std::size_t before = 0;
    for (const Insertion& one : insertions_) {
        if (offset <= one.at) break;
        before += std::min(one.length, offset - one.at);
    }
    return offset - before;
}

bool is_table_rule(std::string_view line) { return !columns_of(line).empty(); }

std::optional<WidenedText> widen_table_rules(std::string_view text) {
    return RuleWidener(text).widen();
}

}  // namespace papersetter::markdown
