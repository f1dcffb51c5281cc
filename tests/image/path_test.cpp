// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "files.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/path_reader.hpp"

namespace papersetter::image {

namespace {

// User units are points.
std::vector<Step> steps_of(std::string_view path) {
    std::size_t left = most_segments;
    PathBuilder builder({}, left);
    read_path(path, builder);
    return builder.take();
}

std::string written(std::string_view path) {
    std::string text;
    for (const Step& step : steps_of(path)) {
        text += text.empty() ? "" : " ";
        text += "MLCZ"[static_cast<std::size_t>(step.kind)];
        const std::size_t count = step.kind == Step::Kind::close   ? 0
                                  : step.kind == Step::Kind::curve ? 3
                                                                   : 1;
        for (std::size_t i = 0; i < count; ++i) {
            text += (i == 0 ? "" : " ") + base::to_string(step.points[i].x) + "," +
                    base::to_string(step.points[i].y);
        }
    }
    return text;
}

}  // namespace

TEST_CASE("path: lines, absolute and relative, and numbers that go on") {
    CHECK(written("M1 2 3 4L5,6 7,8H9V10Z") == "M1,2 L3,4 L5,6 L7,8 L9,8 L9,10 Z");
    CHECK(written("m1 2 3 4l5,6h7v8zm1 1") == "M1,2 L4,6 L9,12 L16,12 L16,20 Z M2,3");
    CHECK(written("  M.5.5-1-1 ") == "M0.5,0.5 L-1,-1");
    CHECK(written("") == "");
}

TEST_CASE("path: curves, smooth ones mirror the last control point") {
    CHECK(written("M0 0C1 2 3 4 5 6S9 8 7 6") == "M0,0 C1,2 3,4 5,6 C7,8 9,8 7,6");
    CHECK(written("M0 0s1 2 3 4") == "M0,0 C0,0 1,2 3,4");
    // A quadratic curve's control points are two thirds of the way to its own.
    CHECK(written("M0 0Q3 6 6 0t6 0") == "M0,0 C2,4 4,4 6,0 C8,-4 10,-4 12,0");
    CHECK(written("M0 0t6 0") == "M0,0 C0,0 2,0 6,0");
}

TEST_CASE("path: arcs are curves of at most a quarter") {
    // A quarter of a circle of 10: the control points stand 5.523 along the tangents.
    CHECK(written("M10 0A10 10 0 0 1 0 10") == "M10,0 C10,5.523 5.523,10 0,10");
    CHECK(written("M10 0a10 10 0 0 0-10 10") == "M10,0 C4.477,0 0,4.477 0,10");
    // Half of it is two quarters, and flags need nothing after them.
    CHECK(written("M10 0A10 10 0 01-10 0") ==
          "M10,0 C10,5.523 5.523,10 0,10 C-5.523,10 -10,5.523 -10,0");
    // The long way round.
    CHECK(written("M10 0A10 10 0 1 0 0 10") ==
          "M10,0 C10,-5.523 5.523,-10 0,-10 C-5.523,-10 -10,-5.523 -10,0 "
          "C-10,5.523 -5.523,10 0,10");
    // Radii that are too small grow until they reach.
    CHECK(written("M10 0A1 1 0 0 1-10 0") == written("M10 0A10 10 0 0 1-10 0"));
    CHECK(written("M0 0A0 5 0 0 1 3 4") == "M0,0 L3,4");
    CHECK(written("M0 0A5 5 0 0 1 0 0") == "M0,0");
    // Turned by a quarter the radii change places.
    CHECK(written("M20 0A10 20 90 0 1 0 10") == "M20,0 C20,5.523 11.046,10 0,10");
}

TEST_CASE("path: what is no path is told with what stands there") {
    for (const std::string_view path : {"L1 2", "M1", "M1 2 3", "M1 2X3", "M1 2A1 1 0 2 0 1 1",
                                        "M1 2L1e9 0", "M 1 2 C 1 2 3 4 5"}) {
        CHECK_THROWS_AS(static_cast<void>(steps_of(path)), Fault);
    }
}

TEST_CASE("path: its steps are counted") {
    std::size_t left = 3;
    PathBuilder builder({}, left);
    CHECK_THROWS_AS(read_path("M0 0H1H2H3", builder), Fault);
}

}  // namespace papersetter::image
