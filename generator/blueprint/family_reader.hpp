// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/decimal.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// A family as written: numbers of items, or shares that become counts once the number of items is
/// known. `shares` runs beside `family.counts` and is empty for numbers.
struct FamilyDraft {
    Family family;
    std::vector<base::Decimal> shares;  ///< in per cent of the section's items
    std::optional<bool> others;         ///< as written
    base::Place others_place;

    /// Whether the family by itself says how many items there are.
    [[nodiscard]] bool is_exact() const;
};

/// Reads the table of a family. Nothing when a fault (told) leaves it without meaning.
[[nodiscard]] std::optional<FamilyDraft> read_family(const toml_file::Table& table,
                                                     Attribute attribute, base::Place place,
                                                     base::Diagnostics& diagnostics);

/// "section.level": how messages name a family.
[[nodiscard]] std::string family_name(Attribute attribute);

/// The items that the counts of a family add up to at least and at most: topics that lie below a
/// listed one count with it.
[[nodiscard]] base::Range total_of(const Family& family);

/// Turns shares into counts of `items`: the topics that lie below no other listed one, and what is
/// not listed (last), share the section's items by the largest remainder, then the topics below
/// each of them (and the rest of it, last) share its items likewise.
void settle_shares(FamilyDraft& draft, std::int64_t items);

/// Tells a topic whose listed descendants want more items than it has.
void check_tree(const Family& family, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
