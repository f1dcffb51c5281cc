// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "image/drawing.hpp"
#include "image/matrix.hpp"

namespace papersetter::image {

/// The two radii of an ellipse and how it lies.
struct Ellipse {
    Fixed rx = 0;
    Fixed ry = 0;
    Fixed degrees = 0;  ///< of its x axis
};

/// Takes the steps of a path in user units and puts them where a matrix says, in millionths of a
/// point there; counts them against `left`. Throws Fault when there are more.
class PathBuilder {
  public:
    PathBuilder(const Matrix& matrix, std::size_t& left) : matrix_(matrix), left_(&left) {}

    void move(Spot to);
    void line(Spot to);
    void curve(Spot first, Spot second, Spot to);
    /// A quadratic curve.
    void quadratic(Spot control, Spot to);
    /// An arc of an ellipse (SVG 1.1, F.6), as curves of at most a quarter each.
    void arc(Ellipse ellipse, bool is_large, bool is_clockwise, Spot to);
    void close();

    [[nodiscard]] Spot at() const { return at_; }
    [[nodiscard]] bool has_begun() const { return has_begun_; }
    [[nodiscard]] std::vector<Step> take() { return std::move(steps_); }

  private:
    void add(Step::Kind kind, Spot to);
    [[nodiscard]] Point placed(Spot spot) const;

    Matrix matrix_;
    std::size_t* left_;
    Spot at_;
    Spot start_;
    bool has_begun_ = false;
    std::vector<Step> steps_;
};

}  // namespace papersetter::image
