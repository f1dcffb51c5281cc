// SPDX-License-Identifier: MIT
#include "document/value_reader.hpp"

#include "document/letters.hpp"

namespace papersetter::document {

namespace {
constexpr Token end_token{};
}

ValueReader::ValueReader(std::span<const Token> tokens) : tokens_(tokens) { skip_space(); }

void ValueReader::skip_space() {
    follows_space_ = false;
    while (at_ < tokens_.size() && tokens_[at_].kind == TokenKind::white_space) {
        ++at_;
        follows_space_ = true;
    }
}

const Token& ValueReader::peek() const { return is_at_end() ? end_token : tokens_[at_]; }

const Token& ValueReader::next() {
    if (is_at_end()) return end_token;
    const Token& token = tokens_[at_++];
    skip_space();
    return token;
}

bool ValueReader::take_word(std::string_view lower_case) {
    if (peek().kind != TokenKind::identifier || !equals_in_any_case(peek().text, lower_case)) {
        return false;
    }
    next();
    return true;
}

bool ValueReader::take(TokenKind kind) {
    if (is_at_end() || peek().kind != kind) return false;
    next();
    return true;
}

bool ValueReader::take_delimiter(char letter) {
    if (!peek().is_delimiter(letter)) return false;
    next();
    return true;
}

std::optional<std::string_view> ValueReader::take_identifier() {
    if (peek().kind != TokenKind::identifier) return std::nullopt;
    return next().text;
}

}  // namespace papersetter::document
