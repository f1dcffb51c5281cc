// SPDX-License-Identifier: MIT
#include "assembly/problem_sampler.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "assembly/bound_fit.hpp"
#include "assembly/counting_plan.hpp"
#include "assembly/sampler_block.hpp"
#include "assembly/side_envelope.hpp"

namespace papersetter::assembly {
namespace {

/// What is planned for a quick count is an estimate: so many times of it are allowed in truth, and
/// so often a smaller plan is made when that does not suffice.
constexpr std::uint64_t allowed_excess = 4;
constexpr int most_plans = 4;
constexpr std::uint64_t plan_reduction = 16;

Weight power(const Weight& base, std::int64_t exponent) {
    Weight result(1);
    for (std::int64_t i = 0; i < exponent; ++i) result = result * base;
    return result;
}

}  // namespace

/// All that is counted once. It stays where it is, since its parts refer to each other.
class ProblemSampler::Count {
  public:
    Count(const SectionProblem& problem, const BoundFit& fit, CountingPlan plan)
        : problem_(problem), plan_(std::move(plan)), chain_(plan_.fields) {
        tilts_.assign(problem_.bounds.size(), Weight(1));
        for (const std::size_t bound : plan_.sides) tilts_[bound] = fit.tilt(bound);
    }

    /// False when `work` does not suffice.
    [[nodiscard]] bool make(std::uint64_t work) {
        const bool are_signs_right =
            std::ranges::all_of(problem_.bounds, [](base::Range range) { return range.most >= 0; });
        if (!are_signs_right) return true;
        for (std::size_t number = 0; number < plan_.blocks.size(); ++number) {
            auto block = SamplerBlock::make(problem_, plan_, tilts_, number, work);
            if (!block) return false;
            blocks_.push_back(std::move(*block));
        }
        if (!plan_.last_sides.empty()) envelope_.emplace(blocks_.back().ways(), plan_);
        for (std::size_t number = 0; number < blocks_.size(); ++number) {
            const bool is_last = number + 1 == blocks_.size();
            const WaysBySums& ways =
                is_last && envelope_ ? envelope_->ways() : blocks_[number].ways();
            if (!chain_.multiply(ways, plan_.limits(number), plan_.closing_after(number), work)) {
                return false;
            }
        }
        is_possible_ = chain_.product().size() > 0;
        return true;
    }

    [[nodiscard]] bool is_possible() const { return is_possible_; }
    [[nodiscard]] bool is_exact() const { return plan_.sides.empty(); }

    [[nodiscard]] Weight papers() const {
        if (!is_possible_) return {};
        Weight smallest(1);
        for (const std::size_t bound : plan_.sides) {
            smallest = smallest * power(tilts_[bound], lightest(bound));
        }
        return chain_.product()[0].ways / smallest;
    }

    [[nodiscard]] std::optional<Portions> draw(base::Random random, std::uint64_t& steps) const {
        assert(is_possible_);
        std::vector<std::uint32_t> terms(blocks_.size());
        chain_.split(0, random, terms, steps);
        Draft draft;
        SideSums sums{std::vector<std::int64_t>(problem_.bounds.size(), 0), 0, 0};
        for (std::size_t number = 0; number < blocks_.size(); ++number) {
            if (envelope_ && number + 1 == blocks_.size()) {
                const auto term = envelope_->choose(terms[number], sums.by_bound, random);
                if (!term) return std::nullopt;
                terms[number] = *term;
            }
            blocks_[number].draw(terms[number], random, draft, steps);
            if (!add_to(sums, draft)) return std::nullopt;
        }
        if (!accepts(sums.by_bound, random)) return std::nullopt;
        return portions(std::move(draft));
    }

    [[nodiscard]] std::optional<Chances> chances() const {
        if (!is_exact() || !is_possible_) return std::nullopt;
        Bundle::Expected expected;
        expected.free.resize(problem_.kinds.size());
        for (const SetOfItems& set : problem_.sets) expected.sets.emplace_back(set.kinds.size());
        const auto by_block = chain_.derivatives({Weight(1) / chain_.product()[0].ways});
        for (std::size_t number = 0; number < blocks_.size(); ++number) {
            blocks_[number].expect(by_block[number], expected);
        }
        return Chances{std::move(expected.free), std::move(expected.sets)};
    }

