// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "document/value.hpp"

namespace papersetter::document {

class ValueReader;

/// A keyword of a property and what it stands for.
struct Word {
    std::string_view text;
    std::int32_t number = 0;
};

/// What kinds of value a property takes beside its words, as bits.
enum Accepts : std::uint16_t {
    accepts_nothing = 0,
    accepts_length = 1,
    accepts_percent = 2,
    accepts_number = 4,
    accepts_integer = 8,
    accepts_negative = 16,
    accepts_colour = 32,
    accepts_transparent = 64
};

/// The grammar of a longhand: one word, or one value of the accepted kinds, or whatever `special`
/// reads. Words come out as Keyword, all else as Dimension or ColourValue.
struct Grammar {
    std::span<const Word> words = {};
    std::uint16_t accepts = accepts_nothing;
    std::int32_t least = 0;  ///< of an integer
    std::int32_t most = 0;
    std::int32_t step = 1;
    std::optional<Value> (*special)(ValueReader& reader) = nullptr;
    std::string_view special_form = {};  ///< what `special` reads, for hints
};

/// Reads one value of the grammar and moves the reader past it; nothing (and the reader where it
/// was) when the next thing is no such value.
[[nodiscard]] std::optional<Value> read_value(const Grammar& grammar, ValueReader& reader);

/// "start, end, left, a length or a percentage": what the grammar takes, in words.
[[nodiscard]] std::string described(const Grammar& grammar);

}  // namespace papersetter::document
