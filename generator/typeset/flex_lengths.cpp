// SPDX-License-Identifier: MIT
#include "typeset/flex_lengths.hpp"

#include <algorithm>
#include <vector>

namespace papersetter::typeset {

namespace {

Length clamped(const FlexItem& item, Length wished) {
    if (item.most) wished = std::min(wished, *item.most);
    return std::max(wished, item.least);
}

struct State {
    bool is_growing = false;
    std::vector<bool> is_frozen;
};

std::int64_t factor(const FlexItem& item, bool is_growing) {
    return is_growing ? item.grow : item.shrink;
}

// Shrinking is in proportion to the base size as well, so that small items do not vanish first.
std::int64_t weight(const FlexItem& item, bool is_growing) {
    return is_growing ? item.grow : item.shrink * item.base.thousandths();
}

Length free_space(std::span<const FlexItem> items, const State& state, Length available) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        available -= items[i].around + (state.is_frozen[i] ? items[i].size : items[i].base);
    }
    return available;
}

// Hands the free space to the items that are not frozen; 1/1000s that add up to less than a whole
// take only their part of it.
void distribute(std::span<FlexItem> items, const State& state, Length space) {
    std::int64_t factors = 0;
    std::int64_t weights = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (state.is_frozen[i]) continue;
        factors += factor(items[i], state.is_growing);
        weights += weight(items[i], state.is_growing);
    }
    if (factors < 1000) space = space.scaled(factors, 1000);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (state.is_frozen[i]) continue;
        const std::int64_t own = weight(items[i], state.is_growing);
        const Length part = weights > 0 ? space.scaled(own, weights) : Length{};
        items[i].size = items[i].base + part;
        space -= part;
        weights -= own;
    }
}

// Clamps, and freezes those whose limit was violated in the direction that dominates, or all.
bool freeze(std::span<FlexItem> items, State& state) {
    Length violation;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!state.is_frozen[i]) violation += clamped(items[i], items[i].size) - items[i].size;
    }
    bool is_done = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (state.is_frozen[i]) continue;
        const Length own = clamped(items[i], items[i].size) - items[i].size;
        const bool freezes = violation == Length{} || (violation > Length{} && own > Length{}) ||
                             (violation < Length{} && own < Length{});
        items[i].size += own;
        state.is_frozen[i] = freezes;
        is_done = is_done && freezes;
    }
    return is_done;
}

}  // namespace

Length FlexItem::hypothetical() const { return clamped(*this, base); }

void resolve_flexible_lengths(std::span<FlexItem> items, Length available, Length gap) {
    if (items.empty()) return;
    available -= gap * static_cast<std::int64_t>(items.size() - 1);
    Length sum;
    for (const FlexItem& item : items) sum += item.outer_hypothetical();
    State state{sum < available, std::vector<bool>(items.size(), false)};
    bool is_done = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        FlexItem& item = items[i];
        const bool is_stiff =
            factor(item, state.is_growing) == 0 ||
            (state.is_growing ? item.base > item.hypothetical() : item.base < item.hypothetical());
        if (is_stiff) item.size = item.hypothetical();
        state.is_frozen[i] = is_stiff;
        is_done = is_done && is_stiff;
    }
    while (!is_done) {
        distribute(items, state, free_space(items, state, available));
        is_done = freeze(items, state);
    }
}

}  // namespace papersetter::typeset
