// SPDX-License-Identifier: MIT
#include "pdf/content.hpp"

#include <array>
#include <cassert>
#include <initializer_list>
#include <span>
#include <string_view>
#include <variant>

#include "pdf/number.hpp"
#include "pdf/text_runs.hpp"

namespace papersetter::pdf {
namespace {

using base::Length;
using page::Colour;

page::ElementNumber element_of(const page::Mark& mark) {
    return std::visit([](const auto& one) { return one.element; }, mark);
}

/// Writes the operators of a page and remembers the graphics state, so that nothing is set twice.
class Painter {
  public:
    Painter(const page::Page& page, DocumentFonts& fonts)
        : height_(page.height), text_(content_, fonts) {}

    /// Marks of one element that stand together: what one tag will enclose.
    void paint(std::span<const page::Mark> group) {
        for (const page::Mark& mark : group) {
            std::visit([this](const auto& one) { paint_mark(one); }, mark);
        }
    }

    [[nodiscard]] std::string finish() {
        end_objects();
        return std::move(content_);
    }

  private:
    void paint_mark(const page::TextMark& mark);
    void paint_mark(const page::BoxMark& mark);
    void paint_mark(const page::LineMark& mark);
    void fill();
    void end_objects();
    void use_colour(Colour& current, const Colour& wanted, const char* grey, const char* rgb);
    void operation(std::initializer_list<Length> operands, std::string_view name);

    Length height_;
    std::string content_;
    TextRuns text_;
    bool is_text_open_ = false;
    bool is_path_open_ = false;
    Length line_x_, line_y_;  ///< where the last Td went
    Colour fill_, stroke_;
    Length width_ = Length::points(1);
    Length dash_, gap_;
};

void Painter::paint_mark(const page::TextMark& mark) {
    if (mark.glyphs.empty()) return;
    fill();
    use_colour(fill_, mark.colour, " g\n", " rg\n");
    if (!is_text_open_) {
        content_ += "BT\n";
        is_text_open_ = true;
        line_x_ = line_y_ = Length();
    }
    const Length y = height_ - mark.baseline;
    operation({mark.x - line_x_, y - line_y_}, "Td\n");
    line_x_ = mark.x;
    line_y_ = y;
    text_.write(mark);
}

void Painter::paint_mark(const page::BoxMark& mark) {
    const page::Rectangle& box = mark.box;
    if (box.width <= Length() || box.height <= Length()) return;
    // Boxes of one colour share a path; it is filled when something else comes.
    if (!is_path_open_ || fill_ != mark.colour) {
        end_objects();
        use_colour(fill_, mark.colour, " g\n", " rg\n");
    }
    operation({box.x, height_ - box.y - box.height, box.width, box.height}, "re\n");
    is_path_open_ = true;
}

void Painter::paint_mark(const page::LineMark& mark) {
    end_objects();
    use_colour(stroke_, mark.colour, " G\n", " RG\n");
    if (mark.width != width_) {
        width_ = mark.width;
        operation({width_}, "w\n");
    }
    if (mark.dash != dash_ || (mark.dash != Length() && mark.gap != gap_)) {
        dash_ = mark.dash;
        gap_ = mark.gap;
        content_ += '[';
        if (dash_ != Length()) {
            operation({dash_}, {});
            append_length(content_, gap_);
        }
        content_ += "]0 d\n";
    }
    operation({mark.x1, height_ - mark.y1}, "m\n");
    operation({mark.x2, height_ - mark.y2}, "l S\n");
}

// Operands and operator in one piece: most of a page's operations are as short as this.
void Painter::operation(std::initializer_list<Length> operands, std::string_view name) {
    std::array<char, 4 * (most_number_digits + 1)> piece{};
    assert(operands.size() <= 4);
    char* end = piece.data();
    for (const Length length : operands) {
        end = put_thousandths(end, length.thousandths());
        *end++ = ' ';
    }
    content_.append(piece.data(), end);
    content_ += name;
}

void Painter::fill() {
    if (is_path_open_) content_ += "f\n";
    is_path_open_ = false;
}

void Painter::end_objects() {
    fill();
    if (is_text_open_) content_ += "ET\n";
    is_text_open_ = false;
}

void Painter::use_colour(Colour& current, const Colour& wanted, const char* grey, const char* rgb) {
    if (current == wanted) return;
    current = wanted;
    const auto part = [&](std::uint8_t value) {
        append_thousandths(content_, rounded_quotient(1000 * std::int64_t{value}, 255));
    };
    part(wanted.red);
    if (wanted.red == wanted.green && wanted.green == wanted.blue) {
        content_ += grey;
        return;
    }
    content_ += ' ';
    part(wanted.green);
    content_ += ' ';
    part(wanted.blue);
    content_ += rgb;
}

}  // namespace

std::string content_of(const page::Page& page, DocumentFonts& fonts) {
    Painter painter(page, fonts);
    const std::span<const page::Mark> marks(page.marks);
    for (std::size_t begin = 0; begin < marks.size();) {
        std::size_t end = begin + 1;
        while (end < marks.size() && element_of(marks[end]) == element_of(marks[begin])) ++end;
        painter.paint(marks.subspan(begin, end - begin));
        begin = end;
    }
    return painter.finish();
}

}  // namespace papersetter::pdf
