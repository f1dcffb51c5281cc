// SPDX-License-Identifier: MIT
#include "toml_file/scan.hpp"

#include <algorithm>

namespace papersetter::toml_file {

namespace {

class Scanner {
  public:
    Scanner(std::string_view text, std::size_t until)
        : text_(text), end_(std::min(text.size(), until)) {}

    Scan run() {
        while (at_ < end_ && !scan_.too_deep && !scan_.too_many) step();
        return scan_;
    }

  private:
    void step() {
        const char c = text_[at_];
        switch (c) {
            case '#':
                at_ = std::min(text_.find('\n', at_), text_.size());
                return;
            case '"':
            case '\'':
                string(c);
                is_line_start_ = false;
                return;
            case '\n':
                dots_ = 0;
                is_header_ = false;
                is_line_start_ = true;
                break;
            case ' ':
            case '\t':
            case '\r':
                break;
            case '[':
            case '{':
                open();
                break;
            case ']':
            case '}':
                if (depth_ > 0) --depth_;
                break;
            case '=':
            case ',':
                dots_ = 0;
                break;
            case '.':
                if (++dots_ >= depth_limit) scan_.too_many = at_;
                break;
            default:
                is_line_start_ = false;
        }
        ++at_;
    }

    // The brackets of a [header] do not nest; those that open a value do.
    void open() {
        if (is_line_start_ && depth_ == 0 && text_[at_] == '[') is_header_ = true;
        is_line_start_ = false;
        dots_ = 0;
        if (!is_header_ && ++depth_ > depth_limit) scan_.too_deep = at_;
    }

    void string(char quote) {
        const std::string_view three = quote == '"' ? "\"\"\"" : "'''";
        if (text_.substr(at_, 3) == three) {
            multi_line_string(quote, three);
            return;
        }
        for (++at_; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == '\n') return;
            if (c == quote) break;
            if (c == '\\' && quote == '"' && text_.substr(at_ + 1, 1) != "\n") ++at_;
        }
        ++at_;
    }

    void multi_line_string(char quote, std::string_view three) {
        scan_.last_open = at_;
        scan_.is_closed = false;
        at_ += 3;
        while (at_ < text_.size()) {
            if (quote == '\'') {
                at_ = std::min(text_.find(three, at_), text_.size());
            } else if (text_[at_] == '\\') {
                at_ += 2;
                continue;
            }
            if (text_.substr(at_, 3) == three) {
                at_ += 3;
                // One or two quotes more belong to the text.
                for (int more = 0; more < 2 && text_.substr(at_, 1) == three.substr(0, 1); ++more) {
                    ++at_;
                }
                scan_.is_closed = true;
                if (quote == '\'') scan_.literals.push_back({*scan_.last_open + 3, at_ - 3});
                break;
            }
            ++at_;
        }
        scan_.last_close = std::min(at_, text_.size());
    }

    std::string_view text_;
    std::size_t end_;
    std::size_t at_ = 0;
    Scan scan_;
    std::size_t depth_ = 0;
    std::size_t dots_ = 0;
    bool is_header_ = false;
    bool is_line_start_ = true;
};

}  // namespace

Scan scan(std::string_view text, std::size_t until) { return Scanner(text, until).run(); }

}  // namespace papersetter::toml_file
