// SPDX-License-Identifier: MIT
#include "bank/numeric_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::array<std::string_view, 4> blanks{" ", "\u00A0", "\u2009", "\u202F"};
constexpr std::array<std::string_view, 2> apostrophes{"'", "\u2019"};
constexpr std::array<std::string_view, 4> currencies{"$", "\u20AC", "\u00A3", "\u00A5"};
constexpr std::array<std::string_view, 2> minus_signs{"-", "\u2212"};
constexpr std::size_t most_digits = 18;

std::size_t digits_at(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), base::is_digit) -
                                    text.begin());
}

/// The one of these that the text begins with; empty when none.
template <std::size_t count>
std::string_view lead(std::string_view text, const std::array<std::string_view, count>& words) {
    for (const std::string_view word : words) {
        if (text.starts_with(word)) return word;
    }
    return {};
}

template <std::size_t count>
std::string_view take(std::string_view& text, const std::array<std::string_view, count>& words) {
    const std::string_view word = lead(text, words);
    text.remove_prefix(word.size());
    return word;
}

void skip_blanks(std::string_view& text) {
    while (!take(text, blanks).empty()) {
    }
}

// Emphasis and code around the number are not part of it.
std::string without_marks(std::string_view text) {
    std::string plain;
    for (const char c : text) {
        if (c != '*' && c != '`' && c != '\\') plain += c;
    }
    return std::string(base::trimmed(plain));
}

/// Digits of a number without what parts their groups.
struct Digits {
    std::string whole;
    std::string fraction;
    int exponent = 0;
};

// Whether the text goes on with a separator of groups and exactly three digits.
std::size_t separator_of_group(std::string_view text, Comma comma) {
    std::string_view rest = text;
    const bool is_comma = comma == Comma::groups_thousands && rest.starts_with(',');
    if (is_comma) {
        rest.remove_prefix(1);
    } else if (take(rest, blanks).empty() && take(rest, apostrophes).empty()) {
        return 0;
    }
    constexpr std::size_t group = 3;
    // "1 500/600" is one and 500/600.
    const bool is_group = digits_at(rest) == group && !rest.substr(group).starts_with('/');
    return is_group ? text.size() - rest.size() : 0;
}

Digits take_digits(std::string_view& text, Comma comma) {
    Digits digits;
    std::size_t length = digits_at(text);
    digits.whole = text.substr(0, length);
    text.remove_prefix(length);
    for (std::size_t gap = length == 0 || length > 3 ? 0 : separator_of_group(text, comma);
         gap != 0; gap = separator_of_group(text, comma)) {
        digits.whole += text.substr(gap, 3);
        text.remove_prefix(gap + 3);
    }
    const char mark = text.empty() ? '\0' : text.front();
    const bool is_mark = mark == '.' || (mark == ',' && comma == Comma::decimal_mark);
    length = is_mark ? digits_at(text.substr(1)) : 0;
    if (length != 0) {
        digits.fraction = text.substr(1, length);
        text.remove_prefix(length + 1);
    }
    return digits;
}

// An exponent as programs write it: e-4, E+10.
bool take_exponent(std::string_view& text, int& exponent) {
    if (text.empty() || (text.front() != 'e' && text.front() != 'E')) return true;
    std::string_view rest = text.substr(1);
    const bool is_negative = !take(rest, minus_signs).empty();
    if (!is_negative && rest.starts_with('+')) rest.remove_prefix(1);
    const std::size_t length = digits_at(rest);
    if (length == 0) return true;
    if (length > 2) return false;
    for (const char c : rest.substr(0, length)) exponent = exponent * 10 + (c - '0');
    if (is_negative) exponent = -exponent;
    text = rest.substr(length);
    return true;
}

std::optional<std::uint64_t> whole_number(std::string digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size()));
    if (digits.size() > most_digits) return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : digits) value = value * 10 + static_cast<std::uint64_t>(c - '0');
    return value;
}

// The digits as a fraction whose denominator is a power of ten.
bool to_fraction(const Digits& digits, NumericText& number) {
    std::string all = digits.whole + digits.fraction;
    const int places = static_cast<int>(digits.fraction.size()) - digits.exponent;
    if (places > static_cast<int>(most_digits)) return false;
    if (places < 0) all.append(static_cast<std::size_t>(-places), '0');
    const auto numerator = whole_number(std::move(all));
    if (!numerator) return false;
    number.numerator = *numerator;
    for (int i = 0; i < places; ++i) number.denominator *= 10;
    return true;
}

