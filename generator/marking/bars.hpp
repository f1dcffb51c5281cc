// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "paper/report.hpp"

namespace papersetter::marking {

/// `part` of `whole` as a bar with its room; something is never nothing.
[[nodiscard]] inline paper::Bar bar_of(std::int64_t part, std::int64_t whole) {
    constexpr std::int64_t all = paper::Bar::whole;
    if (whole <= 0) return {0, all};
    const std::int64_t filled = (2 * all * part + whole) / (2 * whole);
    const std::int64_t shown =
        part <= 0 ? 0 : std::clamp<std::int64_t>(filled, 1, part < whole ? all - 1 : all);
    return {shown, all - shown};
}

}  // namespace papersetter::marking
