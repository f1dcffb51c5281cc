// SPDX-License-Identifier: MIT
#include "layout/template_tokens.hpp"

#include <algorithm>
#include <string>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::layout {
namespace {

bool is_name(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return base::is_letter_or_digit(c) || c == '_' || c == '-' || c == '.';
    });
}

Token::Kind kind_of(char sigil) {
    switch (sigil) {
        case '#':
            return Token::Kind::section;
        case '^':
            return Token::Kind::inverted;
        case '/':
            return Token::Kind::end;
        case '>':
            return Token::Kind::partial;
        case '&':
            return Token::Kind::raw;
        default:
            return Token::Kind::variable;
    }
}

class TokenReader {
  public:
    TokenReader(std::string_view text, base::FileNumber file, base::Diagnostics& diagnostics)
        : rest_(text), cursor_({file, 1, 1}), diagnostics_(&diagnostics) {}

    std::vector<Token> read() {
        while (!rest_.empty()) {
            const std::size_t tag = std::min(rest_.find("{{"), rest_.size());
            if (tag != 0) tokens_.push_back({Token::Kind::text, rest_.substr(0, tag), place()});
            skip(tag);
            if (!rest_.empty() && !read_tag()) break;
        }
        return std::move(tokens_);
    }

  private:
    [[nodiscard]] base::Place place() const { return cursor_.place(); }

    void skip(std::size_t count) {
        cursor_.pass(rest_.substr(0, count));
        rest_.remove_prefix(count);
    }

    /// False when the tag has no end, so that nothing after it can be read.
    bool read_tag() {
        const bool is_triple = rest_.starts_with("{{{");
        const std::string_view closing = is_triple ? "}}}" : "}}";
        const std::size_t opening = closing.size();
        const std::size_t end = rest_.find(closing, opening);
        if (end == std::string_view::npos) {
            diagnostics_->error(place(), "this tag is not closed",
                                "close it with " + std::string(closing));
            return false;
        }
        take(base::trimmed(rest_.substr(opening, end - opening)), is_triple);
        skip(end + closing.size());
        return true;
    }

    void take(std::string_view content, bool is_triple) {
        if (!is_triple && content.starts_with('!')) return;
        if (content.starts_with('=')) {
            diagnostics_->error(place(), "a layout cannot change the delimiters",
                                "write tags with {{ and }}");
            return;
        }
        Token token{is_triple ? Token::Kind::raw : kind_of(content.empty() ? ' ' : content[0]),
                    content, place()};
        if (!is_triple && token.kind != Token::Kind::variable) {
            token.text = base::trimmed(content.substr(1));
        }
        if (is_name(token.text) && token.text != ".") {
            tokens_.push_back(token);
        } else if (token.text == ".") {
            diagnostics_->error(place(), "{{.}} is not known here",
                                "every entry of a list has named variables");
        } else {
            diagnostics_->error(place(), base::in_quotes(token.text) + " is not a name",
                                "names have letters, digits, \"_\", \"-\" and \".\"");
        }
    }

    std::string_view rest_;
    Cursor cursor_;
    base::Diagnostics* diagnostics_;
    std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> read_tokens(const base::Sources& sources, base::FileNumber file,
                               base::Diagnostics& diagnostics) {
    std::string_view text = sources.text(file);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return TokenReader(text, file, diagnostics).read();
}

}  // namespace papersetter::layout
