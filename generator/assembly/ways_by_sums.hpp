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

    /// Sums by their hash, which of sums that are added up is the sum of their hashes.
    struct Hashed {
        PackedSums sums;
        std::uint64_t hash = 0;

        explicit Hashed(PackedSums own)
            : sums(own), hash(own.low * 0x9E3779B97F4A7C15 + own.high * 0xD6E8FEB86659FD93) {}
        friend Hashed operator+(Hashed one, const Hashed& other) {
            one.sums = one.sums + other.sums;
            one.hash += other.hash;
            return one;
        }
    };

    /// More ways to the same sums; returns the number of the term, `size` before if it is new.
    std::uint32_t add(const Hashed& hashed, const Weight& ways) {
        std::size_t at = slot(hashed);
        if (slots_[at] != 0) {
            terms_[slots_[at] - 1].ways += ways;
            return slots_[at] - 1;
        }
        if (2 * (terms_.size() + 1) > slots_.size()) {
            grow();
            at = slot(hashed);
        }
        terms_.push_back({hashed.sums, ways});
        slots_[at] = static_cast<std::uint32_t>(terms_.size());
        return slots_[at] - 1;
    }
    std::uint32_t add(PackedSums sums, const Weight& ways) { return add(Hashed(sums), ways); }
    /// The number of the term with these sums.
    [[nodiscard]] std::optional<std::uint32_t> find(PackedSums sums) const {
        const std::uint32_t number = slots_[slot(Hashed(sums))];
        if (number == 0) return std::nullopt;
        return number - 1;
    }
    [[nodiscard]] const std::vector<Term>& terms() const { return terms_; }
    [[nodiscard]] const Term& operator[](std::size_t number) const { return terms_[number]; }
    [[nodiscard]] std::size_t size() const { return terms_.size(); }

  private:
    /// The slot of the sums, or the free one where they would go.
    [[nodiscard]] std::size_t slot(const Hashed& hashed) const {
        const std::uint64_t mixed = (hashed.hash ^ hashed.hash >> 32U) * 0xFF51AFD7ED558CCD;
        auto at = static_cast<std::size_t>(mixed >> slot_shift_);
        while (slots_[at] != 0 && terms_[slots_[at] - 1].sums != hashed.sums) {
            at = (at + 1) & slot_mask_;
        }
        return at;
    }
    void grow();

    std::vector<Term> terms_;
    /// Numbers of terms from 1, 0 where free; open addressing.
    std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(2, 0);
    std::size_t slot_mask_ = 1;
    unsigned slot_shift_ = 63;  ///< leaves the highest bits of a hash, one for each slot
};

}  // namespace papersetter::assembly
