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

namespace papersetter::pdf {

/// A few short words and numbers, to be appended to a text in one piece: a file has a hundred
/// thousand of them. At most `room` bytes.
class Phrase {
  public:
    static constexpr std::size_t room = 96;

    Phrase& add(std::string_view word) {
        assert(word.size() <= left());
        end_ = std::ranges::copy(word, end_).out;
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
    void append_to(std::string& text) const {
        text.append(room_.data(), static_cast<std::size_t>(end_ - room_.data()));
    }

  private:
    [[nodiscard]] std::size_t left() const {
        return static_cast<std::size_t>(room_.data() + room - end_);
    }

    std::array<char, room> room_;
    char* end_ = room_.data();
};

/// Appends " 12 0 R".
void append_reference(std::string& text, std::uint32_t object);

/// Appends bytes as a literal string, "(…)" (ISO 32000-1, 7.3.4.2).
void append_byte_string(std::string& text, std::string_view bytes);

/// Appends a text string: as it stands when all of it is ASCII, else UTF-16 in hexadecimal.
void append_text_string(std::string& text, std::string_view utf8);

}  // namespace papersetter::pdf
