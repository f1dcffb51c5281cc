// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/section_supply.hpp"
#include "base/random.hpp"

namespace papersetter::assembly {

/// Puts drawn items (positions in the pool, ascending) into printed order as the section's
/// `arrange` says: at random; in blocks of one topic, in the order of the section's topic counts
/// and then of the bank's topics; easy before medium before hard; as the author wrote them. What
/// that leaves open is random. The items of an item set stay together in authored order; a set
/// stands with the topic, or at the authored place, of the first of them, and by difficulty where
/// the mean of its bands is.
[[nodiscard]] std::vector<std::size_t> arrange(const std::vector<std::size_t>& items,
                                               const SectionSupply& supply, base::Random random);

/// The options of an item in printed order (authored positions): pins at their ends, the others
/// shuffled without a look at which is right; as authored when the order is fixed, by their numbers
/// when it is ascending.
[[nodiscard]] std::vector<std::uint32_t> order_options(const bank::Item& item, base::Random random);

}  // namespace papersetter::assembly
