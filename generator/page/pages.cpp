// SPDX-License-Identifier: MIT
#include "page/pages.hpp"

#include <algorithm>

namespace papersetter::page {

const Anchor* Pages::find(std::string_view id) const {
    const auto found = std::find_if(anchors.begin(), anchors.end(),
                                    [&](const Anchor& anchor) { return anchor.id == id; });
    return found == anchors.end() ? nullptr : &*found;
}

const ElementAttributes Pages::plain;

TextMark& Pages::add_text(std::size_t page) {
    using Glyphs = std::pmr::vector<PlacedGlyph>;
    // Built with its memory: what is assigned would keep to the memory it has.
    std::pmr::memory_resource* const memory = glyph_memory.resource();
    TextMark mark{artifact, {}, {}, {}, {}, {}, {}, std::pmr::string(memory), Glyphs(memory)};
    return std::get<TextMark>(pages[page].marks.emplace_back(std::move(mark)));
}

}  // namespace papersetter::page
