// SPDX-License-Identifier: MIT
#include "assembly/conflict.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>

#include "base/random.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

Kept kept_of(unsigned mask, std::size_t size) {
    Kept kept(size);
    for (std::size_t i = 0; i < size; ++i) kept[i] = (mask >> i & 1U) != 0;
    return kept;
}

unsigned mask_of(const Kept& kept) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) mask |= kept[i] ? 1U << i : 0U;
    return mask;
}

/// Requirements of which some sets are in conflict, and nothing else is.
struct Made {
    std::size_t size = 0;
    std::vector<unsigned> conflicts;
    mutable int asked = 0;

    [[nodiscard]] bool is_possible(unsigned mask) const {
        return std::ranges::none_of(
            conflicts, [&](unsigned conflict) { return (conflict & mask) == conflict; });
    }
    /// What is met beyond what is asked depends on nothing but the question; the core may have
    /// more than it must.
    [[nodiscard]] Verdict operator()(const Kept& kept) const {
        ++asked;
        const unsigned mask = mask_of(kept);
        if (!is_possible(mask)) return {Outcome::none, {}, kept};
        unsigned met = mask;
        for (std::size_t i = size; i > 0; i -= std::min<std::size_t>(i, 3)) {
            if (is_possible(met | 1U << (i - 1))) met |= 1U << (i - 1);
        }
        return {Outcome::found, kept_of(met, size), {}};
    }
    [[nodiscard]] Oracle oracle() const {
        return [this](const Kept& kept) { return (*this)(kept); };
    }
};

}  // namespace

TEST_CASE("conflict: no smaller set is in conflict, in 3,000 cases by all subsets") {
    base::Random random = base::Random("test", "conflicts").fork("cases");
    for (int trial = 0; trial < 3000; ++trial) {
        Made made;
        made.size = 1 + random.below(10);
        const std::uint64_t count = 1 + random.below(6);
        for (std::uint64_t i = 0; i < count; ++i) {
            made.conflicts.push_back(1 +
                                     static_cast<unsigned>(random.below((1U << made.size) - 1)));
        }
        const Conflict found = smallest_conflict(Kept(made.size, true), made.oracle());
        std::size_t smallest = made.size;
        for (unsigned mask = 1; mask < 1U << made.size; ++mask) {
            if (made.is_possible(mask)) continue;
            smallest = std::min(smallest, static_cast<std::size_t>(std::popcount(mask)));
        }
        REQUIRE(found.is_smallest);
        REQUIRE(found.requirements.size() == smallest);
        unsigned own = 0;
        for (const std::size_t one : found.requirements) own |= 1U << one;
        REQUIRE_FALSE(made.is_possible(own));
    }
}

TEST_CASE("conflict: only among those that it is asked about") {
    Made made{4, {0b0001, 0b1110}};
    CHECK(smallest_conflict(kept_of(0b1110, 4), made.oracle()).requirements ==
          std::vector<std::size_t>{1, 2, 3});
    CHECK(smallest_conflict(kept_of(0b1111, 4), made.oracle()).requirements ==
          std::vector<std::size_t>{0});
}

TEST_CASE("conflict: a minimal set of many does not hide a smaller one") {
    // 0 … 10 are in conflict, and so are 20 and 21.
    const Made made{24, {0x7FF, 0x300000}};
    const Conflict found = smallest_conflict(Kept(24, true), made.oracle());
    CHECK(found.requirements == std::vector<std::size_t>{20, 21});
    CHECK(found.is_smallest);
    CHECK(made.asked < 200);
}

TEST_CASE("conflict: what the oracle cannot decide is not claimed") {
    const Made made{3, {0b011}};
    const Oracle oracle = [&](const Kept& kept) {
        return (mask_of(kept) & 0b011) == 0b001 ? Verdict{} : made(kept);
    };
    const Conflict found = smallest_conflict(Kept(3, true), oracle);
    CHECK(found.requirements == std::vector<std::size_t>{0, 1});
    CHECK_FALSE(found.is_smallest);
}
