// SPDX-License-Identifier: MIT
#include "image/svg_places.hpp"

#include <pugixml.hpp>

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::image {

base::Place SvgPlaces::at(std::ptrdiff_t offset) const {
    const auto end =
        std::min(static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)), text_.size());
    const std::string_view before = text_.substr(0, end);
    const std::size_t line_end = before.rfind('\n');
    const std::size_t start = line_end == std::string_view::npos ? 0 : line_end + 1;
    std::string_view line = before.substr(start);
    if (start == 0 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    return {file_, static_cast<std::uint32_t>(lines) + 1,
            static_cast<std::uint32_t>(base::count_code_points(line)) + 1};
}

base::Place SvgPlaces::of(const pugi::xml_node& node) const { return at(node.offset_debug() - 1); }

}  // namespace papersetter::image
