// SPDX-License-Identifier: MIT
#include "base/place.hpp"

#include <array>
#include <charconv>
#include <utility>

namespace papersetter::base {

std::string to_attribute(Place place) {
    return std::to_string(place.file) + '.' + std::to_string(place.line) + '.' +
           std::to_string(place.column);
}

std::optional<Place> place_from_attribute(std::string_view text) {
    std::array<std::uint32_t, 3> numbers{};
    const char* next = text.data();
    const char* const end = text.data() + text.size();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) {
            if (next == end || *next != '.') return std::nullopt;
            ++next;
        }
        const auto [after, error] = std::from_chars(next, end, numbers[i]);
        if (error != std::errc()) return std::nullopt;
        next = after;
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
