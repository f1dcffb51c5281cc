// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace papersetter::toml_file {

/// The most parts a dotted key may have, and the deepest nesting of arrays and inline tables.
inline constexpr std::size_t depth_limit = 64;

/// A '''…''' string: the bytes between its quotes.
struct LiteralBlock {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// What a quick look over TOML text finds without parsing it: strings and comments are skipped,
/// nothing is checked. Offsets are bytes.
struct Scan {
    std::optional<std::size_t> too_deep;   ///< the bracket that nests past the limit
    std::optional<std::size_t> too_many;   ///< the dot after the last part allowed
    std::optional<std::size_t> last_open;  ///< where the last multi-line string starts
    std::size_t last_close = 0;            ///< one past its end
    bool is_closed = true;
    std::vector<LiteralBlock> literals;  ///< the closed '''…''' strings in order
};

/// Looks at the text up to `until` and stops at the first thing past a limit.
[[nodiscard]] Scan scan(std::string_view text, std::size_t until = std::string_view::npos);

}  // namespace papersetter::toml_file
