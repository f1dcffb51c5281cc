// SPDX-License-Identifier: MIT
#include "typeset/flex_lengths.hpp"

#include <algorithm>

namespace papersetter::typeset {

namespace {

Length clamped(const FlexItem& item, Length wished) {
    if (item.most) wished = std::min(wished, *item.most);
    return std::max(wished, item.least);
}

std::int64_t factor(const FlexItem& item, bool is_growing) {
    return is_growing ? item.grow : item.shrink;
}

// Shrinking is in proportion to the base size as well, so that small items do not vanish first.
std::int64_t weight(const FlexItem& item, bool is_growing) {
    return is_growing ? item.grow : item.shrink * item.base.thousandths();
}

Length free_space(std::span<const FlexItem> items, Length available) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        available -= items[i].around + (items[i].is_frozen ? items[i].size : items[i].base);
    }
    return available;
}

// Hands the free space to the items that are not frozen; 1/1000s that add up to less than a whole
// take only their part of it.
void distribute(std::span<FlexItem> items, bool is_growing, Length space) {
    std::int64_t factors = 0;
    std::int64_t weights = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].is_frozen) continue;
        factors += factor(items[i], is_growing);
        weights += weight(items[i], is_growing);
    }
    if (factors < 1000) space = space.scaled(factors, 1000);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].is_frozen) continue;
        const std::int64_t own = weight(items[i], is_growing);
        const Length part = weights > 0 ? space.scaled(own, weights) : Length{};
        items[i].size = items[i].base + part;
        space -= part;
        weights -= own;
    }
}

// Clamps, and freezes those whose limit was violated in the direction that dominates, or all.
bool freeze(std::span<FlexItem> items) {
    Length violation;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].is_frozen) violation += clamped(items[i], items[i].size) - items[i].size;
    }
    bool is_done = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].is_frozen) continue;
        const Length own = clamped(items[i], items[i].size) - items[i].size;
        const bool freezes = violation == Length{} || (violation > Length{} && own > Length{}) ||
                             (violation < Length{} && own < Length{});
        items[i].size += own;
        items[i].is_frozen = freezes;
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
    const bool is_growing = sum < available;
    bool is_done = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        FlexItem& item = items[i];
        const bool is_stiff =
            factor(item, is_growing) == 0 ||
            (is_growing ? item.base > item.hypothetical() : item.base < item.hypothetical());
        if (is_stiff) item.size = item.hypothetical();
        items[i].is_frozen = is_stiff;
        is_done = is_done && is_stiff;
    }
    while (!is_done) {
        distribute(items, is_growing, free_space(items, available));
        is_done = freeze(items);
    }
}

}  // namespace papersetter::typeset