// "/2" after 1, or " 1/2" after it.
bool take_fraction(std::string_view& text, NumericText& number) {
    if (number.denominator != 1) return true;
    std::string_view rest = text;
    std::uint64_t whole = 0;
    std::uint64_t over = number.numerator;
    if (!rest.starts_with('/')) {
        skip_blanks(rest);
        const std::size_t length = digits_at(rest);
        if (length == 0 || !rest.substr(length).starts_with('/')) return true;
        const auto second = whole_number(std::string(rest.substr(0, length)));
        if (!second) return false;
        whole = over;
        over = *second;
        rest.remove_prefix(length);
    }
    rest.remove_prefix(1);
    const std::size_t length = digits_at(rest);
    const auto under = whole_number(std::string(rest.substr(0, length)));
    constexpr std::uint64_t most = 1'000'000'000;
    if (length == 0 || !under || *under == 0 || std::max({whole, over, *under}) >= most) {
        return false;
    }
    number.numerator = whole * *under + over;
    number.denominator = *under;
    text = rest.substr(length);
    return true;
}

// a/b and c/d by whole parts, and where these are equal by the remainders upside down: Euclid's
// algorithm on both, so that no product can overflow.
std::weak_ordering compare_fractions(std::uint64_t a, std::uint64_t b, std::uint64_t c,
                                     std::uint64_t d) {
    for (;;) {
        if (a / b != c / d) return a / b <=> c / d;
        a %= b;
        c %= d;
        if (a == 0 || c == 0) return a <=> c;
        // a/b < c/d exactly when d/c < b/a.
        std::swap(a, d);
        std::swap(b, c);
    }
}

}  // namespace

std::weak_ordering NumericText::operator<=>(const NumericText& other) const {
    const bool is_below = is_negative && numerator != 0;
    const bool is_other_below = other.is_negative && other.numerator != 0;
    if (is_below != is_other_below) {
        return is_below ? std::weak_ordering::less : std::weak_ordering::greater;
    }
    const NumericText& small = is_below ? other : *this;
    const NumericText& large = is_below ? *this : other;
    return compare_fractions(small.numerator, small.denominator, large.numerator,
                             large.denominator);
}

std::optional<NumericText> read_numeric(std::string_view text, Comma comma) {
    const std::string plain = without_marks(text);
    std::string_view rest = plain;
    NumericText number;
    number.is_negative = !take(rest, minus_signs).empty();
    if (!number.is_negative && rest.starts_with('+')) rest.remove_prefix(1);
    number.before = take(rest, currencies);
    skip_blanks(rest);
    Digits digits = take_digits(rest, comma);
    if (digits.whole.empty() && digits.fraction.empty()) return std::nullopt;
    const bool is_number = take_exponent(rest, digits.exponent) && to_fraction(digits, number) &&
                           take_fraction(rest, number);
    // 10<sup>-3</sup> is a power.
    if (!is_number || rest.starts_with("<sup>")) return std::nullopt;
    skip_blanks(rest);
    number.unit = rest;
    return number;
}

bool has_decimal_comma(std::string_view text) {
    constexpr std::string_view of_number = "0123456789,";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find_first_of(of_number, at);
        if (start == std::string_view::npos) break;
        at = std::min(text.size(), text.find_first_not_of(of_number, start));
        const std::string_view number = text.substr(start, at - start);
        const std::size_t before = digits_at(number);
        if (before == 0 || before == number.size()) continue;
        const std::string_view rest = number.substr(before + 1);
        const std::size_t after = digits_at(rest);
        if (after == 0 || after != rest.size()) continue;
        if (after != 3 || before > 3 || number.front() == '0') return true;
    }
    return false;
}

bool count_the_same(const NumericText& a, const NumericText& b) {
    if (a.before != b.before) return false;
    const std::string_view shorter = a.unit.size() < b.unit.size() ? a.unit : b.unit;
    const std::string_view longer = a.unit.size() < b.unit.size() ? b.unit : a.unit;
    return shorter == longer || (shorter.size() >= 3 && longer.starts_with(shorter));
}

}  // namespace papersetter::bank
