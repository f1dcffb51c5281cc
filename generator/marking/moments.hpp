// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/decimal.hpp"
#include "marking/natural.hpp"

namespace papersetter::marking {

using Amounts = std::vector<base::Decimal>;  ///< none of them negative

/// Nothing when there are none.
[[nodiscard]] std::optional<base::Decimal> mean_of(const Amounts& amounts);
[[nodiscard]] std::optional<base::Decimal> median_of(Amounts amounts);
/// The standard deviation of a sample; nothing for fewer than two.
[[nodiscard]] std::optional<base::Decimal> deviation_of(const Amounts& amounts);
/// Pearson's correlation of two rows of one length; nothing where either is constant.
[[nodiscard]] std::optional<base::Decimal> correlation_of(const Amounts& one, const Amounts& other);

/// Cronbach's alpha: `items` holds the amounts of each item over the same candidates. Nothing for
/// fewer than two items or where all candidates have the same sum.
[[nodiscard]] std::optional<base::Decimal> alpha_of(const std::vector<Amounts>& items);

/// The mean share of `whole` among the third of the candidates with the highest `scores`, or with
/// the lowest; of those at the border a part of each. Nothing for fewer than three.
enum class Third : std::uint8_t { upper, lower };
[[nodiscard]] std::optional<base::Decimal> share_of_third(const Amounts& amounts,
                                                          const Amounts& scores,
                                                          base::Decimal whole, Third third);

}  // namespace papersetter::marking
