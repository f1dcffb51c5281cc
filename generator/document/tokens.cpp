// SPDX-License-Identifier: MIT
#include "document/tokens.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/number.hpp"

namespace papersetter::document {

namespace {

constexpr bool starts_name(char letter) {
    return is_letter(letter) || letter == '_' || static_cast<unsigned char>(letter) >= 0x80;
}
constexpr bool is_in_name(char letter) {
    return starts_name(letter) || is_digit(letter) || letter == '-';
}

constexpr std::string_view cut_mark = "…";

class Tokenizer {
  public:
    Tokenizer(std::string_view css, base::Diagnostics& diagnostics)
        : css_(css), diagnostics_(diagnostics) {}

    Tokens run() {
        result_.tokens.reserve(css_.size() / 4 + 16);
        while (at_ < css_.size()) {
            if (!skip_comment()) read_token();
        }
        add(TokenKind::end, at_, {});
        return std::move(result_);
    }

  private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return at_ + ahead < css_.size() ? css_[at_ + ahead] : '\0';
    }
    [[nodiscard]] bool is_escape(std::size_t ahead) const {
        return peek(ahead) == '\\' && at_ + ahead + 1 < css_.size() && peek(ahead + 1) != '\n';
    }
    [[nodiscard]] bool is_name_ahead() const {
        std::size_t ahead = 0;
        if (peek() == '-') {
            if (peek(1) == '-') return true;
            ahead = 1;
        }
        return starts_name(peek(ahead)) || is_escape(ahead);
    }
    [[nodiscard]] bool is_number_ahead() const {
        const std::size_t ahead = peek() == '+' || peek() == '-' ? 1 : 0;
        return is_digit(peek(ahead)) || (peek(ahead) == '.' && is_digit(peek(ahead + 1)));
    }

    /// The place of the token that begins at `begin`; counts on from the last place asked for.
    base::Place place_of(std::size_t begin) {
        if (place_.is_known()) {
            for (; counted_ < begin; ++counted_) {
                const char letter = css_[counted_];
                if (letter == '\n') {
                    ++place_.line;
                    place_.column = 1;
                } else if ((static_cast<unsigned char>(letter) & 0xC0) != 0x80) {
                    ++place_.column;
                }
            }
        }
        counted_ = begin;
        return place_;
    }

    Token& add(TokenKind kind, std::size_t begin, std::string_view text) {
        Token& token = result_.tokens.emplace_back();
        token.kind = kind;
        token.text = text;
        token.source = css_.substr(begin, at_ - begin);
        token.place = place_of(begin);
        return token;
    }

    bool skip_comment() {
        if (peek() != '/' || peek(1) != '*') return false;
        const std::size_t end = css_.find("*/", at_ + 2);
        if (end == std::string_view::npos) {
            diagnostics_.error(place_of(at_), "a comment is not closed", "end it with `*/`");
            at_ = css_.size();
            return true;
        }
        const std::string_view inside = css_.substr(at_ + 2, end - at_ - 2);
        const std::size_t begin = at_;
        at_ = end + 2;
        if (inside.starts_with('@')) {
            if (const auto place = base::place_from_attribute(inside.substr(1))) {
                static_cast<void>(place_of(begin));
                place_ = *place;
                counted_ = at_;
            }
        }
        return true;
    }

    void read_token() {
        const char letter = peek();
        if (is_space(letter)) return read_space();
        if (letter == '"' || letter == '\'') return read_string();
        if (is_number_ahead()) return read_number();
        if (is_name_ahead()) return read_identifier();
        if (letter == '#' && (is_in_name(peek(1)) || is_escape(1))) return read_prefixed(1);
        if (letter == '@') {
            ++at_;
            const bool has_name = is_name_ahead();
            --at_;
            if (has_name) return read_prefixed(1);
        }
        read_sign();
    }

    void read_space() {
        const std::size_t begin = at_;
        while (at_ < css_.size() && is_space(css_[at_])) ++at_;
        add(TokenKind::white_space, begin, css_.substr(begin, 1));
    }

    void read_sign() {
        static constexpr std::string_view signs = ":;,{}[]()";
        static constexpr TokenKind kinds[] = {
            TokenKind::colon,         TokenKind::semicolon,        TokenKind::comma,
            TokenKind::open_brace,    TokenKind::close_brace,      TokenKind::open_bracket,
            TokenKind::close_bracket, TokenKind::open_parenthesis, TokenKind::close_parenthesis};
        const std::size_t begin = at_++;
        const std::size_t which = signs.find(css_[begin]);
        add(which == std::string_view::npos ? TokenKind::delimiter : kinds[which], begin,
            css_.substr(begin, 1));
    }

    void read_prefixed(std::size_t prefix) {
        const std::size_t begin = at_;
        at_ += prefix;
        const std::string_view name = read_name();
        add(css_[begin] == '#' ? TokenKind::hash : TokenKind::at_keyword, begin, name);
    }

    void read_identifier() {
        const std::size_t begin = at_;
        const std::string_view name = read_name();
        const bool is_function = peek() == '(';
        if (is_function) ++at_;
        add(is_function ? TokenKind::function : TokenKind::identifier, begin, name);
    }

