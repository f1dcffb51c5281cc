// SPDX-License-Identifier: MIT
#include "assembly/ways_by_sums.hpp"

namespace papersetter::assembly {
namespace {

constexpr unsigned growth_bits = 2;

}  // namespace

void WaysBySums::grow() {
    slot_shift_ -= growth_bits;
    slots_.assign(slots_.size() << growth_bits, 0);
    slot_mask_ = slots_.size() - 1;
    for (std::uint32_t i = 0; i < terms_.size(); ++i) slots_[slot(Hashed(terms_[i].sums))] = i + 1;
}

}  // namespace papersetter::assembly
