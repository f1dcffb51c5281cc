// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bank/item.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/partition.hpp"

namespace papersetter::blueprint {

/// Why a section cannot take an item; `none` when it can. The first reason that holds is given.
enum class Obstacle : std::uint8_t {
    none,
    draft,
    retired,
    incomplete,          ///< no stem, key or options
    where,               ///< left out by the section's `where`
    no_topic,            ///< a family counts topics and the item has none
    no_level,            ///< likewise
    no_difficulty,       ///< likewise
    topic_unasked,       ///< a family does not list its topic, or wants none of it
    level_unasked,       ///< likewise
    difficulty_unasked,  ///< likewise
    type_unasked         ///< likewise
};

/// The class of an item by Attribute; 0 for an attribute that no family counts, and the number of
/// counts for a value that its family does not list but takes.
using Classes = std::array<std::size_t, 4>;

/// Which items a section may draw. An item may be drawn when papers may take it, `where` accepts it
/// and each family of the section wants some of its class, or takes values that it does not list. A
/// difficulty has every item that is counted. Picked items of other sections are a
/// matter of the caller.
class Eligibility {
  public:
    explicit Eligibility(const Section& section);
    [[nodiscard]] Obstacle obstacle(const bank::Item& item) const;
    /// The item's class in each family of the section when it may be drawn.
    [[nodiscard]] std::optional<Classes> classes(const bank::Item& item) const;
    [[nodiscard]] bool accepts(const bank::Item& item) const {
        return obstacle(item) == Obstacle::none;
    }
    /// Whether it would accept the item if nothing of its texts, options and key were missing.
    [[nodiscard]] bool covers(const bank::Item& item) const;
    /// One per family of the section, in its order.
    [[nodiscard]] const std::vector<Partition>& partitions() const { return partitions_; }

  private:
    [[nodiscard]] Obstacle classify(const bank::Item& item, Classes& classes) const;
    [[nodiscard]] Obstacle classify_complete(const bank::Item& item, Classes& classes) const;

    const Section* section_;
    std::vector<Partition> partitions_;
};

}  // namespace papersetter::blueprint
