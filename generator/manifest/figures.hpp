// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/figures.hpp"
#include "base/decimal.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::manifest {

/// What a section asks for, and what each form has of it.
struct RecordedRequirement {
    std::string key;                 ///< "section.topic"
    std::string value;               ///< "valves"; of a rule its number from 1; may be empty
    std::string asked;               ///< as the author wrote it: "22 %"
    base::Decimal least;             ///< what that means
    base::Decimal most;              ///< the same where it is exact
    std::vector<base::Decimal> got;  ///< by form
    bool operator==(const RecordedRequirement&) const = default;
};

struct RecordedSectionFigures {
    std::string name;
    std::vector<RecordedRequirement> requirements;
    bool operator==(const RecordedSectionFigures&) const = default;
};

/// The sums and means of a form, and where its keys stand.
struct RecordedFormFigures {
    std::string form;
    std::int64_t items = 0;
    base::Decimal points;
    std::optional<base::Decimal> minutes;  ///< nothing when an item has none
    std::optional<base::Decimal> p;        ///< the mean of `p_items` items
    std::int64_t p_items = 0;
    std::vector<std::int64_t> keys;  ///< by place as printed
    std::int64_t free_keys = 0;
    base::Decimal chi_square;
    std::int64_t degrees = 0;
    bool operator==(const RecordedFormFigures&) const = default;
};

/// The figures of what was made (assembly::Figures) as [figures] of a manifest has them.
struct RecordedFigures {
    std::vector<RecordedSectionFigures> sections;
    std::vector<RecordedFormFigures> forms;
    std::vector<std::int64_t> exposure;               ///< items on one form, on two, …
    std::int64_t named = 0;                           ///< of them, on every form by name
    std::vector<std::vector<std::int64_t>> overlaps;  ///< row i: with form i + 1, i + 2, …
    bool operator==(const RecordedFigures&) const = default;
};

[[nodiscard]] RecordedFigures recorded(const assembly::Figures& figures);

/// [figures] with its tables, as TOML.
[[nodiscard]] std::string write_figures(const RecordedFigures& figures);

/// Reads [figures] back, telling every fault.
[[nodiscard]] RecordedFigures read_figures(const toml_file::Table& table, base::Place place,
                                           base::Diagnostics& diagnostics);

/// What is not the same, in words ("section.topic valves of form B is 3 and not 4"); empty when the
/// two are equal.
[[nodiscard]] std::vector<std::string> differences(const RecordedFigures& found,
                                                   const RecordedFigures& right);

}  // namespace papersetter::manifest
