// SPDX-License-Identifier: MIT
#include "pdf/picture_placement.hpp"

#include <algorithm>
#include <array>

#include "pdf/number.hpp"

namespace papersetter::pdf {
namespace {

using base::Length;

/// Where a point (u, v) of the stored picture, in a unit square from its bottom left, is shown:
/// x = a u + c v + e, y = b u + d v + f.
struct Turn {
    int a, b, c, d, e, f;
};

// By Exif's orientation, from 1 (Exif 2.3, 4.6.4: where row 0 and column 0 are shown).
constexpr std::array<Turn, 8> turns{{{1, 0, 0, 1, 0, 0},
                                     {-1, 0, 0, 1, 1, 0},
                                     {-1, 0, 0, -1, 1, 1},
                                     {1, 0, 0, -1, 0, 1},
                                     {0, -1, -1, 0, 1, 1},
                                     {0, -1, 1, 0, 0, 1},
                                     {0, 1, 1, 0, 0, 0},
                                     {0, 1, -1, 0, 1, 0}}};

std::uint8_t turn_of(const image::Picture& picture) {
    if (const auto* raster = std::get_if<image::Raster>(&picture.content)) return raster->turn;
    return std::get<image::Photograph>(picture.content).turn;
}

std::int64_t millionths(Length part, Length whole) {
    return rounded_quotient(part.thousandths() * 1'000'000,
                            std::max<std::int64_t>(whole.thousandths(), 1));
}

}  // namespace

void append_placement(std::string& content, const image::Picture& picture,
                      const page::Rectangle& box) {
    if (std::holds_alternative<image::Drawing>(picture.content)) {
        append_millionths(content, millionths(box.width, picture.width));
        content += " 0 0 ";
        append_millionths(content, millionths(box.height, picture.height));
        for (const Length place : {box.x, box.y}) {
            content += ' ';
            append_length(content, place);
        }
        return;
    }
    const Turn& turn = turns[turn_of(picture) - 1U];
    const std::array<Length, 6> matrix{box.width * turn.a,         box.height * turn.b,
                                       box.width * turn.c,         box.height * turn.d,
                                       box.x + box.width * turn.e, box.y + box.height * turn.f};
    for (std::size_t i = 0; i < matrix.size(); ++i) {
        if (i != 0) content += ' ';
        append_length(content, matrix[i]);
    }
}

}  // namespace papersetter::pdf
