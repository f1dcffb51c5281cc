// SPDX-License-Identifier: MIT
#include "base/place.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "base/ascii.hpp"

namespace papersetter::base {

std::string to_attribute(Place place) {
    std::array<char, 40> room;
    char* at = room.data();
    char* const end = at + room.size();
    at = std::to_chars(at, end, place.file).ptr;
    *at++ = '.';
    at = std::to_chars(at, end, place.line).ptr;
    *at++ = '.';
    at = std::to_chars(at, end, place.column).ptr;
    return {room.data(), at};
}

std::optional<Place> place_from_attribute(std::string_view text) {
    // By hand: each element of a paper carries one, and std::from_chars costs thrice as much.
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    std::array<std::uint32_t, 3> numbers{};
    const char* next = text.data();
    const char* const end = text.data() + text.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0 && (next == end || *next++ != '.')) return std::nullopt;
        const char* const first = next;
        std::uint64_t value = 0;
        for (; next != end && is_digit(*next); ++next) {
            value = value * 10 + static_cast<std::uint64_t>(*next - '0');
            if (value > most) return std::nullopt;
        }
        if (next == first) return std::nullopt;
        numbers[i] = static_cast<std::uint32_t>(value);
    }
    if (next != end) return std::nullopt;
    return Place{numbers[0], numbers[1], numbers[2]};
}

FileNumber Sources::add(std::string name, std::string text) {
    files_.push_back({std::move(name), std::move(text)});
    return static_cast<FileNumber>(files_.size());
}

const std::string& Sources::name(FileNumber file) const {
    return file == 0 || file > files_.size() ? none_ : files_[file - 1].name;
}

const std::string& Sources::text(FileNumber file) const {
    return file == 0 || file > files_.size() ? none_ : files_[file - 1].text;
}

std::string_view Sources::line(FileNumber file, std::uint32_t number) const {
    if (file == 0 || file > files_.size() || number == 0) return {};
    std::string_view rest = files_[file - 1].text;
    if (rest.starts_with("\xEF\xBB\xBF")) rest.remove_prefix(3);
    for (; number > 1; --number) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) return {};
        rest.remove_prefix(end + 1);
    }
    std::string_view line = rest.substr(0, rest.find('\n'));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace papersetter::base
