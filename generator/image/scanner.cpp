// SPDX-License-Identifier: MIT
#include "image/scanner.hpp"

#include <array>
#include <utility>

#include "base/ascii.hpp"
#include "image/limits.hpp"

namespace papersetter::image {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }
bool is_name_character(char c) { return base::is_letter(c) || c == '-'; }

/// The digits of a number without its sign, and where the point stands among them.
struct Digits {
    std::string_view whole;
    std::string_view fraction;
    int exponent = 0;
};

int digit_at(const Digits& digits, std::int64_t position) {
    const auto whole = static_cast<std::int64_t>(digits.whole.size());
    if (position < 0) return 0;
    if (position < whole) return digits.whole[static_cast<std::size_t>(position)] - '0';
    const auto after = static_cast<std::size_t>(position - whole);
    return after < digits.fraction.size() ? digits.fraction[after] - '0' : 0;
}

std::optional<Fixed> to_fixed(const Digits& digits) {
    const std::int64_t point = static_cast<std::int64_t>(digits.whole.size()) + digits.exponent;
    Fixed value = 0;
    for (std::int64_t i = 0; i < point + 6; ++i) {
        value = value * 10 + digit_at(digits, i);
        if (value > largest_number * million) return std::nullopt;
    }
    if (digit_at(digits, point + 6) >= 5) ++value;
    return value;
}

}  // namespace

void Scanner::skip_spaces() {
    while (!is_at_end() && is_space(text_[at_])) ++at_;
}

void Scanner::skip_separator() {
    skip_spaces();
    if (take(',')) skip_spaces();
}

bool Scanner::take(char letter) {
    if (peek() != letter || is_at_end()) return false;
    ++at_;
    return true;
}

std::string_view Scanner::word() {
    const std::size_t begin = at_;
    while (!is_at_end() && is_name_character(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
}

std::optional<Fixed> Scanner::number() {
    const std::size_t begin = at_;
    const bool is_negative = peek() == '-';
    if (is_negative || peek() == '+') ++at_;
    const auto digits_here = [&] {
        const std::size_t first = at_;
        while (base::is_digit(peek())) ++at_;
        return text_.substr(first, at_ - first);
    };
    Digits digits;
    digits.whole = digits_here();
    if (peek() == '.') {
        ++at_;
        digits.fraction = digits_here();
    }
    if (digits.whole.empty() && digits.fraction.empty()) {
        at_ = begin;
        return std::nullopt;
    }
    const std::size_t exponent = at_;
    if (peek() == 'e' || peek() == 'E') {
        ++at_;
        const bool is_small = peek() == '-';
        if (is_small || peek() == '+') ++at_;
        const std::string_view power = digits_here();
        if (power.empty()) {
            at_ = exponent;  // "2em" is 2 and a unit
        } else {
            constexpr int far = 400;
            int size = 0;
            for (const char c : power) size = size < far ? size * 10 + (c - '0') : size;
            digits.exponent = is_small ? -size : size;
        }
    }
    const auto value = to_fixed(digits);
    if (!value) return std::nullopt;
    return is_negative ? -*value : *value;
}

std::optional<bool> Scanner::flag() {
    if (take('0')) return false;
    if (take('1')) return true;
    return std::nullopt;
}

std::optional<Fixed> length_from(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, Fixed>, 7> units{{{"", 1'000'000},
                                                                       {"px", 1'000'000},
                                                                       {"pt", 1'333'333},
                                                                       {"pc", 16'000'000},
                                                                       {"mm", 3'779'528},
                                                                       {"cm", 37'795'276},
                                                                       {"in", 96'000'000}}};
    Scanner scanner(text);
    scanner.skip_spaces();
    const auto number = scanner.number();
    if (!number) return std::nullopt;
    const std::string_view unit = scanner.word();
    scanner.skip_spaces();
    if (!scanner.is_at_end()) return std::nullopt;
    for (const auto& [name, size] : units) {
        if (name == unit) return times(*number, size);
    }
    return std::nullopt;
}

}  // namespace papersetter::image
