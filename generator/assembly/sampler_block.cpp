// SPDX-License-Identifier: MIT
#include "assembly/sampler_block.hpp"

#include <algorithm>
#include <utility>

namespace papersetter::assembly {
namespace {

/// Items of one kind or set weigh as much as the tilts of what they add.
Weight weight_of(const std::vector<std::int64_t>& amounts, const std::vector<Weight>& tilts) {
    Weight weight(1);
    for (std::size_t bound = 0; bound < amounts.size(); ++bound) {
        if (amounts[bound] == 0 || tilts[bound] == Weight(1)) continue;
        for (std::int64_t i = 0; i < amounts[bound]; ++i) weight = weight * tilts[bound];
    }
    return weight;
}

class BlockMaker {
  public:
    BlockMaker(const SectionProblem& problem, const CountingPlan& plan,
               const std::vector<Weight>& tilts, std::size_t number, std::uint64_t& work)
        : problem_(problem),
          plan_(plan),
          tilts_(tilts),
          number_(number),
          limits_(plan.limits(number)),
          work_(work) {}

    std::optional<std::vector<Bundle>> bundles() {
        const UnitBlock& block = plan_.blocks[number_];
        for (const std::size_t set : block.sets) {
            if (!add_set(set)) return std::nullopt;
        }
        std::vector<std::vector<Pile>> alike;  // by what their items add
        for (const std::size_t kind : block.kinds) {
            const Kind& one = problem_.kinds[kind];
            const PackedSums sums = plan_.packed(one.amounts, number_);
            auto at = std::ranges::find_if(
                alike, [&](const std::vector<Pile>& piles) { return piles[0].sums() == sums; });
            if (at == alike.end()) at = alike.emplace(alike.end());
            add_to(*at, sums, weight_of(one.amounts, tilts_), false, kind, one.supply);
        }
        for (std::vector<Pile>& piles : alike) {
            auto made =
                Bundle::of_kinds(std::move(piles), block.most_items, plan_.fields, limits_, work_);
            if (!made) return std::nullopt;
            bundles_.push_back(std::move(*made));
        }
        return std::move(bundles_);
    }

  private:
    static void add_to(std::vector<Pile>& piles, PackedSums sums, const Weight& weight,
                       bool is_included, std::size_t member, std::int64_t supply) {
        auto at = std::ranges::find_if(piles, [&](const Pile& pile) {
            return pile.sums() == sums && pile.weight() == weight &&
                   pile.is_included() == is_included;
        });
        if (at == piles.end()) at = piles.insert(at, Pile(sums, weight, is_included));
        at->add(member, supply);
    }

    [[nodiscard]] bool add_set(std::size_t number) {
        const SetOfItems& set = problem_.sets[number];
        std::vector<Pile> piles;
        bool is_needed = false;
        bool can_be_taken = is_usable(set.amounts, problem_);
        for (std::size_t item = 0; item < set.kinds.size(); ++item) {
            const auto& amounts = problem_.kinds[set.kinds[item]].amounts;
            is_needed = is_needed || set.included[item];
            if (!is_usable(amounts, problem_)) {
                can_be_taken = can_be_taken && !set.included[item];
                continue;
            }
            const PackedSums sums =
                plan_.packed(amounts, number_) + plan_.fields.packed(plan_.set_field, 1);
            add_to(piles, sums, weight_of(amounts, tilts_), set.included[item], item, 1);
        }
        can_be_taken = can_be_taken && !piles.empty() && set.items.least <= problem_.bounds[0].most;
        if (!can_be_taken && !is_needed) return true;
        if (!can_be_taken) {
            bundles_.push_back(Bundle::impossible(plan_.fields));
            return true;
        }
        Bundle::SetShare share;
        share.number = number;
        share.items = {set.items.least, std::min(set.items.most, problem_.bounds[0].most)};
        share.field = plan_.set_field;
        share.sums = plan_.packed(set.amounts, number_);
        share.weight = weight_of(set.amounts, tilts_);
        auto made = Bundle::of_set(std::move(piles), share, plan_.fields, limits_, work_);
        if (!made) return false;
        bundles_.push_back(std::move(*made));
        return true;
    }

    const SectionProblem& problem_;
    const CountingPlan& plan_;
    const std::vector<Weight>& tilts_;
    std::size_t number_;
    SumLimits limits_;
    std::uint64_t& work_;
    std::vector<Bundle> bundles_;
};

}  // namespace

std::optional<SamplerBlock> SamplerBlock::make(const SectionProblem& problem,
                                               const CountingPlan& plan,
                                               const std::vector<Weight>& tilts, std::size_t number,
                                               std::uint64_t& work) {
    auto bundles = BlockMaker(problem, plan, tilts, number, work).bundles();
    if (!bundles) return std::nullopt;
    ProductChain chain(plan.fields);
    const SumLimits limits = plan.limits(number);
    if (bundles->empty()) bundles->push_back(Bundle::nothing(plan.fields));
    for (std::size_t i = 0; i < bundles->size(); ++i) {
        const Closing closing = i + 1 == bundles->size() ? plan.closing_within(number) : Closing{};
        if (!chain.multiply((*bundles)[i].ways(), limits, closing, work)) return std::nullopt;
    }
    return SamplerBlock(std::move(*bundles), std::move(chain));
}

void SamplerBlock::draw(std::uint32_t term, base::Random& random, Draft& draft,
                        std::uint64_t& steps) const {
    std::vector<std::uint32_t> terms(bundles_.size());
    chain_.split(term, random, terms, steps);
    for (std::size_t i = 0; i < bundles_.size(); ++i) {
        bundles_[i].draw(terms[i], random, draft, steps);
    }
}

void SamplerBlock::expect(std::vector<Weight> derivatives, Bundle::Expected& expected) const {
    const auto by_bundle = chain_.derivatives(std::move(derivatives));
    for (std::size_t i = 0; i < bundles_.size(); ++i) bundles_[i].expect(by_bundle[i], expected);
}

}  // namespace papersetter::assembly
