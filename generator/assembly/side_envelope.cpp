// SPDX-License-Identifier: MIT
#include "assembly/side_envelope.hpp"

#include <algorithm>

namespace papersetter::assembly {

SideEnvelope::SideEnvelope(const WaysBySums& terms, const CountingPlan& plan)
    : terms_(terms), plan_(plan) {
    Weight wishes(1);  // the numbers of side sums that satisfy a wish
    for (const std::size_t bound : plan.last_sides) {
        const CountingPlan::Span& span = *plan.spans[bound];
        mask_ = mask_ | plan.fields.mask(span.field);
        const std::int64_t width = std::max<std::int64_t>(span.most - span.least + 1, 1);
        wishes = wishes * Weight(static_cast<std::uint64_t>(width));
    }
    WaysBySums sums;
    std::vector<Weight> largest;
    for (std::uint32_t i = 0; i < terms.size(); ++i) {
        const std::uint32_t at = sums.add(terms[i].sums - (terms[i].sums & mask_), terms[i].ways);
        if (at == largest.size()) {
            largest.emplace_back();
            terms_by_way_.emplace_back();
        }
        largest[at] = std::max(largest[at], terms[i].ways);
        terms_by_way_[at].push_back(i);
    }
    for (std::uint32_t at = 0; at < sums.size(); ++at) {
        ways_.add(sums[at].sums, std::min(sums[at].ways, largest[at] * wishes));
    }
}

std::optional<std::uint32_t> SideEnvelope::choose(std::uint32_t term,
                                                  const std::vector<std::int64_t>& others,
                                                  base::Random& random) const {
    PackedSums least, most;
    for (const std::size_t bound : plan_.last_sides) {
        const CountingPlan::Span& span = *plan_.spans[bound];
        const std::int64_t low = std::max<std::int64_t>(span.least - others[bound], 0);
        const std::int64_t high = span.most - others[bound];
        if (high < 0 || low > plan_.fields.most(span.field)) return std::nullopt;
        least = least + plan_.fields.packed(span.field, low);
        most = most + plan_.fields.packed(span.field, high);
    }
    Weight target = ways_[term].ways.part(random.next());
    Weight sum;
    for (const std::uint32_t one : terms_by_way_[term]) {
        const PackedSums own = terms_[one].sums & mask_;
        if (!plan_.fields.reach(own, least) || !plan_.fields.reach(most, own)) continue;
        sum += terms_[one].ways;
        if (target < sum) return one;
    }
    return std::nullopt;
}

}  // namespace papersetter::assembly
