// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bank/bank.hpp"

namespace papersetter::blueprint {

/// One condition of a `where` table: the attribute has one of the values (topics: or lies below).
struct Condition {
    enum class Attribute : std::uint8_t {
        id,
        topic,
        level,
        difficulty,
        type,
        status,
        tags,
        objectives,
        author,
        source
    };
    Attribute attribute = Attribute::id;
    std::vector<std::string> any_of;
    base::Place place;
};

/// A `where` table: all conditions hold, and none of the `except` ones (the key `not`). A list of
/// tables: one of `any_of` accepts.
struct Filter {
    std::vector<Condition> conditions;
    std::vector<Filter> except;
    std::vector<Filter> any_of;  ///< empty unless written as a list
    [[nodiscard]] bool accepts(const bank::Item& item) const;
};

}  // namespace papersetter::blueprint
