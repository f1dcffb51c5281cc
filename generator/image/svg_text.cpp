// SPDX-License-Identifier: MIT
#include "image/svg_text.hpp"

#include <string_view>

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/svg_elements.hpp"

namespace papersetter::image {
namespace {

void append_collapsed(std::string& line, std::string_view text) {
    for (const char c : text) {
        const bool is_space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!is_space) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
}

class LineReader {
  public:
    explicit LineReader(const StyleReader& read_style) : read_style_(read_style) {}

    std::vector<SvgLine> read(pugi::xml_node text, const SvgStyle& style) {
        lines_.push_back({{}, style, {coordinate(text, "x"), coordinate(text, "y")}, text});
        read_parts(text, style, 0);
        std::vector<SvgLine> result;
        for (SvgLine& line : lines_) {
            while (line.text.ends_with(' ')) line.text.pop_back();
            if (base::count_code_points(line.text) > most_drawing_text) {
                throw Fault("has more than " + std::to_string(most_drawing_text) + " characters");
            }
            if (!line.text.empty()) result.push_back(std::move(line));
        }
        return result;
    }

  private:
    void read_parts(pugi::xml_node parent, const SvgStyle& style, std::size_t depth) {
        for (const pugi::xml_node child : parent.children()) {
            if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
                add_text(child.value(), style, parent);
            } else if (child.type() == pugi::node_element) {
                read_part(child, style, depth);
            }
        }
    }

    void add_text(std::string_view text, const SvgStyle& style, pugi::xml_node node) {
        const bool is_blank = base::trimmed(text).empty();
        if (is_blank && lines_.back().text.empty()) return;
        if (!is_blank && lines_.back().text.empty()) {
            lines_.back().style = style;
            lines_.back().node = node;
        } else if (!is_blank && !(lines_.back().style == style)) {
            throw Fault("has a part in a style of its own within a line",
                        "give each <tspan> an x and a y, or one style to the line");
        }
        append_collapsed(lines_.back().text, text);
    }

    void read_part(pugi::xml_node part, const SvgStyle& around, std::size_t depth) {
        if (element_named(part.name()) == SvgElement::silent) return;
        if (local_name(part.name()) != "tspan" || depth == most_drawing_depth) {
            throw Fault("holds " + tag_of(part) + ", which is not supported");
        }
        SvgStyle style = around;
        read_style_(part, style);
        const bool has_x = !part.attribute("x").empty();
        const bool has_y = !part.attribute("y").empty() || !part.attribute("dy").empty();
        if (has_x || has_y) {
            SvgLine next{{}, style, lines_.back().at, part};
            if (has_x) next.at.x = coordinate(part, "x");
            if (!part.attribute("y").empty()) next.at.y = coordinate(part, "y");
            next.at.y += coordinate(part, "dy");
            const bool follows = !lines_.back().text.empty() && !has_x;
            if (follows) {
                throw Fault("has a part without an x after other text",
                            "give each <tspan> an x and a y");
            }
            lines_.push_back(std::move(next));
        }
        read_parts(part, style, depth + 1);
    }

    const StyleReader& read_style_;
    std::vector<SvgLine> lines_;
};

}  // namespace

std::vector<SvgLine> lines_of(pugi::xml_node text, const SvgStyle& style,
                              const StyleReader& read_style) {
    return LineReader(read_style).read(text, style);
}

std::optional<Label> label_of(const SvgLine& line, const Matrix& matrix, base::Place place) {
    const SvgStyle& style = line.style;
    if (!style.is_visible || !style.is_displayed || !style.fill) return std::nullopt;
    if (style.stroke && style.stroke_width > 0) {
        throw Fault("has outlined letters, which are not supported", "take the stroke out");
    }
    if (!style.fill->gradient.empty()) {
        throw Fault("has letters filled with a gradient, which are not supported",
                    "fill them with one colour");
    }
    Label label;
    label.text = line.text;
    label.families = style.families;
    label.weight = style.font_weight;
    label.is_italic = style.is_italic;
    label.anchor = style.anchor;
    label.is_right_to_left = style.is_right_to_left;
    label.place = place;
    label.fill = style.fill->colour;
    label.fill.opacity = style.fill_opacity * style.opacity / 1000;
    if (label.fill.opacity == 0) return std::nullopt;
    // The size where it is painted, so that the matrix turns and does not scale, if it can.
    const Fixed scale = matrix.even_scale().value_or(million);
    if (scale <= 0) return std::nullopt;
    label.size = Length::thousandths(product_over(style.font_size, scale, million * 1000));
    if (label.size <= Length{}) return std::nullopt;
    if (label.size > Length::points(2000)) throw Fault("has letters of more than 2000 pt");
    const auto part = [&](Fixed value) {
        const Fixed share = product_over(value, million, scale);
        if (share > 1000 * million || share < -1000 * million) {
            throw Fault("has letters that are stretched beyond measure");
        }
        return static_cast<std::int32_t>(share);
    };
    label.turn = {part(matrix.a), part(matrix.b), part(matrix.c), part(matrix.d)};
    const Spot at = matrix.apply(line.at);
    const auto rounded = [](Fixed value) {
        return Length::thousandths(product_over(value, 1, 1000));
    };
    label.origin = {rounded(at.x), rounded(at.y)};
    return label;
}

}  // namespace papersetter::image
