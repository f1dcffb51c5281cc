// SPDX-License-Identifier: MIT
#include "page/booklet.hpp"

#include <cassert>
#include <iterator>
#include <utility>

namespace papersetter::page {

namespace {

constexpr std::size_t pages_of_sheet = 4;

/// A half of a side of a sheet; sides count from 0, front and back of each sheet.
struct Half {
    std::size_t side = 0;
    bool is_right = false;
};

/// Where a page of a booklet of `count` pages is printed. Outside in: the first half of the pages
/// goes forwards through the sides, right on fronts and left on backs, the other half comes back.
Half half_of(std::size_t page, std::size_t count) {
    if (page < count / 2) return {page, page % 2 == 0};
    return {count - 1 - page, page % 2 == 0};
}

void move_right(Mark& mark, Length distance) {
    if (auto* line = std::get_if<LineMark>(&mark)) {
        line->x1 += distance;
        line->x2 += distance;
    } else if (auto* box = std::get_if<BoxMark>(&mark)) {
        box->box.x += distance;
    } else if (auto* picture = std::get_if<PictureMark>(&mark)) {
        picture->box.x += distance;
    } else {
        std::get<TextMark>(mark).x += distance;
    }
}

}  // namespace

Pages booklet(Pages pages) {
    if (pages.pages.empty()) return pages;
    const Length width = pages.pages.front().width;
    const Length height = pages.pages.front().height;
    const std::size_t sheets = (pages.pages.size() + pages_of_sheet - 1) / pages_of_sheet;
    const std::size_t count = sheets * pages_of_sheet;
    std::vector<Page> sides(count / 2, Page{width * 2, height, {}});
    const auto shift = [&](const Half& half) { return half.is_right ? width : Length{}; };
    // Left halves first: they are read first on each side.
    for (const bool is_right : {false, true}) {
        for (std::size_t number = 0; number < pages.pages.size(); ++number) {
            const Half half = half_of(number, count);
            if (half.is_right != is_right) continue;
            Page& page = pages.pages[number];
            assert(page.width == width && page.height == height);
            for (Mark& mark : page.marks) move_right(mark, shift(half));
            std::vector<Mark>& marks = sides[half.side].marks;
            marks.insert(marks.end(), std::make_move_iterator(page.marks.begin()),
                         std::make_move_iterator(page.marks.end()));
        }
    }
    for (Anchor& anchor : pages.anchors) {
        const Half half = half_of(anchor.page, count);
        anchor.page = half.side;
        anchor.box.x += shift(half);
        anchor.last_page = half_of(anchor.last_page, count).side;
    }
    for (Bookmark& bookmark : pages.bookmarks) bookmark.page = half_of(bookmark.page, count).side;
    pages.pages = std::move(sides);
    pages.is_booklet = false;
    return pages;
}

}  // namespace papersetter::page
