// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace papersetter::font {

/// The index of the weight to use for a wanted one (CSS Fonts 4, 5.2, font-weight): the same if it
/// is there; for 400 … 500 the next heavier up to 500, then lighter ones, then heavier ones; below
/// 400 lighter ones first; above 500 heavier ones first; always the nearest on that side. Nothing
/// when there are no weights.
[[nodiscard]] std::optional<std::size_t> nearest_weight(std::span<const int> weights, int wanted);

}  // namespace papersetter::font
