// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "document/tokens.hpp"

namespace papersetter::document {

/// Walks over the tokens of a value, white space skipped. Cheap to copy, so that a reading can be
/// tried and dropped.
class ValueReader {
  public:
    explicit ValueReader(std::span<const Token> tokens);

    [[nodiscard]] bool is_at_end() const { return at_ == tokens_.size(); }
    /// The next token; at the end one of kind end.
    [[nodiscard]] const Token& peek() const;
    const Token& next();
    /// Whether white space stood before the next token.
    [[nodiscard]] bool follows_space() const { return follows_space_; }

    /// Moves past the next token if it is this identifier (in any case), comma or delimiter.
    bool take_word(std::string_view lower_case);
    bool take(TokenKind kind);
    bool take_delimiter(char letter);
    /// Moves past the next token if it is an identifier, and gives it.
    std::optional<std::string_view> take_identifier();

    /// The tokens from here to the end, for quoting.
    [[nodiscard]] std::span<const Token> rest() const { return tokens_.subspan(at_); }

  private:
    void skip_space();
    std::span<const Token> tokens_;
    std::size_t at_ = 0;
    bool follows_space_ = false;
};

}  // namespace papersetter::document