    std::string_view read_name() {
        const std::size_t begin = at_;
        while (at_ < css_.size() && is_in_name(css_[at_])) ++at_;
        if (!is_escape(0)) return css_.substr(begin, at_ - begin);
        std::string name(css_.substr(begin, at_ - begin));
        while (at_ < css_.size() && (is_in_name(css_[at_]) || is_escape(0))) {
            if (css_[at_] == '\\') {
                read_escape(name);
            } else {
                name += css_[at_++];
            }
        }
        return result_.unescaped.emplace_back(std::move(name));
    }

    /// A backslash with what it stands for: up to six hexadecimal digits and one white space, or
    /// the character itself. Numbers that are no character become U+FFFD.
    void read_escape(std::string& text) {
        ++at_;
        if (!is_hex_digit(peek())) {
            std::size_t offset = at_;
            base::append_utf8(text, base::next_code_point(css_, offset));
            at_ = offset;
            return;
        }
        char32_t value = 0;
        for (int i = 0; i < 6 && is_hex_digit(peek()); ++i, ++at_) {
            value = value * 16 + static_cast<char32_t>(hex_value(css_[at_]));
        }
        if (is_space(peek())) ++at_;
        const bool is_character =
            value != 0 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
        base::append_utf8(text, is_character ? value : U'\uFFFD');
    }

    void read_string() {
        const std::size_t begin = at_;
        const char quote = css_[at_++];
        const std::size_t inside = at_;
        while (at_ < css_.size() && css_[at_] != quote && css_[at_] != '\n' && css_[at_] != '\\') {
            ++at_;
        }
        std::string_view text = css_.substr(inside, at_ - inside);
        if (peek() == '\\' && at_ < css_.size()) {
            text = result_.unescaped.emplace_back(read_escaped_string(std::string(text), quote));
        }
        if (at_ < css_.size() && css_[at_] == quote) {
            ++at_;
        } else {
            diagnostics_.error(place_of(begin), "a string is not closed on its line",
                               std::string("end it with ") + quote);
        }
        add(TokenKind::string, begin, text);
    }

    std::string read_escaped_string(std::string text, char quote) {
        while (at_ < css_.size() && css_[at_] != quote && css_[at_] != '\n') {
            if (css_[at_] != '\\') {
                text += css_[at_++];
            } else if (at_ + 1 >= css_.size()) {
                ++at_;
            } else if (css_[at_ + 1] == '\n') {
                at_ += 2;  // a line continued
            } else {
                read_escape(text);
            }
        }
        return text;
    }

    std::string_view read_digits() {
        const std::size_t begin = at_;
        while (is_digit(peek())) ++at_;
        return css_.substr(begin, at_ - begin);
    }

    std::int32_t read_exponent() {
        const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
        if (lower(peek()) != 'e' || !is_digit(peek(1 + sign))) return 0;
        const bool is_negative = peek(1) == '-';
        at_ += 1 + sign;
        std::int32_t value = 0;
        for (const char letter : read_digits()) value = std::min(value * 10 + letter - '0', 1000);
        return is_negative ? -value : value;
    }

    void read_number() {
        const std::size_t begin = at_;
        const bool is_negative = peek() == '-';
        if (is_negative || peek() == '+') ++at_;
        Digits digits;
        digits.whole = read_digits();
        if (peek() == '.' && is_digit(peek(1))) {
            ++at_;
            digits.fraction = read_digits();
        }
        const std::size_t mantissa_end = at_;
        digits.exponent = read_exponent();
        const bool is_integer = digits.fraction.empty() && at_ == mantissa_end;
        TokenKind kind = TokenKind::number;
        std::string_view unit;
        if (peek() == '%') {
            kind = TokenKind::percentage;
            unit = css_.substr(at_++, 1);
        } else if (is_name_ahead()) {
            kind = TokenKind::dimension;
            unit = read_name();
        }
        const FixedNumber number = to_fixed(digits);
        Token& token = add(kind, begin, unit);
        token.number = is_negative ? -number.amount : number.amount;
        token.is_integer = is_integer;
        token.is_too_large = number.is_too_large;
    }

    std::string_view css_;
    base::Diagnostics& diagnostics_;
    std::size_t at_ = 0;
    std::size_t counted_ = 0;
    base::Place place_;
    Tokens result_;
};

}  // namespace

Tokens tokenize(std::string_view css, base::Diagnostics& diagnostics) {
    return Tokenizer(css, diagnostics).run();
}

std::string written(const Token* begin, const Token* end) {
    static constexpr std::size_t longest = 60;
    std::string text;
    for (; begin != end && text.size() <= longest; ++begin) {
        if (begin->kind == TokenKind::white_space) {
            text += ' ';
        } else {
            text += begin->source;
        }
    }
    const std::string_view trimmed = base::trimmed(text);
    if (trimmed.size() <= longest) return std::string(trimmed);
    std::size_t cut = longest;
    while ((static_cast<unsigned char>(trimmed[cut]) & 0xC0) == 0x80) --cut;
    return std::string(trimmed.substr(0, cut)).append(cut_mark);
}

}  // namespace papersetter::document
