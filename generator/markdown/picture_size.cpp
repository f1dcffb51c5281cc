// SPDX-License-Identifier: MIT
#include "markdown/picture_size.hpp"

#include <algorithm>
#include <array>

#include "base/ascii.hpp"

namespace papersetter::markdown {
namespace {

// No size that is meant is longer.
constexpr std::size_t longest = 40;

std::size_t digits_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && base::is_digit(text[end])) ++end;
    return end - at;
}

bool is_amount(std::string_view number) {
    const std::size_t whole = digits_at(number, 0);
    if (whole == 0 || whole > 4) return false;
    if (whole != number.size()) {
        const std::size_t part = number[whole] == '.' ? digits_at(number, whole + 1) : 0;
        if (part == 0 || part > 3 || whole + 1 + part != number.size()) return false;
    }
    return number.find_first_not_of("0.") != std::string_view::npos;
}

bool is_size(std::string_view key, std::string_view value) {
    constexpr std::array<std::string_view, 5> lengths{"mm", "cm", "in", "pt", "px"};
    const std::size_t end = value.find_first_not_of("0123456789.");
    if (end == std::string_view::npos || !is_amount(value.substr(0, end))) return false;
    const std::string_view unit = value.substr(end);
    const bool is_length = std::ranges::find(lengths, unit) != lengths.end();
    if (key == "scale") return unit == "%";
    if (key == "width") return is_length || unit == "%";
    return key == "height" && is_length;
}

}  // namespace

PictureSize read_picture_size(std::string_view text) {
    PictureSize size;
    if (!text.starts_with('{')) return size;
    const std::size_t end = text.substr(0, longest).find('}');
    size.length = end == std::string_view::npos ? 1 : end + 1;
    const std::string_view inner = text.substr(1, size.length < 2 ? 0 : size.length - 2);
    const std::size_t equals = inner.find('=');
    const std::string_view key = inner.substr(0, equals);
    const std::string_view value =
        equals == std::string_view::npos ? std::string_view{} : inner.substr(equals + 1);
    size.is_faulty = !is_size(key, value);
    if (size.is_faulty) return size;
    size.attribute = " ";
    size.attribute += key;
    size.attribute += "=\"";
    size.attribute += value;
    size.attribute += '"';
    return size;
}

}  // namespace papersetter::markdown
