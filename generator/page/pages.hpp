// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/place.hpp"
#include "image/picture.hpp"
#include "page/glyph_memory.hpp"
#include "page/mark.hpp"

namespace papersetter::page {

/// What an element says of itself for those who do not see the page (attributes of the same names,
/// the label from `aria-label`). Most elements say nothing.
struct ElementAttributes {
    std::string role;
    std::string language;     ///< BCP 47
    std::string alternative;  ///< attribute `alt`
    std::string label;
    std::string scope;      ///< of a header cell: "col" or "row"
    std::string numbering;  ///< of a list: "1", "a", "A", "disc", or empty when it shows no markers
    std::uint32_t column_span = 1;
};

inline constexpr std::uint32_t no_attributes = 0xFFFFFFFF;

/// An element of the document as marks and the structure tree know it. Parents come before their
/// children.
struct Element {
    /// HTML element name, or "::marker" for that of a list item: a word of the program, never
    /// freed.
    std::string_view name;
    std::string id;
    ElementNumber parent = artifact;           ///< artifact for the root
    std::uint32_t attributes = no_attributes;  ///< index into Pages::attributes
    base::Place place;
};

/// Where an element with an id stands: the page (from 0) and the rectangle of its first fragment.
struct Anchor {
    std::string id;
    std::size_t page = 0;
    Rectangle box;
    std::size_t last_page = 0;  ///< page of its last fragment
};

struct Bookmark {
    int level = 1;
    std::string label;
    std::size_t page = 0;
    Length y;
};

/// A picture that marks show.
struct PagePicture {
    std::string name;  ///< of the gallery; two with one name are one picture
    const image::Picture* picture = nullptr;
    /// The texts of a drawing in their order: the runs of each, on a baseline through (0, 0).
    std::vector<std::vector<TextMark>> labels;
};

struct Page {
    Length width, height;
    std::vector<Mark> marks;  ///< in painting order, which is document order
};

/// A finished sequence of pages: marks at fixed places, each owned by an element, with anchors. The
/// gallery of its pictures must outlive it.
struct Pages {
    GlyphMemory glyph_memory;  ///< of the marks that add_text makes
    std::vector<Page> pages;
    std::vector<Element> elements;
    std::vector<ElementAttributes> attributes;
    std::vector<Anchor> anchors;  ///< in document order
    std::vector<Bookmark> bookmarks;
    std::vector<PagePicture> pictures;
    std::string language;
    std::string title;
    bool is_booklet = false;        ///< to be printed two on each side of a sheet; see booklet.hpp
    bool is_right_to_left = false;  ///< bound at the right
    [[nodiscard]] const Anchor* find(std::string_view id) const;
    /// Empty ones when the element has none.
    [[nodiscard]] const ElementAttributes& attributes_of(ElementNumber element) const {
        const std::uint32_t number = elements[element].attributes;
        return number == no_attributes ? plain : attributes[number];
    }
    /// A new empty text mark, the last one of a page. Valid until the page gets its next mark.
    TextMark& add_text(std::size_t page);

  private:
    static const ElementAttributes plain;
};

/// The pages as readable text, every mark with its place: the golden form of tests.
[[nodiscard]] std::string to_text(const Pages& pages);

}  // namespace papersetter::page
