// SPDX-License-Identifier: MIT
#include "typeset/turned_marks.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace papersetter::typeset {

namespace {

using base::Length;

// Of the sine, in 1/1,000,000; the cosine is a quarter further on.
constexpr std::int64_t one = 1'000'000;
constexpr std::int64_t root_of_half = 707'107;
constexpr std::array<std::int64_t, 8> sines{0, root_of_half,  one,  root_of_half,
                                            0, -root_of_half, -one, -root_of_half};

class Turner {
  public:
    Turner(const Point& about, int eighths)
        : about_(about),
          eighths_(static_cast<std::uint8_t>(eighths)),
          sine_(sines[eighths_]),
          cosine_(sines[(eighths_ + 2U) % 8U]) {}

    void turn(page::Mark& mark) const {
        if (auto* text = std::get_if<page::TextMark>(&mark)) {
            const Point start = turned({text->x, text->baseline});
            text->x = start.x;
            text->baseline = start.y;
            text->turn = static_cast<std::uint8_t>((text->turn + eighths_) % 8U);
        } else if (auto* line = std::get_if<page::LineMark>(&mark)) {
            turn_line(*line);
        } else if (const auto* box = std::get_if<page::BoxMark>(&mark)) {
            mark = turned_box(*box);
        }
    }

  private:
    [[nodiscard]] Point turned(const Point& point) const {
        const Length x = point.x - about_.x;
        const Length y = point.y - about_.y;
        return {about_.x + x.scaled(cosine_, one) - y.scaled(sine_, one),
                about_.y + x.scaled(sine_, one) + y.scaled(cosine_, one)};
    }

    void turn_line(page::LineMark& line) const {
        const Point begin = turned({line.x1, line.y1});
        const Point end = turned({line.x2, line.y2});
        line.x1 = begin.x;
        line.y1 = begin.y;
        line.x2 = end.x;
        line.y2 = end.y;
    }

    // A box that leans is a line as wide as the box is tall.
    [[nodiscard]] page::Mark turned_box(page::BoxMark mark) const {
        page::Rectangle& box = mark.box;
        if (eighths_ % 2 == 0) {
            const Point one_corner = turned({box.x, box.y});
            const Point other = turned({box.x + box.width, box.y + box.height});
            box.x = std::min(one_corner.x, other.x);
            box.y = std::min(one_corner.y, other.y);
            box.width = std::max(one_corner.x, other.x) - box.x;
            box.height = std::max(one_corner.y, other.y) - box.y;
            return mark;
        }
        page::LineMark line;
        line.element = mark.element;
        line.colour = mark.colour;
        line.width = box.height;
        line.x1 = box.x;
        line.x2 = box.x + box.width;
        line.y1 = line.y2 = box.y + box.height.scaled(1, 2);
        turn_line(line);
        return line;
    }

    Point about_;
    std::uint8_t eighths_;
    std::int64_t sine_;
    std::int64_t cosine_;
};

}  // namespace

void turn_marks(std::span<page::Mark> marks, const Point& about, int eighths) {
    const Turner turner(about, eighths);
    for (page::Mark& mark : marks) turner.turn(mark);
}

}  // namespace papersetter::typeset
