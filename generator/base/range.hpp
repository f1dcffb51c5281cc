// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace papersetter::base {

/// The whole numbers from `least` to `most`, both included; exact when the two are equal.
struct Range {
    std::int64_t least = 0;
    std::int64_t most = 0;

    [[nodiscard]] static constexpr Range exactly(std::int64_t number) { return {number, number}; }
    [[nodiscard]] constexpr bool is_exact() const { return least == most; }
    [[nodiscard]] constexpr bool holds(std::int64_t number) const {
        return least <= number && number <= most;
    }
    bool operator==(const Range&) const = default;
};

}  // namespace papersetter::base
