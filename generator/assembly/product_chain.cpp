// SPDX-License-Identifier: MIT
#include "assembly/product_chain.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace papersetter::assembly {
namespace {

/// A search that passes over so many terms is one step.
constexpr std::uint64_t terms_in_step = 32;

/// Terms are offered at random when about so many offers are enough.
constexpr std::uint64_t few_offers = 6;

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
    const SumLimits own_limits = limits;  // a copy, which stays in registers
    std::vector<WaysBySums::Hashed> others;
    for (const WaysBySums::Term& other : factor.terms()) others.emplace_back(other.sums);
    for (const WaysBySums::Term& one : so_far.terms()) {
        const WaysBySums::Hashed own(one.sums);
        const WaysBySums::Term* other = factor.terms().data();
        for (const WaysBySums::Hashed& hashed : others) {
            const Weight& other_ways = (other++)->ways;
            if (!own_limits.hold(own.sums + hashed.sums)) continue;
            const Weight ways = one.ways * other_ways;
            const std::uint32_t at = step.open.add(own + hashed, ways);
            if (at == step.largest.size()) {
                step.largest.push_back(ways);
            } else if (step.largest[at] < ways) {
                step.largest[at] = ways;
            }
        }
    }
    step.factor = std::move(factor);
    if (!closing.is_empty()) {
        close(step, closing);
        first_closing_ = std::min(first_closing_, steps_.size());
    }
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
        const std::uint32_t opened = opened_term(step, term, random);
        const WaysBySums::Term& whole = step.open[opened];
        if (i < first_closing_ && whole.sums == PackedSums{}) {
            // Nothing is closed yet, so all factors up to here add nothing.
            for (std::size_t other = 0; other <= i; ++other) {
                chosen[other] = *steps_[other].factor.find({});
            }
            break;
        }
        if (i == 0) {
            chosen[0] = *step.factor.find(whole.sums);
        } else {
            std::tie(chosen[i], term) = split_step(i, opened, random, looked_at);
        }
    }
    steps += 1 + looked_at / terms_in_step;
}

void ProductChain::split_count(std::uint32_t term, base::Random& random,
                               std::span<std::uint32_t> chosen, std::uint64_t& steps) const {
    assert(chosen.size() == steps_.size());
    std::ranges::fill(chosen, 0);
    for (std::size_t i = steps_.size(); i-- > 0 && term > 0;) {
        if (i == 0) {
            chosen[0] = term;
            break;
        }
        const WaysBySums& factor = steps_[i].factor;
        const WaysBySums& so_far = before(i);
        Choice choice(steps_[i].open[term].ways, random);
        for (std::uint32_t own = 0; own <= term && own < factor.size(); ++own) {
            if (term - own >= so_far.size()) continue;
            if (choice.offer(factor[own].ways * so_far[term - own].ways, own, term - own)) break;
        }
        chosen[i] = choice.one();
        term = choice.other();
    }
    ++steps;
}

// The terms of the shorter of the two are offered, each with its counterpart in the other. Chosen
// at random and refused in proportion, where that does not take long: then a small change of a bank
// changes few choices, as it would not in one order after the other.
std::pair<std::uint32_t, std::uint32_t> ProductChain::split_step(std::size_t step,
                                                                 std::uint32_t opened,
                                                                 base::Random& random,
                                                                 std::uint64_t& looked_at) const {
    const WaysBySums& factor = steps_[step].factor;
    const WaysBySums& so_far = before(step);
    const WaysBySums::Term& whole = steps_[step].open[opened];
    const bool is_factor_short = factor.size() <= so_far.size();
    const WaysBySums& shorter = is_factor_short ? factor : so_far;
    const WaysBySums& longer = is_factor_short ? so_far : factor;
    const auto counterpart = [&](std::uint32_t at) -> std::optional<std::uint32_t> {
        ++looked_at;
        if (!fields_.reach(whole.sums, shorter[at].sums)) return std::nullopt;
        return longer.find(whole.sums - shorter[at].sums);
    };
    const auto both = [&](std::uint32_t at, std::uint32_t other) {
        return is_factor_short ? std::pair(at, other) : std::pair(other, at);
    };
    const Weight& largest = steps_[step].largest[opened];
    if (largest * Weight(shorter.size()) < whole.ways * Weight(few_offers)) {
        for (std::uint64_t offer = 0; offer < 8 * few_offers; ++offer) {
            const auto at = static_cast<std::uint32_t>(random.below(shorter.size()));
            const Weight target = largest.part(random.next());
            const auto other = counterpart(at);
            if (other && target < shorter[at].ways * longer[*other].ways) return both(at, *other);
        }
    }
    Choice choice(whole.ways, random);
    for (std::uint32_t at = 0; at < shorter.size(); ++at) {
        const auto other = counterpart(at);
        if (other && choice.offer(shorter[at].ways * longer[*other].ways, at, *other)) break;
    }
    return both(choice.one(), choice.other());
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
