// SPDX-License-Identifier: MIT
#include "assembly/composition.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace papersetter::assembly {

bool Composition::is_possible() const {
    std::int64_t low = 0;
    std::int64_t high = 0;
    for (std::size_t i = 0; i < size; ++i) {
        if (lowest[i] > highest[i]) return false;
        low += lowest[i];
        high += highest[i];
    }
    return low <= sum && sum <= high;
}

CompositionCursor::CompositionCursor(const Composition& wanted, const Few& target)
    : wanted_(wanted), target_(target) {
    assert(wanted.size > 0);
}

void CompositionCursor::open(std::size_t place, std::int64_t left) {
    Range& range = ranges_[place];
    range = {left, left, left, 0};
    for (std::size_t i = place + 1; i < wanted_.size; ++i) {
        range.low -= wanted_.highest[i];
        range.high -= wanted_.lowest[i];
    }
    range.low = std::max(range.low, wanted_.lowest[place]);
    range.high = std::min(range.high, wanted_.highest[place]);
}

bool CompositionCursor::advance(std::size_t place) {
    Range& range = ranges_[place];
    const std::int64_t target = target_[place];
    const std::int64_t reach =
        std::max(std::abs(target - range.low), std::abs(target - range.high));
    for (; range.step <= 2 * reach; ++range.step) {
        const std::int64_t half = (range.step + 1) / 2;
        const std::int64_t value = range.step % 2 == 1 ? target + half : target - half;
        if (value < range.low || value > range.high) continue;
        counts_[place] = value;
        ++range.step;
        return true;
    }
    return false;
}

bool CompositionCursor::next() {
    std::size_t place = wanted_.size - 1;
    if (!is_started_) {
        if (!wanted_.is_possible()) return false;
        is_started_ = true;
        place = 0;
        open(0, wanted_.sum);
    }
    while (true) {
        if (advance(place)) {
            if (place + 1 == wanted_.size) return true;
            open(place + 1, ranges_[place].left - counts_[place]);
            ++place;
        } else if (place > 0) {
            --place;
        } else {
            return false;
        }
    }
}

}  // namespace papersetter::assembly
