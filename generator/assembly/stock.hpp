// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "assembly/section_supply.hpp"

namespace papersetter::assembly {

/// Classes of one of a section's families.
struct ClassSet {
    std::size_t family = 0;  ///< number among the section's families
    std::vector<std::size_t> classes;
};

/// Of the items that have certain values: how many the banks have, how many a section may draw, and
/// why it may not draw the others.
class Stock {
  public:
    /// Counts the items that are in one of the classes of every set.
    Stock(const SectionSupply& supply, const std::vector<ClassSet>& having);

    [[nodiscard]] std::int64_t have() const { return have_; }
    [[nodiscard]] std::int64_t usable() const { return usable_; }
    /// "the bank has 9, 4 usable (3 in another section, 1 draft, 1 retired)".
    [[nodiscard]] std::string description() const;

  private:
    static constexpr std::size_t obstacle_count = 12;

    std::size_t banks_ = 0;
    std::int64_t have_ = 0;
    std::int64_t usable_ = 0;
    std::int64_t picked_elsewhere_ = 0;
    std::int64_t excluded_ = 0;
    std::int64_t avoided_ = 0;
    std::int64_t shut_out_ = 0;
    std::array<std::int64_t, obstacle_count> obstacles_{};  ///< by blueprint::Obstacle
};

}  // namespace papersetter::assembly
