// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"

namespace papersetter::document {

enum class TokenKind : std::uint8_t {
    identifier,
    function,  ///< `text` is the name without "("
    at_keyword,
    hash,
    string,
    number,
    percentage,
    dimension,  ///< `text` is the unit
    white_space,
    colon,
    semicolon,
    comma,
    open_brace,
    close_brace,
    open_bracket,
    close_bracket,
    open_parenthesis,
    close_parenthesis,
    delimiter,  ///< any other character
    end
};

/// A token of CSS Syntax Level 3. `text` has escapes resolved; `source` is the text as written.
struct Token {
    TokenKind kind = TokenKind::end;
    bool is_integer = false;    ///< a number without point or exponent
    bool is_too_large = false;  ///< a number past largest_number
    std::string_view text;
    std::string_view source;
    std::int64_t number = 0;  ///< millionths
    base::Place place;

    [[nodiscard]] bool is_delimiter(char letter) const {
        return kind == TokenKind::delimiter && text.size() == 1 && text[0] == letter;
    }
};

/// The tokens of a style sheet; the last one is of kind end. They point into the sheet's text and
/// into `unescaped`, so the sheet must outlive them; moving is safe.
struct Tokens {
    std::vector<Token> tokens;
    std::deque<std::string> unescaped;
};

/// Comments are dropped, except that a position mark /*@file.line.column*/ says where the text
/// after it was written; from there lines and characters are counted. Before the first mark places
/// are unknown. An unclosed comment, a string broken by a line end, a stray backslash are told.
/// `css` must be UTF-8.
[[nodiscard]] Tokens tokenize(std::string_view css, base::Diagnostics& diagnostics);

/// The tokens as written, for quoting in a message; long ones are shortened.
[[nodiscard]] std::string written(const Token* begin, const Token* end);

}  // namespace papersetter::document
