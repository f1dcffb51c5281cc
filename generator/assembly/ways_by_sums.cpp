// SPDX-License-Identifier: MIT
#include "assembly/ways_by_sums.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::size_t first_slots = 8;

std::size_t hash(PackedSums sums) {
    std::uint64_t mixed = sums.low * 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 32U) + sums.high * 0xD6E8FEB86659FD93;
    mixed = (mixed ^ mixed >> 29U) * 0xFF51AFD7ED558CCD;
    return static_cast<std::size_t>(mixed >> 32U);
}

}  // namespace

// The slot of the sums, or the free one where they would go.
std::size_t WaysBySums::slot(PackedSums sums) const {
    std::size_t at = hash(sums) & (slots_.size() - 1);
    while (slots_[at] != 0 && terms_[slots_[at] - 1].sums != sums) {
        at = (at + 1) & (slots_.size() - 1);
    }
    return at;
}

void WaysBySums::grow() {
    slots_.assign(slots_.empty() ? first_slots : 2 * slots_.size(), 0);
    for (std::uint32_t i = 0; i < terms_.size(); ++i) slots_[slot(terms_[i].sums)] = i + 1;
}

std::uint32_t WaysBySums::add(PackedSums sums, const Weight& ways) {
    if (2 * (terms_.size() + 1) > slots_.size()) grow();
    const std::size_t at = slot(sums);
    if (slots_[at] == 0) {
        terms_.push_back({sums, ways});
        slots_[at] = static_cast<std::uint32_t>(terms_.size());
    } else {
        terms_[slots_[at] - 1].ways += ways;
    }
    return slots_[at] - 1;
}

std::optional<std::uint32_t> WaysBySums::find(PackedSums sums) const {
    if (slots_.empty()) return std::nullopt;
    const std::size_t at = slot(sums);
    if (slots_[at] == 0) return std::nullopt;
    return slots_[at] - 1;
}

}  // namespace papersetter::assembly
