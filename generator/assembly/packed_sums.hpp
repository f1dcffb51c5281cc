// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace papersetter::assembly {

/// The sums of some bounds side by side, each in a field of SumFields with a spare bit on top, so
/// that all of them are added or compared at once.
struct PackedSums {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    friend PackedSums operator+(PackedSums one, PackedSums other) {
        return {one.low + other.low, one.high + other.high};
    }
    friend PackedSums operator-(PackedSums one, PackedSums other) {
        return {one.low - other.low, one.high - other.high};
    }
    friend PackedSums operator&(PackedSums one, PackedSums other) {
        return {one.low & other.low, one.high & other.high};
    }
    friend PackedSums operator|(PackedSums one, PackedSums other) {
        return {one.low | other.low, one.high | other.high};
    }
    bool operator==(const PackedSums&) const = default;
};

/// Where in PackedSums the sums lie.
class SumFields {
  public:
    /// Makes a field for sums from 0 to `most`; nothing when there is no room for it.
    [[nodiscard]] std::optional<std::size_t> add(std::int64_t most);
    [[nodiscard]] std::size_t size() const { return fields_.size(); }

    /// One sum in its field, which it must fit.
    [[nodiscard]] PackedSums packed(std::size_t field, std::int64_t sum) const;
    [[nodiscard]] std::int64_t sum(PackedSums sums, std::size_t field) const;
    /// The largest sum that fits.
    [[nodiscard]] std::int64_t most(std::size_t field) const {
        return static_cast<std::int64_t>((std::uint64_t{1} << fields_[field].width) - 1);
    }
    /// Ones in all bits of a field but its spare one.
    [[nodiscard]] PackedSums mask(std::size_t field) const { return packed(field, most(field)); }
    /// Ones in the spare bits.
    [[nodiscard]] PackedSums spare() const { return spare_; }
    /// Whether no sum is smaller than its counterpart in `least`.
    [[nodiscard]] bool reach(PackedSums sums, PackedSums least) const {
        return (((sums | spare_) - least) & spare_) == spare_;
    }

  private:
    struct Field {
        bool is_high = false;
        unsigned shift = 0;
        unsigned width = 0;  ///< without the spare bit
    };

    std::vector<Field> fields_;
    unsigned low_used_ = 0;
    unsigned high_used_ = 0;
    PackedSums spare_;
};

/// The most that each sum may come to, in a form that compares fast.
class SumLimits {
  public:
    /// Allows 0 in every field.
    explicit SumLimits(const SumFields& fields);
    void allow(const SumFields& fields, std::size_t field, std::int64_t most);
    /// Whether no sum passes its limit; each may be the sum of two that do not.
    [[nodiscard]] bool hold(PackedSums sums) const {
        return ((sums + gaps_) & spare_) == PackedSums{};
    }

  private:
    PackedSums spare_;
    PackedSums gaps_;  ///< what is missing from each limit to all ones
};

}  // namespace papersetter::assembly
