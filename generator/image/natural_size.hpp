// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/length.hpp"

namespace papersetter::image {

/// How long a row of pixels is at a density of `amount` pixels in `unit` (of 1/1000 pt); at 96 to
/// the inch when the density is unknown (0) or none that a picture has.
[[nodiscard]] base::Length natural_length(std::uint32_t pixels, std::int64_t amount,
                                          base::Length unit);

}  // namespace papersetter::image
