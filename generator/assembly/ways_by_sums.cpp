// SPDX-License-Identifier: MIT
#include "assembly/ways_by_sums.hpp"

namespace papersetter::assembly {
namespace {

constexpr unsigned first_slot_bits = 3;
constexpr unsigned growth_bits = 2;

}  // namespace

void WaysBySums::grow() {
    slot_shift_ -= slots_.empty() ? first_slot_bits : growth_bits;
    slots_.assign(std::size_t{1} << (64U - slot_shift_), 0);
    for (std::uint32_t i = 0; i < terms_.size(); ++i) slots_[slot(Hashed(terms_[i].sums))] = i + 1;
}

}  // namespace papersetter::assembly
