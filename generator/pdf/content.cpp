// SPDX-License-Identifier: MIT
#include "pdf/content.hpp"

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "pdf/number.hpp"
#include "pdf/picture_placement.hpp"
#include "pdf/syntax.hpp"
#include "pdf/text_runs.hpp"

namespace papersetter::pdf {
namespace {

using base::Length;
using page::Colour;

page::ElementNumber element_of(const page::Mark& mark) {
    return std::visit([](const auto& one) { return one.element; }, mark);
}

bool has_area(const page::BoxMark& mark) {
    return mark.box.width > Length() && mark.box.height > Length();
}

// Level text: what is turned is a text object of its own.
bool is_text_mark(const page::Mark& mark) {
    const auto* text = std::get_if<page::TextMark>(&mark);
    return text != nullptr && text->turn == 0;
}

bool has_ink(const page::Mark& mark) {
    if (const auto* text = std::get_if<page::TextMark>(&mark)) return !text->glyphs.empty();
    const auto* box = std::get_if<page::BoxMark>(&mark);
    return box == nullptr || has_area(*box);
}

/// Writes the operators of a page and remembers the graphics state, so that nothing is set twice.
class Painter {
  public:
    Painter(const page::Pages& pages, Length height, DocumentFonts& fonts,
            DocumentPictures& pictures, TextBuffer& content)
        : pages_(pages),
          height_(height),
          pictures_(pictures),
          content_(content),
          text_(content, fonts) {}

    /// Marks of one owner that stand together, in its tag.
    void paint(std::span<const page::Mark> group, std::uint32_t owner, PageTags& tags) {
        if (!std::ranges::any_of(group, has_ink)) return;
        // A tag is opened and closed inside of a text object, or around whole objects.
        const bool is_text = std::ranges::all_of(group, is_text_mark);
        if (is_text) {
            fill();
            open_text();
        } else {
            end_objects();
        }
        tags.open(owner, content_);
        for (const page::Mark& mark : group) {
            std::visit([this](const auto& one) { paint_mark(one); }, mark);
            if (tags.is_figure(owner)) tags.add_box(owner, box_of(mark));
        }
        if (!is_text) end_objects();
        tags.close(content_);
    }

    void finish() { end_objects(); }

  private:
    void paint_mark(const page::TextMark& mark);
    void paint_turned(const page::TextMark& mark);
    void paint_mark(const page::BoxMark& mark);
    void paint_mark(const page::LineMark& mark);
    void paint_mark(const page::PictureMark& mark);
    [[nodiscard]] page::Rectangle box_of(const page::Mark& mark) const;
    void open_text();
    void fill();
    void end_objects();
    void use_colour(Colour& current, const Colour& wanted, const char* grey, const char* rgb);
    void operation(std::initializer_list<Length> operands, std::string_view name);

    const page::Pages& pages_;
    Length height_;
    DocumentPictures& pictures_;
    TextBuffer& content_;
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
    if (mark.turn != 0) return paint_turned(mark);
    open_text();
    const Length y = height_ - mark.baseline;
    operation({mark.x - line_x_, y - line_y_}, "Td\n");
    line_x_ = mark.x;
    line_y_ = y;
    text_.write(mark);
}

// The text matrix turns clockwise (ISO 32000-1, 8.3.3).
void Painter::paint_turned(const page::TextMark& mark) {
    constexpr std::array<std::string_view, 8> matrices{
        "1 0 0 1 ",   ".70711 -.70711 .70711 .70711 ",
        "0 -1 1 0 ",  "-.70711 -.70711 .70711 -.70711 ",
        "-1 0 0 -1 ", "-.70711 .70711 -.70711 -.70711 ",
        "0 1 -1 0 ",  ".70711 .70711 -.70711 .70711 "};
    end_objects();
    open_text();
    content_ += matrices.at(mark.turn);
    operation({mark.x, height_ - mark.baseline}, "Tm\n");
    text_.write(mark);
    end_objects();
}

void Painter::paint_mark(const page::BoxMark& mark) {
    if (!has_area(mark)) return;
    const page::Rectangle& box = mark.box;
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
        content_ += "[";
        if (dash_ != Length()) Phrase(content_).add(dash_).add(" ").add(gap_).write();
        content_ += "]0 d\n";
    }
    operation({mark.x1, height_ - mark.y1}, "m\n");
    operation({mark.x2, height_ - mark.y2}, "l S\n");
}

void Painter::paint_mark(const page::PictureMark& mark) {
    end_objects();
    const page::PagePicture& picture = pages_.pictures[mark.picture];
    std::string operators = "q ";
    append_placement(operators, *picture.picture, box_of(mark));
    operators += " cm /" + pictures_.resource(picture) + " Do Q\n";
    content_ += operators;
}

// Operands and operator in one piece: most of a page's operations are as short as this.
void Painter::operation(std::initializer_list<Length> operands, std::string_view name) {
    assert(operands.size() <= 4);
    char* end = content_.room(4 * (most_number_digits + 1) + name.size());
    for (const Length length : operands) {
        end = put_thousandths(end, length.thousandths());
        *end++ = ' ';
    }
    content_.end_at(put_word(end, name));
}

// Upwards from the bottom of the page. Of text, from the baseline an em up.
page::Rectangle Painter::box_of(const page::Mark& mark) const {
    if (const auto* text = std::get_if<page::TextMark>(&mark)) {
        return {text->x, height_ - text->baseline, text->width, text->size};
    }
    if (const auto* box = std::get_if<page::BoxMark>(&mark)) {
        return {box->box.x, height_ - box->box.y - box->box.height, box->box.width,
                box->box.height};
    }
    if (const auto* picture = std::get_if<page::PictureMark>(&mark)) {
        const page::Rectangle& area = picture->box;
        return {area.x, height_ - area.y - area.height, area.width, area.height};
    }
    const auto& line = std::get<page::LineMark>(mark);
    return {std::min(line.x1, line.x2), height_ - std::max(line.y1, line.y2),
            std::max(line.x1, line.x2) - std::min(line.x1, line.x2),
            std::max(line.y1, line.y2) - std::min(line.y1, line.y2)};
}

void Painter::open_text() {
    if (is_text_open_) return;
    content_ += "BT\n";
    is_text_open_ = true;
    line_x_ = line_y_ = Length();
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
    const auto part = [](std::uint8_t value) {
        return Length::thousandths(rounded_quotient(1000 * std::int64_t{value}, 255));
    };
    Phrase phrase(content_);
    phrase.add(part(wanted.red));
    if (wanted.red == wanted.green && wanted.green == wanted.blue) return phrase.add(grey).write();
    phrase.add(" ").add(part(wanted.green)).add(" ").add(part(wanted.blue)).add(rgb).write();
}

}  // namespace

void write_content(const page::Pages& pages, std::size_t page, DocumentFonts& fonts,
                   DocumentPictures& pictures, PageTags& tags, TextBuffer& content) {
    Painter painter(pages, pages.pages[page].height, fonts, pictures, content);
    const std::span<const page::Mark> marks(pages.pages[page].marks);
    for (std::size_t begin = 0; begin < marks.size();) {
        const std::uint32_t owner = tags.owner(element_of(marks[begin]));
        std::size_t end = begin + 1;
        while (end < marks.size() && tags.owner(element_of(marks[end])) == owner) ++end;
        painter.paint(marks.subspan(begin, end - begin), owner, tags);
        begin = end;
    }
    painter.finish();
}

}  // namespace papersetter::pdf
