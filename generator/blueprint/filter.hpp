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

/// A `where` table: all conditions hold and none of the `except` ones (the key `not`).
struct Filter {
    std::vector<Condition> conditions;
    std::vector<Filter> except;
    [[nodiscard]] bool accepts(const bank::Item& item) const;
};

}  // namespace papersetter::blueprint
