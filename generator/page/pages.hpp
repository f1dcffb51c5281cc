// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/place.hpp"
#include "page/mark.hpp"

namespace papersetter::page {

/// An element of the document as marks and the structure tree know it. Parents come before their
/// children.
struct Element {
    std::string name;         ///< HTML element name
    std::string role;         ///< attribute `role`, if any
    std::string language;     ///< attribute `lang`, if any
    std::string alternative;  ///< attribute `alt`, if any
    std::string id;
    ElementNumber parent = artifact;  ///< artifact for the root
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

struct Page {
    Length width, height;
    std::vector<Mark> marks;  ///< in painting order, which is document order
};

/// A finished sequence of pages: marks at fixed places, each owned by an element, with anchors.
struct Pages {
    std::vector<Page> pages;
    std::vector<Element> elements;
    std::vector<Anchor> anchors;  ///< in document order
    std::vector<Bookmark> bookmarks;
    std::string language;
    std::string title;
    [[nodiscard]] const Anchor* find(std::string_view id) const;
};

/// The pages as readable text, every mark with its place: the golden form of tests.
[[nodiscard]] std::string to_text(const Pages& pages);

}  // namespace papersetter::page
