// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "document/number.hpp"
#include "document/style.hpp"

namespace papersetter::document {

/// A computed style with what children need beyond it: CSS inherits some values in another form
/// than the one that is used.
struct StyleState {
    ComputedStyle computed;
    /// `line-height` as a factor of the font size in millionths, which is inherited as a factor;
    /// negative when it is a length.
    std::int64_t line_height_factor = 1'200'000;
    /// Border widths before a style of none makes them 0; initially medium, 3px.
    Sides<Length> border_width{Length::thousandths(2250), Length::thousandths(2250),
                               Length::thousandths(2250), Length::thousandths(2250)};
    bool operator==(const StyleState&) const = default;
};

/// What a value is computed against.
struct Surroundings {
    const StyleState& parent;
    Length root_font_size;
    /// Set when a length had to be cut to longest_length.
    bool is_out_of_range = false;
};

/// A length in em, rem or an absolute unit; `em` is the font size that 1em means.
[[nodiscard]] Length to_length(Dimension dimension, Length em, Surroundings& surroundings);

}  // namespace papersetter::document
