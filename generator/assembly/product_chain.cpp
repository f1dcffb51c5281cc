// SPDX-License-Identifier: MIT
#include "assembly/product_chain.hpp"

#include <cassert>
#include <utility>

namespace papersetter::assembly {
namespace {

/// A search that passes over so many terms is one step.
constexpr std::uint64_t terms_in_step = 32;

/// Chooses in proportion to weights. Rounding may leave their sum just below the target: then the
/// last that is possible is chosen.
class Choice {
  public:
    Choice(const Weight& total, base::Random& random) : target_(total.part(random.next())) {}

    /// Whether the choice is made, at the latest with this one.
    bool offer(const Weight& weight, std::uint32_t one, std::uint32_t other) {
        if (weight.is_zero()) return false;
        sum_ += weight;
        one_ = one;
        other_ = other;
        return target_ < sum_;
    }
    [[nodiscard]] std::uint32_t one() const { return one_; }
    [[nodiscard]] std::uint32_t other() const { return other_; }

  private:
    Weight target_, sum_;
    std::uint32_t one_ = 0, other_ = 0;
};

}  // namespace

ProductChain::ProductChain(const SumFields& fields) : fields_(fields) { one_.add({}, Weight(1)); }

bool ProductChain::multiply(WaysBySums factor, const SumLimits& limits, const Closing& closing,
                            std::uint64_t& work) {
    Step step;
    const WaysBySums& so_far = product();
    const std::uint64_t cost = so_far.size() * factor.size();
    if (cost > work) return false;
    work -= cost;
    for (const WaysBySums::Term& one : so_far.terms()) {
        for (const WaysBySums::Term& other : factor.terms()) {
            const PackedSums sums = one.sums + other.sums;
            if (limits.hold(sums)) step.open.add(sums, one.ways * other.ways);
        }
    }
    step.factor = std::move(factor);
    if (!closing.is_empty()) close(step, closing);
    steps_.push_back(std::move(step));
    return true;
}

void ProductChain::close(Step& step, const Closing& closing) const {
    step.closed.emplace();
    for (const WaysBySums::Term& one : step.open.terms()) {
        const bool is_met = fields_.reach(one.sums, closing.least);
        const PackedSums rest = one.sums - (one.sums & closing.mask);
        step.closed_as.push_back(is_met ? step.closed->add(rest, one.ways) + 1 : 0);
    }
    step.first_of.assign(step.closed->size() + 1, 0);
    for (const std::uint32_t closed : step.closed_as) {
        if (closed > 0) ++step.first_of[closed - 1];
    }
    std::uint32_t sum = 0;
    for (std::uint32_t& first : step.first_of) sum += std::exchange(first, sum);
    step.opened.resize(sum);
    std::vector<std::uint32_t> next = step.first_of;
    for (std::uint32_t i = 0; i < step.closed_as.size(); ++i) {
        if (step.closed_as[i] > 0) step.opened[next[step.closed_as[i] - 1]++] = i;
    }
}

std::uint32_t ProductChain::opened_term(const Step& step, std::uint32_t term,
                                        base::Random& random) const {
    if (!step.closed) return term;
    const std::uint32_t first = step.first_of[term];
    const std::uint32_t end = step.first_of[term + 1];
    if (end == first + 1) return step.opened[first];
    Choice choice((*step.closed)[term].ways, random);
    for (std::uint32_t at = first; at < end; ++at) {
        if (choice.offer(step.open[step.opened[at]].ways, step.opened[at], 0)) break;
    }
    return choice.one();
}

void ProductChain::split(std::uint32_t term, base::Random& random, std::span<std::uint32_t> chosen,
                         std::uint64_t& steps) const {
    assert(chosen.size() == steps_.size());
    std::uint64_t looked_at = 0;
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const Step& step = steps_[i];
        const WaysBySums::Term& whole = step.open[opened_term(step, term, random)];
        if (i == 0) {
            chosen[0] = *step.factor.find(whole.sums);
            break;
        }
        const WaysBySums& so_far = before(i);
        // The shorter of the two is gone through, its counterparts in the other looked up.
        const bool is_factor_short = step.factor.size() <= so_far.size();
        const WaysBySums& shorter = is_factor_short ? step.factor : so_far;
        const WaysBySums& longer = is_factor_short ? so_far : step.factor;
        Choice choice(whole.ways, random);
        for (std::uint32_t at = 0; at < shorter.size(); ++at) {
            ++looked_at;
            const WaysBySums::Term& one = shorter[at];
            if (!fields_.reach(whole.sums, one.sums)) continue;
            const auto other = longer.find(whole.sums - one.sums);
            if (other && choice.offer(one.ways * longer[*other].ways, at, *other)) break;
        }
        chosen[i] = is_factor_short ? choice.one() : choice.other();
        term = is_factor_short ? choice.other() : choice.one();
    }
    steps += 1 + looked_at / terms_in_step;
}

std::vector<std::vector<Weight>> ProductChain::derivatives(std::vector<Weight> outer) const {
    std::vector<std::vector<Weight>> by_factor(steps_.size());
    for (std::size_t i = steps_.size(); i-- > 0;) {
        const Step& step = steps_[i];
        const WaysBySums& so_far = before(i);
        by_factor[i].resize(step.factor.size());
        std::vector<Weight> inner(so_far.size());
        for (std::uint32_t one = 0; one < so_far.size(); ++one) {
            for (std::uint32_t other = 0; other < step.factor.size(); ++other) {
                const auto made = step.open.find(so_far[one].sums + step.factor[other].sums);
                if (!made) continue;
                const std::uint32_t closed = step.closed ? step.closed_as[*made] : *made + 1;
                if (closed == 0) continue;
                inner[one] += outer[closed - 1] * step.factor[other].ways;
                by_factor[i][other] += outer[closed - 1] * so_far[one].ways;
            }
        }
        outer = std::move(inner);
    }
    return by_factor;
}

}  // namespace papersetter::assembly
