// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "assembly/packed_sums.hpp"
#include "assembly/ways_by_sums.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Which bounds are settled once a factor is multiplied in, because no later one adds to them.
struct Closing {
    PackedSums least;  ///< what their sums must reach
    PackedSums mask;   ///< their fields, set to 0 from here on

    [[nodiscard]] bool is_empty() const { return mask == PackedSums{}; }
};

/// A product of polynomials, kept factor by factor so that a term of it can be split at random, in
/// proportion to the ways, into terms of the factors.
class ProductChain {
  public:
    /// The empty product: one way to reach nothing.
    explicit ProductChain(const SumFields& fields);

    /// Multiplies one more factor in, without the terms that pass the limits, and closes bounds.
    /// False when `work` (in products of terms, counted down) does not suffice.
    [[nodiscard]] bool multiply(WaysBySums factor, const SumLimits& limits, const Closing& closing,
                                std::uint64_t& work);

    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    [[nodiscard]] const WaysBySums& product() const {
        return steps_.empty() ? one_ : steps_.back().product();
    }
    [[nodiscard]] const WaysBySums& factor(std::size_t number) const {
        return steps_[number].factor;
    }

    /// Splits a term of the product: `chosen` gets the number of a term by factor. `steps` grows
    /// with the terms that were looked at.
    void split(std::uint32_t term, base::Random& random, std::span<std::uint32_t> chosen,
               std::uint64_t& steps) const;

    /// The same for factors whose terms are numbered by how often they have one and the same sums.
    void split_count(std::uint32_t term, base::Random& random, std::span<std::uint32_t> chosen,
                     std::uint64_t& steps) const;

    /// From what one way of each term of the product counts for: the same by factor and term, as
    /// derivatives by the chain rule.
    [[nodiscard]] std::vector<std::vector<Weight>> derivatives(std::vector<Weight> outer) const;

  private:
    struct Step {
        WaysBySums factor;
        WaysBySums open;              ///< the product before bounds are closed
        std::vector<Weight> largest;  ///< by term of `open`: the largest product of two in it
        std::optional<WaysBySums> closed;
        std::vector<std::uint32_t> closed_as;  ///< by term of `open`, from 1; 0 where refused
        std::vector<std::uint32_t> first_of;   ///< by term of `closed`, into `opened`; one more
        std::vector<std::uint32_t> opened;     ///< terms of `open` in runs

        [[nodiscard]] const WaysBySums& product() const { return closed ? *closed : open; }
    };

    [[nodiscard]] const WaysBySums& before(std::size_t step) const {
        return step == 0 ? one_ : steps_[step - 1].product();
    }
    void close(Step& step, const Closing& closing) const;
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> split_step(
        std::size_t step, std::uint32_t opened, base::Random& random,
        std::uint64_t& looked_at) const;
    [[nodiscard]] std::uint32_t opened_term(const Step& step, std::uint32_t term,
                                            base::Random& random) const;

    SumFields fields_;
    WaysBySums one_;
    std::vector<Step> steps_;
    std::size_t first_closing_ = std::numeric_limits<std::size_t>::max();  ///< the step of it
};

}  // namespace papersetter::assembly
