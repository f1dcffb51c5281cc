// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/bank.hpp"
#include "base/decimal.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// The file beside bank.toml that holds what was measured of its items.
inline constexpr std::string_view statistics_name = "stats.csv";

/// What one sitting came to for an item.
struct ItemStatistic {
    std::string item;
    std::optional<base::Decimal> p;               ///< 0 to 1
    std::optional<base::Decimal> discrimination;  ///< -1 to 1
    std::int64_t n = 0;                           ///< how many candidates; at least 1
    std::string date;                             ///< "2026-05-15"; may be empty
    base::Place place = {};
};

/// Reads stats.csv: `item,p,discrimination,n,date`. Every fault is an error.
[[nodiscard]] std::vector<ItemStatistic> read_statistics(const base::Sources& sources,
                                                         base::FileNumber file,
                                                         base::Diagnostics& diagnostics);

/// stats.csv of these, sorted by item and date.
[[nodiscard]] std::string write_statistics(std::vector<ItemStatistic> statistics);

/// Both together: of one item on one date the newer ones count.
[[nodiscard]] std::vector<ItemStatistic> merged(const std::vector<ItemStatistic>& older,
                                                const std::vector<ItemStatistic>& newer);

/// Gives items without a p or a discrimination of their own the mean of all dates, each date
/// weighing as many as took part. An id that the bank does not have is told as a warning.
void take_statistics(const std::vector<ItemStatistic>& statistics, Bank& bank,
                     base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
