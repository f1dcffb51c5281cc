// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/decimal.hpp"
#include "base/diagnostic.hpp"
#include "base/range.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// A number or a range, and how the author wrote it: "7" or "[6, 10]".
struct WrittenRange {
    base::Range range;
    std::string written;
};

/// Reads a number of things, `n` or `[lowest, highest]`: whole numbers from `limits.least` to
/// `limits.most`. `subject` names the value for messages: "`count`", "\"hard\"". Nothing when a
/// fault was told.
[[nodiscard]] std::optional<WrittenRange> read_count(const toml_file::Value& value,
                                                     const std::string& subject, base::Range limits,
                                                     base::Diagnostics& diagnostics);

/// The same for an amount with at most four decimal places, as a range of 1/10,000.
[[nodiscard]] std::optional<WrittenRange> read_amount(const toml_file::Value& value,
                                                      const std::string& subject,
                                                      base::Decimal least, base::Decimal most,
                                                      base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
