// SPDX-License-Identifier: MIT
#include "image/svg_shapes.hpp"

#include <pugixml.hpp>

#include <algorithm>

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/path_box.hpp"
#include "image/path_reader.hpp"
#include "image/scanner.hpp"

namespace papersetter::image {
namespace {

void require_positive(Fixed length, const char* name) {
    if (length < 0) throw Fault("has a negative " + std::string(name));
}

// Clockwise from the top left corner.
void draw_rectangle(const pugi::xml_node& node, PathBuilder& path) {
    const Fixed x = coordinate(node, "x");
    const Fixed y = coordinate(node, "y");
    const Fixed width = coordinate(node, "width");
    const Fixed height = coordinate(node, "height");
    require_positive(width, "width");
    require_positive(height, "height");
    if (width == 0 || height == 0) return;
    // A radius that is not given is as the other one.
    Fixed rx = coordinate(node, node.attribute("rx") ? "rx" : "ry");
    Fixed ry = coordinate(node, node.attribute("ry") ? "ry" : "rx");
    require_positive(rx, "radius");
    require_positive(ry, "radius");
    rx = std::min(rx, width / 2);
    ry = std::min(ry, height / 2);
    const bool is_round = rx > 0 && ry > 0;
    if (!is_round) rx = ry = 0;
    const auto corner = [&](Spot to) {
        if (is_round) path.arc({rx, ry, 0}, false, true, to);
    };
    path.move({x + rx, y});
    path.line({x + width - rx, y});
    corner({x + width, y + ry});
    path.line({x + width, y + height - ry});
    corner({x + width - rx, y + height});
    path.line({x + rx, y + height});
    corner({x, y + height - ry});
    path.line({x, y + ry});
    corner({x + rx, y});
    path.close();
}

void draw_ellipse(const pugi::xml_node& node, Fixed rx, Fixed ry, PathBuilder& path) {
    require_positive(rx, "radius");
    require_positive(ry, "radius");
    if (rx == 0 || ry == 0) return;
    const Fixed x = coordinate(node, "cx");
    const Fixed y = coordinate(node, "cy");
    path.move({x + rx, y});
    path.arc({rx, ry, 0}, false, true, {x - rx, y});
    path.arc({rx, ry, 0}, false, true, {x + rx, y});
    path.close();
}

void draw_points(const pugi::xml_node& node, bool is_closed, PathBuilder& path) {
    const char* const text = node.attribute("points").value();
    Scanner scanner(text);
    scanner.skip_spaces();
    while (!scanner.is_at_end()) {
        const auto x = scanner.number();
        scanner.skip_separator();
        const auto y = scanner.number();
        if (!x || !y) {
            throw Fault("has points that cannot be read: " + base::in_quotes(text),
                        "write pairs of numbers");
        }
        if (path.has_begun()) {
            path.line({*x, *y});
        } else {
            path.move({*x, *y});
        }
        scanner.skip_separator();
    }
    if (is_closed && path.has_begun()) path.close();
}

void draw(SvgElement kind, const pugi::xml_node& node, PathBuilder& path) {
    switch (kind) {
        case SvgElement::path:
            return read_path(node.attribute("d").value(), path);
        case SvgElement::rectangle:
            return draw_rectangle(node, path);
        case SvgElement::circle: {
            const Fixed radius = coordinate(node, "r");
            return draw_ellipse(node, radius, radius, path);
        }
        case SvgElement::ellipse:
            return draw_ellipse(node, coordinate(node, "rx"), coordinate(node, "ry"), path);
        case SvgElement::line:
            path.move({coordinate(node, "x1"), coordinate(node, "y1")});
            return path.line({coordinate(node, "x2"), coordinate(node, "y2")});
        case SvgElement::polyline:
            return draw_points(node, false, path);
        case SvgElement::polygon:
            return draw_points(node, true, path);
        default:
            return;
    }
}

DrawingColour with_opacity(DrawingColour colour, std::int32_t own, std::int32_t around) {
    colour.opacity = own * around / 1000;
    return colour;
}

Pen pen_of(const SvgStyle& style, const Matrix& matrix) {
    const auto scale = matrix.even_scale();
    if (!scale) {
        throw Fault("has a line under a transform that stretches it unevenly",
                    "scale by the same in both directions, or make a filled shape of the line");
    }
    const auto scaled = [&](Fixed length) {
        return Length::thousandths(product_over(length, *scale, million * 1000));
    };
    Pen pen;
    pen.colour = with_opacity(style.stroke->colour, style.stroke_opacity, style.opacity);
    pen.width = scaled(style.stroke_width);
    pen.cap = style.cap;
    pen.join = style.join;
    pen.miter_limit = style.miter_limit;
    bool is_dashed = false;
    for (const Fixed dash : style.dashes) {
        pen.dashes.push_back(scaled(dash));
        is_dashed = is_dashed || pen.dashes.back() > Length{};
    }
    if (!is_dashed) pen.dashes.clear();
    pen.dash_offset = std::max(scaled(style.dash_offset), Length{});
    return pen;
}

}  // namespace

std::optional<Shape> shape_of(SvgElement kind, const pugi::xml_node& node, const SvgStyle& style,
                              const Matrix& matrix, std::size_t& segments_left) {
    PathBuilder path(matrix, segments_left);
    draw(kind, node, path);
    Shape shape;
    shape.steps = path.take();
    if (shape.steps.empty() || !style.is_visible) return std::nullopt;
    if (style.fill && kind != SvgElement::line) {
        shape.fill = with_opacity(style.fill->colour, style.fill_opacity, style.opacity);
    }
    shape.is_even_odd = style.is_even_odd;
    if (style.stroke && style.stroke_width > 0) shape.stroke = pen_of(style, matrix);
    if (!shape.fill && !shape.stroke) return std::nullopt;
    return shape;
}

UserBox user_box_of(SvgElement kind, const pugi::xml_node& node) {
    // Steps are in thousandths of a point: so they are in millionths of a unit.
    constexpr Fixed unit = 1000 * million;
    std::size_t segments = most_segments;
    PathBuilder path({unit, 0, 0, unit, 0, 0}, segments);
    draw(kind, node, path);
    const PathBox box = box_around(path.take());
    return {{box.least.x.thousandths(), box.least.y.thousandths()},
            {box.most.x.thousandths(), box.most.y.thousandths()}};
}

}  // namespace papersetter::image
