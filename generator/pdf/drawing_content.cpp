// SPDX-License-Identifier: MIT
#include "pdf/drawing_content.hpp"

#include "pdf/gradient_pattern.hpp"
#include "pdf/number.hpp"
#include "pdf/text_runs.hpp"

namespace papersetter::pdf {
namespace {

using base::Length;
using image::DrawingColour;
using image::Shape;
using image::Step;

constexpr std::int32_t opaque = 1000;

// A form XObject begins in the graphics state of the page (ISO 32000-1, 8.10.1). Of colours, widths
// and fonts a drawing writes its own each time; these it takes as they are at the start of a page.
constexpr std::string_view start_state = "0 J 0 j []0 d 0 Ts\n";

class DrawingWriter {
  public:
    DrawingWriter(const page::PagePicture& picture, DocumentFonts& fonts)
        : picture_(picture), fonts_(fonts), height_(picture.picture->height) {}

    DrawingContent write(const image::Drawing& drawing) {
        std::size_t label = 0;
        out() += start_state;
        for (const auto& part : drawing.parts) {
            if (const auto* shape = std::get_if<Shape>(&part)) {
                write_shape(*shape);
            } else {
                write_label(std::get<image::Label>(part), picture_.labels.at(label++));
            }
        }
        return std::move(content_);
    }

  private:
    std::string& out() { return content_.operators; }

    void number(Length length) {
        append_length(out(), length);
        out() += ' ';
    }
    void point(const image::Point& at) {
        number(at.x);
        number(height_ - at.y);
    }

    // What is painted see-through stands between q and Q, so that each shape begins opaque.
    void write_shape(const Shape& shape) {
        const bool has_fill = shape.fill && shape.fill->opacity > 0;
        const bool has_stroke =
            shape.stroke && shape.stroke->colour.opacity > 0 && shape.stroke->width > Length{};
        if (shape.steps.empty() || (!has_fill && !has_stroke)) return;
        out() += "q\n";
        if (has_fill) set_fill(*shape.fill, shape.gradient);
        if (has_stroke) set_pen(*shape.stroke);
        for (const Step& step : shape.steps) write_step(step);
        if (has_fill) {
            out() += has_stroke ? "B" : "f";
            if (shape.is_even_odd) out() += '*';
        } else {
            out() += 'S';
        }
        out() += "\nQ\n";
    }

    void set_fill(const DrawingColour& colour, std::optional<std::size_t> gradient = {}) {
        write_paint(colour, gradient, "rg\n", "/Pattern cs", "scn\n");
        if (colour.opacity == opaque) return;
        content_.fill_opacities.insert(colour.opacity);
        out() += '/' + opacity_resource('A', colour.opacity) + " gs\n";
    }

    void set_pen(const image::Pen& pen) {
        write_paint(pen.colour, pen.gradient, "RG\n", "/Pattern CS", "SCN\n");
        number(pen.width);
        out() += "w\n";
        if (pen.cap != image::Cap::butt) {
            out() += std::to_string(static_cast<int>(pen.cap)) + " J\n";
        }
        if (pen.join != image::Join::miter) {
            out() += std::to_string(static_cast<int>(pen.join)) + " j\n";
        } else {
            append_thousandths(out(), pen.miter_limit);
            out() += " M\n";
        }
        if (!pen.dashes.empty()) {
            out() += '[';
            for (const Length dash : pen.dashes) number(dash);
            out() += ']';
            append_length(out(), pen.dash_offset);
            out() += " d\n";
        }
        if (pen.colour.opacity == opaque) return;
        content_.stroke_opacities.insert(pen.colour.opacity);
        out() += '/' + opacity_resource('S', pen.colour.opacity) + " gs\n";
    }

    // A colour by its operator; a gradient as a pattern, in the space of patterns, by its own.
    void write_paint(const DrawingColour& colour, std::optional<std::size_t> gradient,
                     std::string_view colour_name, std::string_view space,
                     std::string_view pattern_name) {
        if (!gradient) {
            append_colour(out(), colour);
            out() += colour_name;
            return;
        }
        out() += space;
        out() += " /" + gradient_resource(*gradient) + ' ';
        out() += pattern_name;
    }

    void write_step(const Step& step) {
        switch (step.kind) {
            case Step::Kind::move:
                point(step.points[0]);
                out() += "m\n";
                break;
            case Step::Kind::line:
                point(step.points[0]);
                out() += "l\n";
                break;
            case Step::Kind::curve:
                for (const image::Point& at : step.points) point(at);
                out() += "c\n";
                break;
            case Step::Kind::close:
                out() += "h\n";
                break;
        }
    }

    void write_label(const image::Label& label, const std::vector<page::TextMark>& runs) {
        out() += "q\n";
        set_fill(label.fill);
        // Text runs upwards from its baseline, the drawing's y downwards.
        const auto& [a, b, c, d] = label.turn;
        for (const std::int32_t part : {a, -b, -c, d}) {
            append_millionths(out(), part);
            out() += ' ';
        }
        point(label.origin);
        out() += "cm\n";
        TextBuffer letters;
        TextRuns text(letters, fonts_);
        for (const page::TextMark& run : runs) {
            std::string start = "BT\n";
            append_length(start, run.x);
            letters += start + " 0 Td\n";
            text.write(run);
            letters += "ET\n";
        }
        out() += letters.view();
        out() += "Q\n";
    }

    const page::PagePicture& picture_;
    DocumentFonts& fonts_;
    Length height_;
    DrawingContent content_;
};

}  // namespace

DrawingContent content_of(const image::Drawing& drawing, const page::PagePicture& picture,
                          DocumentFonts& fonts) {
    return DrawingWriter(picture, fonts).write(drawing);
}

std::string opacity_resource(char kind, std::int32_t opacity) {
    return kind + std::to_string(opacity);
}

}  // namespace papersetter::pdf
