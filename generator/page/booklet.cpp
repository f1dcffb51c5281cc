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

/// A booklet of `count` pages.
struct Booklet {
    std::size_t count = 0;
    bool is_right_to_left = false;

    /// Where a page is printed. Outside in: the first half of the pages goes forwards through the
    /// sides, right on fronts and left on backs, the other half comes back. One that is bound at
    /// the right is its mirror image.
    [[nodiscard]] Half half_of(std::size_t page) const {
        const bool is_right = (page % 2 == 0) != is_right_to_left;
        return {page < count / 2 ? page : count - 1 - page, is_right};
    }
};

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
    const Booklet made{sheets * pages_of_sheet, pages.is_right_to_left};
    std::vector<Page> sides(made.count / 2, Page{width * 2, height, {}});
    const auto shift = [&](const Half& half) { return half.is_right ? width : Length{}; };
    // The half that is read first on each side.
    const bool first = pages.is_right_to_left;
    for (const bool is_right : {first, !first}) {
        for (std::size_t number = 0; number < pages.pages.size(); ++number) {
            const Half half = made.half_of(number);
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
        const Half half = made.half_of(anchor.page);
        anchor.page = half.side;
        anchor.box.x += shift(half);
        anchor.last_page = made.half_of(anchor.last_page).side;
    }
    for (Bookmark& bookmark : pages.bookmarks) bookmark.page = made.half_of(bookmark.page).side;
    pages.pages = std::move(sides);
    pages.is_booklet = false;
    return pages;
}

}  // namespace papersetter::page
