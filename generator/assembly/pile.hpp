// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/packed_sums.hpp"
#include "assembly/ways_by_sums.hpp"
#include "assembly/weight.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Items that the counting of papers does not tell apart: all add the same to the sums that are
/// counted and have the same weight. They come as members, kinds of items or single ones.
class Pile {
  public:
    /// What one item adds, what weight it has, and whether every paper has all of them.
    Pile(PackedSums sums, const Weight& weight, bool is_included)
        : sums_(sums), weight_(weight), is_included_(is_included) {}

    void add(std::size_t member, std::int64_t supply);

    [[nodiscard]] PackedSums sums() const { return sums_; }
    [[nodiscard]] const Weight& weight() const { return weight_; }
    [[nodiscard]] bool is_included() const { return is_included_; }
    [[nodiscard]] std::int64_t supply() const { return ends_.empty() ? 0 : ends_.back(); }
    [[nodiscard]] const std::vector<std::size_t>& members() const { return members_; }

    /// The weighted ways to take some of the items, as far as the limits and `most` hold.
    [[nodiscard]] WaysBySums ways(const SumLimits& limits, std::int64_t most) const;
    /// How many items a term of `ways` takes.
    [[nodiscard]] std::int64_t count(std::uint32_t term) const {
        return is_included_ ? supply() : static_cast<std::int64_t>(term);
    }

    /// Takes so many items, all choices equally likely: appends the member of each.
    void take(std::int64_t count, base::Random& random, std::vector<std::size_t>& taken) const;

  private:
    PackedSums sums_;
    Weight weight_;
    bool is_included_;
    std::vector<std::size_t> members_;
    std::vector<std::int64_t> ends_;  ///< by member: items up to and with it
};

}  // namespace papersetter::assembly
