// SPDX-License-Identifier: MIT
#include "bank/amounts.hpp"

#include "base/text.hpp"

namespace papersetter::bank {

namespace {

/// Bounds of an amount, and what to say outside them.
struct Range {
    base::Decimal least;
    base::Decimal most;
    std::string_view words;
};

constexpr Range share{base::Decimal(), base::Decimal::whole(1),
                      "must lie between 0 and 1: the share of candidates who got it right"};
constexpr Range correlation{base::Decimal::whole(-1), base::Decimal::whole(1),
                            "must lie between -1 and 1"};
constexpr Range marks{base::Decimal::units(1), base::Decimal::whole(1000),
                      "must be more than 0 and at most 1000"};
constexpr Range time{base::Decimal::units(1), base::Decimal::whole(600),
                     "must be more than 0 and at most 600"};

std::optional<base::Decimal> read_amount(toml_file::TableReader& reader, std::string_view key,
                                         const Range& range, base::Diagnostics& diagnostics) {
    const std::optional<base::Decimal> amount = reader.decimal(key);
    if (!amount || (*amount >= range.least && *amount <= range.most)) return amount;
    diagnostics.error(reader.place_of(key), base::in_quotes(key) + " " + std::string(range.words) +
                                                ", not " + base::to_string(*amount));
    return std::nullopt;
}

}  // namespace

std::optional<base::Decimal> read_points(toml_file::TableReader& reader,
                                         base::Diagnostics& diagnostics) {
    return read_amount(reader, "points", marks, diagnostics);
}

std::optional<base::Decimal> read_minutes(toml_file::TableReader& reader,
                                          base::Diagnostics& diagnostics) {
    return read_amount(reader, "minutes", time, diagnostics);
}

std::optional<base::Decimal> read_p(toml_file::TableReader& reader,
                                    base::Diagnostics& diagnostics) {
    return read_amount(reader, "p", share, diagnostics);
}

std::optional<base::Decimal> read_discrimination(toml_file::TableReader& reader,
                                                 base::Diagnostics& diagnostics) {
    return read_amount(reader, "discrimination", correlation, diagnostics);
}

}  // namespace papersetter::bank
