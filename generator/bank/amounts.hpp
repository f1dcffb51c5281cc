// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/decimal.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Each reads an amount under its key; nothing when it is absent, or told to be out of its bounds.
/// `points`: more than 0, at most 1000.
[[nodiscard]] std::optional<base::Decimal> read_points(toml_file::TableReader& reader,
                                                       base::Diagnostics& diagnostics);
/// `minutes`: more than 0, at most 600.
[[nodiscard]] std::optional<base::Decimal> read_minutes(toml_file::TableReader& reader,
                                                        base::Diagnostics& diagnostics);
/// `p`: 0 to 1.
[[nodiscard]] std::optional<base::Decimal> read_p(toml_file::TableReader& reader,
                                                  base::Diagnostics& diagnostics);
/// `discrimination`: -1 to 1.
[[nodiscard]] std::optional<base::Decimal> read_discrimination(toml_file::TableReader& reader,
                                                               base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
