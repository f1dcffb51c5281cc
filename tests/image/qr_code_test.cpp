// SPDX-License-Identifier: MIT
#include "image/qr_code.hpp"

#include <doctest/doctest.h>

namespace papersetter::image {

namespace {

/// The squares of a code as text, a row a line, without the quiet zone.
std::string squares_of(const Picture& picture) {
    const auto& drawing = std::get<Drawing>(picture.content);
    const auto& shape = std::get<Shape>(drawing.parts.at(0));
    const std::int64_t module_size = 2126;
    const auto size = static_cast<std::size_t>(picture.width.thousandths() / module_size) - 8;
    std::vector<std::string> rows(size, std::string(size, '.'));
    for (std::size_t i = 0; i < shape.steps.size(); i += 5) {
        const Point from = shape.steps[i].points[0];
        const Point to = shape.steps[i + 1].points[0];
        const auto row = static_cast<std::size_t>(from.y.thousandths() / module_size) - 4;
        const auto first = static_cast<std::size_t>(from.x.thousandths() / module_size) - 4;
        const auto end = static_cast<std::size_t>(to.x.thousandths() / module_size) - 4;
        for (std::size_t column = first; column < end; ++column) rows.at(row).at(column) = '#';
    }
    std::string text;
    for (const std::string& row : rows) text += row + '\n';
    return text;
}

}  // namespace

TEST_CASE("qr_code: three finder patterns, black on a quiet zone of four squares") {
    const std::string squares = squares_of(qr_code("A/7F3K-Q2"));
    const std::size_t line = squares.find('\n') + 1;
    REQUIRE(line == 22);  // version 1: 21 squares
    const std::string finder[] = {"#######", "#.....#", "#.###.#", "#.###.#",
                                  "#.###.#", "#.....#", "#######"};
    for (std::size_t row = 0; row < 7; ++row) {
        CHECK(squares.substr(row * line, 7) == finder[row]);
        CHECK(squares.substr(row * line + 14, 7) == finder[row]);
        CHECK(squares.substr((row + 14) * line, 7) == finder[row]);
    }
}

TEST_CASE("qr_code: another text is another code of its own size") {
    CHECK(squares_of(qr_code("A/7F3K-Q2")) != squares_of(qr_code("B/7F3K-Q2")));
    CHECK(squares_of(qr_code("A/7F3K-Q2")) == squares_of(qr_code("A/7F3K-Q2")));
    CHECK(qr_code(std::string(200, 'x')).width > qr_code("x").width);
    CHECK(qr_code("Grün/7F3K-Q2").width.thousandths() % 2126 == 0);
}

}  // namespace papersetter::image
