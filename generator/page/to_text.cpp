// SPDX-License-Identifier: MIT
#include <charconv>
#include <type_traits>

#include "base/text.hpp"
#include "page/pages.hpp"

namespace papersetter::page {

namespace {

template <typename Integer>
std::string decimal(Integer value) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
    return std::string(digits, end);
}

std::string hexadecimal(Colour colour) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "#";
    for (const unsigned part : {colour.red, colour.green, colour.blue}) {
        text += digits[part >> 4];
        text += digits[part & 15];
    }
    return text;
}

std::string point(Length x, Length y) { return base::to_string(x) + "," + base::to_string(y); }

std::string extent(const Rectangle& box) {
    return point(box.x, box.y) + " " + base::to_string(box.width) + "x" +
           base::to_string(box.height);
}

std::string owner(const Pages& pages, ElementNumber number) {
    if (number == artifact) return "artifact";
    if (number == running_head) return "running head";
    if (number == running_foot) return "running foot";
    const Element& element = pages.elements[number];
    return std::string(element.name) + (element.id.empty() ? "" : "#" + element.id);
}

std::string line(const Pages& pages, const TextMark& mark) {
    std::string text = "text " + point(mark.x, mark.baseline) + " w" + base::to_string(mark.width);
    text += " face" + decimal(static_cast<std::uint32_t>(mark.face)) + " " +
            base::to_string(mark.size) + "pt";
    if (mark.turn != 0) text += " turned " + decimal(45 * mark.turn);
    if (mark.colour != Colour{}) text += " " + hexadecimal(mark.colour);
    return text + " <" + owner(pages, mark.element) + "> \"" + base::shown(mark.text) + "\"";
}

std::string line(const Pages& pages, const BoxMark& mark) {
    return "box " + extent(mark.box) + " " + hexadecimal(mark.colour) + " <" +
           owner(pages, mark.element) + ">";
}

std::string line(const Pages& pages, const LineMark& mark) {
    std::string text = "line " + point(mark.x1, mark.y1) + " " + point(mark.x2, mark.y2) + " w" +
                       base::to_string(mark.width);
    if (mark.dash != Length{}) {
        text += " dash " + base::to_string(mark.dash) + "," + base::to_string(mark.gap);
    }
    return text + " " + hexadecimal(mark.colour) + " <" + owner(pages, mark.element) + ">";
}

std::string line(const Pages& pages, const PictureMark& mark) {
    return "picture " + extent(mark.box) + " " + pages.pictures[mark.picture].name + " <" +
           owner(pages, mark.element) + ">";
}

std::string line(const Anchor& anchor) {
    std::string text = "anchor #" + anchor.id + " page " + decimal(anchor.page + 1);
    if (anchor.last_page != anchor.page) text += "-" + decimal(anchor.last_page + 1);
    return text + " " + extent(anchor.box);
}

std::string line(const Bookmark& bookmark) {
    return "bookmark " + decimal(bookmark.level) + " page " + decimal(bookmark.page + 1) + " y" +
           base::to_string(bookmark.y) + " \"" + base::shown(bookmark.label) + "\"";
}

}  // namespace

std::string to_text(const Pages& pages) {
    std::string text;
    for (std::size_t number = 0; number < pages.pages.size(); ++number) {
        const Page& page = pages.pages[number];
        text += "page " + decimal(number + 1) + " " + base::to_string(page.width) + "x" +
                base::to_string(page.height) + "\n";
        for (const Mark& mark : page.marks) {
            text +=
                "  " + std::visit([&](const auto& one) { return line(pages, one); }, mark) + "\n";
        }
    }
    for (const Anchor& anchor : pages.anchors) text += line(anchor) + "\n";
    for (const Bookmark& bookmark : pages.bookmarks) text += line(bookmark) + "\n";
    return text;
}

}  // namespace papersetter::page
