// SPDX-License-Identifier: MIT
#include "assembly/pile.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::assembly {

void Pile::add(std::size_t member, std::int64_t supply) {
    members_.push_back(member);
    ends_.push_back(this->supply() + supply);
}

WaysBySums Pile::ways(const SumLimits& limits, std::int64_t most) const {
    WaysBySums made;
    PackedSums sums;
    Weight power(1);
    const std::int64_t end = is_included_ ? supply() : std::min(most, supply());
    for (std::int64_t count = 0; count <= end; ++count) {
        if (!limits.hold(sums)) break;
        if (!is_included_) made.add(sums, binomial(supply(), count) * power);
        if (is_included_ && count == end) made.add(sums, power);
        sums = sums + sums_;
        power = power * weight_;
    }
    return made;
}

// Floyd's sample of places without repetition.
void Pile::take(std::int64_t count, base::Random& random, std::vector<std::size_t>& taken) const {
    assert(count <= supply());
    if (count == supply() || members_.size() == 1) {
        for (std::size_t i = 0; i < members_.size(); ++i) {
            const std::int64_t own = ends_[i] - (i == 0 ? 0 : ends_[i - 1]);
            taken.insert(taken.end(), static_cast<std::size_t>(std::min(own, count)), members_[i]);
        }
        return;
    }
    std::vector<std::int64_t> places;
    for (std::int64_t last = supply() - count; last < supply(); ++last) {
        const auto place =
            static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(last) + 1));
        const bool is_new = std::ranges::find(places, place) == places.end();
        places.push_back(is_new ? place : last);
    }
    for (const std::int64_t place : places) {
        const auto end = std::ranges::upper_bound(ends_, place);
        taken.push_back(members_[static_cast<std::size_t>(end - ends_.begin())]);
    }
}

}  // namespace papersetter::assembly
