// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/bundle.hpp"
#include "assembly/counting_plan.hpp"
#include "assembly/product_chain.hpp"

namespace papersetter::assembly {

/// One block of a problem, counted: the ways to take items of it.
class SamplerBlock {
  public:
    /// `tilts` by bound, see BoundFit. Nothing when `work` does not suffice.
    [[nodiscard]] static std::optional<SamplerBlock> make(const SectionProblem& problem,
                                                          const CountingPlan& plan,
                                                          const std::vector<Weight>& tilts,
                                                          std::size_t number, std::uint64_t& work);

    /// By the sums that later blocks add to as well; of the last block, by sides too.
    [[nodiscard]] const WaysBySums& ways() const { return chain_.product(); }
    /// Draws what to take for a term of `ways`.
    void draw(std::uint32_t term, base::Random& random, Draft& draft, std::uint64_t& steps) const;
    /// See Bundle::expect.
    void expect(std::vector<Weight> derivatives, Bundle::Expected& expected) const;

  private:
    SamplerBlock(std::vector<Bundle> bundles, ProductChain chain)
        : bundles_(std::move(bundles)), chain_(std::move(chain)) {}

    std::vector<Bundle> bundles_;
    ProductChain chain_;
};

}  // namespace papersetter::assembly
