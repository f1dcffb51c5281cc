// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace papersetter::markdown {

/// What is wrong with a character that no text may hold, in words ("a control character"): C0
/// except tab and line feed, DEL, C1; bidi embeddings, overrides and isolates (they let a text read
/// otherwise than it is; <span dir> says it in the open); line and paragraph separators, the byte
/// order mark and noncharacters. Nothing for every other character.
[[nodiscard]] std::optional<std::string_view> fault_of(char32_t character);

/// The most marks that may stand on one character (as in UAX 15's stream-safe format): shaping
/// takes time that grows with their square.
inline constexpr std::size_t most_marks = 30;

/// Where in a UTF-8 text the mark stands that is one too many on its character.
[[nodiscard]] std::optional<std::size_t> find_excess_mark(std::string_view text);

struct ForbiddenCharacter {
    std::size_t offset = 0;
    char32_t character = 0;
    std::string_view fault;
};

/// The first forbidden character of a UTF-8 text at or after `from`.
[[nodiscard]] std::optional<ForbiddenCharacter> find_forbidden(std::string_view text,
                                                               std::size_t from = 0);

/// What a look at each byte of a text tells, so that closer looks can be saved.
struct Survey {
    bool may_be_forbidden = false;  ///< find_forbidden may find something
    bool has_markup = false;        ///< something may be markup, a reference, a tag, an entity
};
[[nodiscard]] Survey survey(std::string_view text);

/// Whether a text of one line stands for itself, so that escaping is all that rendering does.
[[nodiscard]] bool is_plain_line(std::string_view text);

}  // namespace papersetter::markdown