  private:
    /// The sum in range whose papers weigh least.
    [[nodiscard]] std::int64_t lightest(std::size_t bound) const {
        const base::Range range = problem_.bounds[bound];
        if (tilts_[bound] == Weight(1)) return 0;
        return tilts_[bound] > Weight(1) ? std::max<std::int64_t>(range.least, 0) : range.most;
    }

    /// Of the part of a draft that was looked at.
    struct SideSums {
        std::vector<std::int64_t> by_bound;
        std::size_t free = 0;
        std::size_t sets = 0;
    };

    /// Looks at the rest of the draft; false if a side has too much.
    [[nodiscard]] bool add_to(SideSums& sums, const Draft& draft) const {
        if (plan_.sides.empty()) return true;
        const auto add = [&](const std::vector<std::int64_t>& amounts) {
            for (const std::size_t bound : plan_.sides) sums.by_bound[bound] += amounts[bound];
        };
        for (; sums.free < draft.free.size(); ++sums.free) {
            add(problem_.kinds[draft.free[sums.free]].amounts);
        }
        for (; sums.sets < draft.sets.size(); ++sums.sets) {
            const auto& [number, items] = draft.sets[sums.sets];
            const SetOfItems& set = problem_.sets[number];
            add(set.amounts);
            for (const std::size_t item : items) add(problem_.kinds[set.kinds[item]].amounts);
        }
        return std::ranges::all_of(plan_.sides, [&](std::size_t bound) {
            return sums.by_bound[bound] <= problem_.bounds[bound].most;
        });
    }

    // Of two papers in range the heavier is drawn more often, so it is refused more often.
    [[nodiscard]] bool accepts(const std::vector<std::int64_t>& sums, base::Random& random) const {
        Weight chance(1);
        for (const std::size_t bound : plan_.sides) {
            if (!problem_.bounds[bound].holds(sums[bound])) return false;
            if (tilts_[bound] == Weight(1)) continue;
            const std::int64_t distance = sums[bound] - lightest(bound);
            chance = distance >= 0 ? chance / power(tilts_[bound], distance)
                                   : chance * power(tilts_[bound], -distance);
        }
        if (chance == Weight(1)) return true;
        return Weight(1).part(random.next()) < chance;
    }

    [[nodiscard]] Portions portions(Draft draft) const {
        Portions made;
        made.free.assign(problem_.kinds.size(), 0);
        made.sets.resize(problem_.sets.size());
        for (const std::size_t kind : draft.free) ++made.free[kind];
        for (auto& [number, items] : draft.sets) made.sets[number] = std::move(items);
        return made;
    }

    SectionProblem problem_;
    CountingPlan plan_;
    std::vector<Weight> tilts_;  ///< by bound, 1 unless it is a side
    std::vector<SamplerBlock> blocks_;
    std::optional<SideEnvelope> envelope_;
    ProductChain chain_;
    bool is_possible_ = false;
};

std::optional<ProblemSampler> ProblemSampler::make(const SectionProblem& problem,
                                                   CountingEffort effort) {
    const BoundFit fit(problem);
    const auto allowed = static_cast<std::uint64_t>(effort);
    if (effort == CountingEffort::whole) {
        auto count = std::make_unique<Count>(problem, fit, plan_counting(problem, fit, {}));
        if (!count->is_exact() || !count->make(allowed)) return std::nullopt;
        return ProblemSampler(std::move(count));
    }
    std::uint64_t most_work = allowed;
    for (int plan = 0; plan < most_plans; ++plan) {
        auto count = std::make_unique<Count>(problem, fit, plan_counting(problem, fit, most_work));
        if (count->make(allowed_excess * allowed)) return ProblemSampler(std::move(count));
        most_work /= plan_reduction;
    }
    return std::nullopt;
}

ProblemSampler::ProblemSampler(std::unique_ptr<Count> count) : count_(std::move(count)) {}
ProblemSampler::ProblemSampler(ProblemSampler&&) noexcept = default;
ProblemSampler& ProblemSampler::operator=(ProblemSampler&&) noexcept = default;
ProblemSampler::~ProblemSampler() = default;

bool ProblemSampler::is_possible() const { return count_->is_possible(); }
bool ProblemSampler::is_exact() const { return count_->is_exact(); }
Weight ProblemSampler::papers() const { return count_->papers(); }

std::optional<Portions> ProblemSampler::draw(base::Random random, std::uint64_t& steps) const {
    return count_->draw(std::move(random), steps);
}

std::optional<ProblemSampler::Chances> ProblemSampler::chances() const { return count_->chances(); }

}  // namespace papersetter::assembly
