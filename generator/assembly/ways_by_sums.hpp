// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/packed_sums.hpp"
#include "assembly/weight.hpp"

namespace papersetter::assembly {

/// A polynomial in many variables: how many ways there are, each with its weight, to reach sums.
/// Terms keep the order in which they were first added, so that nothing depends on hashing.
class WaysBySums {
  public:
    struct Term {
        PackedSums sums;
        Weight ways;
    };

    /// More ways to the same sums; returns the number of the term.
    std::uint32_t add(PackedSums sums, const Weight& ways);
    /// The number of the term with these sums.
    [[nodiscard]] std::optional<std::uint32_t> find(PackedSums sums) const;
    [[nodiscard]] const std::vector<Term>& terms() const { return terms_; }
    [[nodiscard]] const Term& operator[](std::size_t number) const { return terms_[number]; }
    [[nodiscard]] std::size_t size() const { return terms_.size(); }

  private:
    [[nodiscard]] std::size_t slot(PackedSums sums) const;
    void grow();

    std::vector<Term> terms_;
    std::vector<std::uint32_t> slots_;  ///< numbers of terms from 1, 0 where free; open addressing
};

}  // namespace papersetter::assembly
