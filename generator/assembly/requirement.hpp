// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/diagnostic.hpp"
#include "base/range.hpp"

namespace papersetter::assembly {

/// Which part of a section a bound comes from.
enum class Demand : std::uint8_t { items, family, table, rule, points, minutes, p, sets };

/// A bound of a SectionProblem as its author knows it.
struct Requirement {
    Demand demand = Demand::items;
    std::string key;      ///< where it is written: "section.items", "section.topic", …
    std::string value;    ///< "valves"; of a cell "valves, apply"; empty where the key says it all
    std::string written;  ///< as the author wrote it: "7", "[6, 10]" or "22 %"
    base::Range asked;    ///< of a whole paper; points, minutes and p (their mean) in 1/10,000
    base::Place place;
    /// How many 1/10,000 one unit of the bound's amounts is; 1 where items or sets are counted.
    std::int64_t unit = 1;
    std::size_t number = 0;  ///< of the family, table or rule in the section
    std::size_t row = 0;     ///< of the count in the family or the row in the table
    std::size_t column = 0;  ///< of the table
};

}  // namespace papersetter::assembly
