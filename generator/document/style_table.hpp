// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "document/style.hpp"

namespace papersetter::document {

/// Computed styles, each of them once.
class StyleTable {
  public:
    /// The index of the style, added if it is new.
    std::uint32_t intern(const ComputedStyle& style);
    [[nodiscard]] std::vector<ComputedStyle> take() { return std::move(styles_); }

  private:
    std::vector<ComputedStyle> styles_;
    std::unordered_multimap<std::uint64_t, std::uint32_t> by_hash_;
};

}  // namespace papersetter::document
