// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "assembly/pile.hpp"
#include "assembly/product_chain.hpp"
#include "assembly/section_problem.hpp"

namespace papersetter::assembly {

/// What a paper takes, as it is being drawn.
struct Draft {
    std::vector<std::size_t> free;  ///< the kind of each item outside sets
    /// The sets that are taken, and which of their items, ascending.
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> sets;
};

/// Piles that are counted together: those of one item set, of which so many items or none are
/// taken, or free items of which each adds the same to the sums.
class Bundle {
  public:
    /// Free items, whose members are kinds. Takes `most` of them at most.
    [[nodiscard]] static std::optional<Bundle> of_kinds(std::vector<Pile> piles, std::int64_t most,
                                                        const SumFields& fields,
                                                        const SumLimits& limits,
                                                        std::uint64_t& work);

    /// What the set as a whole adds to sums and weight.
    struct SetShare {
        std::size_t number = 0;
        base::Range items;
        std::size_t field = 0;  ///< where its items are counted, each pile's sums too
        PackedSums sums;
        Weight weight;
    };
    /// The items of a set, whose members are its items by number.
    [[nodiscard]] static std::optional<Bundle> of_set(std::vector<Pile> piles,
                                                      const SetShare& share,
                                                      const SumFields& fields, SumLimits limits,
                                                      std::uint64_t& work);

    /// Nothing to take; or a set that must be taken and cannot be.
    [[nodiscard]] static Bundle nothing(const SumFields& fields);
    [[nodiscard]] static Bundle impossible(const SumFields& fields) { return Bundle(fields); }

    /// The weighted ways to take items of the bundle.
    [[nodiscard]] const WaysBySums& ways() const { return ways_; }
    /// Draws what to take for a term of `ways`.
    void draw(std::uint32_t term, base::Random& random, Draft& draft, std::uint64_t& steps) const;
    /// Adds up how many items papers have, by kind and by set and item, from the derivatives by
    /// term of `ways`. An item's chance is its pile's share.
    struct Expected {
        std::vector<Weight> free;
        std::vector<std::vector<Weight>> sets;
    };
    void expect(const std::vector<Weight>& derivatives, Expected& expected) const;

  private:
    explicit Bundle(const SumFields& fields) : chain_(fields) {}

    /// The number of the first pile's factor in the chain; that of a set as a whole is before it.
    [[nodiscard]] std::size_t first_pile() const { return set_ ? 1 : 0; }

    std::vector<Pile> piles_;
    ProductChain chain_;
    std::optional<std::size_t> set_;
    bool may_be_left_out_ = false;  ///< then term 0 of a set takes nothing
    WaysBySums ways_;
};

}  // namespace papersetter::assembly
