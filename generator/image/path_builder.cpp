// SPDX-License-Identifier: MIT
#include "image/path_builder.hpp"

#include <cstdlib>

#include "image/fault.hpp"
#include "image/limits.hpp"

namespace papersetter::image {
namespace {

/// A direction from the centre of a circle with radius 1.
struct Direction {
    Unit x = 0;
    Unit y = 0;
};

Unit product(Unit a, Unit b) { return (a * b + unit_one / 2) >> 30U; }

Unit root_of_unit(Unit square) {
    return static_cast<Unit>(root(static_cast<std::uint64_t>(square < 0 ? 0 : square) << 30U));
}

Direction normalised(Direction direction) {
    const auto square = static_cast<std::uint64_t>(direction.x * direction.x) +
                        static_cast<std::uint64_t>(direction.y * direction.y);
    const auto length = static_cast<std::int64_t>(root(square));
    if (length == 0) return {unit_one, 0};
    return {product_over(direction.x, unit_one, length),
            product_over(direction.y, unit_one, length)};
}

Unit dot(Direction one, Direction other) {
    return product(one.x, other.x) + product(one.y, other.y);
}
Unit cross(Direction one, Direction other) {
    return product(one.x, other.y) - product(one.y, other.x);
}

/// An ellipse with its centre, in user units.
struct PlacedEllipse {
    Ellipse shape;
    SineCosine turn;
    Spot centre;

    [[nodiscard]] Spot at(Unit x, Unit y) const {
        const Fixed across = times_unit(shape.rx, x);
        const Fixed down = times_unit(shape.ry, y);
        return {centre.x + times_unit(across, turn.cosine) - times_unit(down, turn.sine),
                centre.y + times_unit(across, turn.sine) + times_unit(down, turn.cosine)};
    }
};

// 4/3 tan(angle / 4): how far along the tangents the control points of an arc stand.
Unit reach(Unit cosine) {
    const Unit below = unit_one + cosine;
    if (below <= 0) return unit_one;
    const Unit square = product_over(unit_one - cosine, unit_one, below);  // tan²(angle / 2)
    const Unit half = root_of_unit(square);
    const Unit quarter = product_over(half, unit_one, unit_one + root_of_unit(unit_one + square));
    return quarter * 4 / 3;
}

}  // namespace

Point PathBuilder::placed(Spot spot) const {
    const Spot there = matrix_.apply(spot);
    const auto rounded = [](Fixed value) {
        return Length::thousandths((value >= 0 ? value + 500 : value - 500) / 1000);
    };
    return {rounded(there.x), rounded(there.y)};
}

void PathBuilder::add(Step::Kind kind, Spot to) {
    if (*left_ == 0) {
        throw Excess("has more than " + std::to_string(most_segments) + " steps of paths",
                     "leave out detail that nobody sees, or save it as PNG");
    }
    --*left_;
    Step step;
    step.kind = kind;
    step.points[0] = placed(to);
    steps_.push_back(step);
    at_ = to;
}

void PathBuilder::move(Spot to) {
    add(Step::Kind::move, to);
    start_ = to;
    has_begun_ = true;
}

void PathBuilder::line(Spot to) { add(Step::Kind::line, to); }

void PathBuilder::curve(Spot first, Spot second, Spot to) {
    add(Step::Kind::curve, to);
    Step& step = steps_.back();
    step.points = {placed(first), placed(second), step.points[0]};
}

void PathBuilder::quadratic(Spot control, Spot to) {
    const auto toward = [&](Spot from) {
        return Spot{from.x + 2 * (control.x - from.x) / 3, from.y + 2 * (control.y - from.y) / 3};
    };
    curve(toward(at_), toward(to), to);
}

void PathBuilder::close() { add(Step::Kind::close, start_); }

void PathBuilder::arc(Ellipse ellipse, bool is_large, bool is_clockwise, Spot to) {
    ellipse.rx = std::abs(ellipse.rx);
    ellipse.ry = std::abs(ellipse.ry);
    if (to == at_) return;
    if (ellipse.rx == 0 || ellipse.ry == 0) return line(to);
    PlacedEllipse placed_ellipse{ellipse, sine_cosine(ellipse.degrees), {}};
    const SineCosine& turn = placed_ellipse.turn;
    Ellipse& shape = placed_ellipse.shape;
    // Half of the way from end to start, in the ellipse's own directions (F.6.5.1).
    const Spot half{(at_.x - to.x) / 2, (at_.y - to.y) / 2};
    const Fixed across = times_unit(half.x, turn.cosine) + times_unit(half.y, turn.sine);
    const Fixed down = times_unit(half.y, turn.cosine) - times_unit(half.x, turn.sine);
    // Radii that are too small grow to what is needed (F.6.6), at first about.
    const auto grow = [&](Fixed side, Fixed radius) {
        if (std::abs(side) <= radius) return;
        shape.rx = product_over(shape.rx, std::abs(side), radius);
        shape.ry = product_over(shape.ry, std::abs(side), radius);
    };
    grow(across, shape.rx);
    grow(down, shape.ry);
    Direction start{product_over(across, unit_one, std::max<Fixed>(shape.rx, 1)),
                    product_over(down, unit_one, std::max<Fixed>(shape.ry, 1))};
    const Unit square = product(start.x, start.x) + product(start.y, start.y);
    Direction centre;
    if (square >= unit_one) {
        const Unit length = root_of_unit(square);
        shape.rx = times_unit(shape.rx, length);
        shape.ry = times_unit(shape.ry, length);
        start = normalised(start);
    } else {
        const Unit distance =
            root_of_unit(product_over(unit_one - square, unit_one, std::max<Unit>(square, 1)));
        const Unit way = is_large != is_clockwise ? distance : -distance;
        centre = {times_unit(way, start.y), -times_unit(way, start.x)};
    }
    const Direction end = normalised({-start.x - centre.x, -start.y - centre.y});
    Direction from = normalised({start.x - centre.x, start.y - centre.y});
    const Spot middle{(at_.x + to.x) / 2, (at_.y + to.y) / 2};
    placed_ellipse.centre = middle;
    placed_ellipse.centre = placed_ellipse.at(centre.x, centre.y);
    const Unit way = is_clockwise ? 1 : -1;
    const auto draw = [&](Direction next, Unit length, Spot target) {
        const Unit k = length * way;
        curve(placed_ellipse.at(from.x - product(k, from.y), from.y + product(k, from.x)),
              placed_ellipse.at(next.x + product(k, next.y), next.y - product(k, next.x)), target);
        from = next;
    };
    // Whole quarters while the end is more than one ahead; never more than three.
    for (int quarter = 0; quarter < 3; ++quarter) {
        const bool is_within_half = cross(from, end) * way > 0;
        if (is_within_half && dot(from, end) >= 0) break;
        const bool is_reached = cross(from, end) == 0 && dot(from, end) > 0 && quarter > 0;
        if (is_reached) break;
        const Direction next{-from.y * way, from.x * way};
        draw(next, reach(0), placed_ellipse.at(next.x, next.y));
    }
    draw(end, reach(dot(from, end)), to);
}

}  // namespace papersetter::image
