// SPDX-License-Identifier: MIT
#include "image/path_box.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace papersetter::image {
namespace {

/// What a path reaches along one axis.
class Extent {
  public:
    explicit Extent(Length start) : least_(start.thousandths()), most_(least_) {}

    void reach(Length place) { add(place.thousandths()); }

    // Halved until its control points add nothing: a curve stays between them.
    void bend(const std::array<Length, 4>& points) {
        bend({points[0].thousandths(), points[1].thousandths(), points[2].thousandths(),
              points[3].thousandths()},
             deepest);
    }

    [[nodiscard]] Length least() const { return Length::thousandths(least_); }
    [[nodiscard]] Length most() const { return Length::thousandths(most_); }

  private:
    using Curve = std::array<std::int64_t, 4>;
    static constexpr int deepest = 40;  // halvings: beyond any whole number

    void add(std::int64_t place) {
        least_ = std::min(least_, place);
        most_ = std::max(most_, place);
    }

    void bend(const Curve& curve, int left) {
        const auto& [start, first, second, end] = curve;
        add(end);
        const auto within = [&](std::int64_t place) { return least_ <= place && place <= most_; };
        if (left == 0 || (within(first) && within(second))) return;
        const std::int64_t a = (start + first) / 2;
        const std::int64_t middle = (first + second) / 2;
        const std::int64_t d = (second + end) / 2;
        const std::int64_t b = (a + middle) / 2;
        const std::int64_t c = (middle + d) / 2;
        const std::int64_t top = (b + c) / 2;
        add(top);
        bend({start, a, b, top}, left - 1);
        bend({top, c, d, end}, left - 1);
    }

    std::int64_t least_;
    std::int64_t most_;
};

}  // namespace

PathBox box_around(const std::vector<Step>& steps) {
    const Point start = steps.front().points[0];
    Extent across(start.x);
    Extent down(start.y);
    Point at = start;
    for (const Step& step : steps) {
        if (step.kind == Step::Kind::curve) {
            const auto& [first, second, end] = step.points;
            across.bend({at.x, first.x, second.x, end.x});
            down.bend({at.y, first.y, second.y, end.y});
            at = end;
            continue;
        }
        at = step.points[0];
        across.reach(at.x);
        down.reach(at.y);
    }
    return {{across.least(), down.least()}, {across.most(), down.most()}};
}

}  // namespace papersetter::image
