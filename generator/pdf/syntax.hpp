// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/length.hpp"
#include "pdf/number.hpp"
#include "pdf/text_buffer.hpp"

namespace papersetter::pdf {

/// Stores a short word where `to` points; the end of it.
[[nodiscard]] inline char* put_word(char* to, std::string_view word) {
    return std::ranges::copy(word, to).out;
}

/// The most characters that `put_reference` writes.
inline constexpr std::size_t most_reference_digits = most_number_digits + 5;

/// Stores " 12 0 R" where `to` points; the end of it.
[[nodiscard]] inline char* put_reference(char* to, std::uint32_t object) {
    *to = ' ';
    return put_word(put_integer(to + 1, object), " 0 R");
}

/// A few short words and numbers, at most `room` bytes, that are stored in a buffer one after the
/// other. They count from `write` on; nothing else may be added to the buffer before.
class Phrase {
  public:
    static constexpr std::size_t room = 96;

    explicit Phrase(TextBuffer& buffer)
        : buffer_(buffer), end_(buffer.room(room)), limit_(end_ + room) {}

    Phrase& add(std::string_view word) {
        assert(word.size() <= left());
        end_ = put_word(end_, word);
        return *this;
    }
    Phrase& add(std::int64_t number) {
        assert(most_number_digits <= left());
        end_ = put_integer(end_, number);
        return *this;
    }
    Phrase& add(base::Length length) {
        assert(most_number_digits <= left());
        end_ = put_thousandths(end_, length.thousandths());
        return *this;
    }
    Phrase& add_reference(std::uint32_t object) {
        assert(most_reference_digits <= left());
        end_ = put_reference(end_, object);
        return *this;
    }
    void write() const {
        assert(end_ <= limit_);
        buffer_.end_at(end_);
    }

  private:
    [[nodiscard]] std::size_t left() const { return static_cast<std::size_t>(limit_ - end_); }

    TextBuffer& buffer_;
    char* end_;
    const char* limit_;
};

/// Appends " 12 0 R".
void append_reference(std::string& text, std::uint32_t object);

/// Appends bytes as a literal string, "(…)" (ISO 32000-1, 7.3.4.2).
void append_byte_string(std::string& text, std::string_view bytes);

/// Appends a text string: as it stands when all of it is ASCII, else UTF-16 in hexadecimal.
void append_text_string(std::string& text, std::string_view utf8);

}  // namespace papersetter::pdf
