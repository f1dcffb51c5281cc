// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "assembly/requirement.hpp"
#include "bank/item.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/partition.hpp"

namespace papersetter::assembly {

/// What the bounds of a section measure of an item. Values of attributes that some bound names are
/// codes; equal marks mean equal amounts and classes.
class SectionMeasures {
  public:
    /// The section must outlive it.
    explicit SectionMeasures(const blueprint::Section& section);

    /// The bounds, as authors know them.
    [[nodiscard]] const std::vector<Requirement>& requirements() const { return requirements_; }

    using Marks = std::vector<std::int64_t>;
    /// All that bounds and families see of an item.
    void mark(const bank::Item& item, Marks& marks) const;
    /// By bound: what an item with these marks adds to it; points, minutes and p in 1/10,000.
    [[nodiscard]] std::vector<std::int64_t> amounts(const Marks& marks) const;
    /// By family: its class.
    [[nodiscard]] std::vector<std::size_t> classes(const Marks& marks) const;

  private:
    static constexpr std::size_t attributes = 4;
    using Codes = std::vector<bool>;  ///< by code of an attribute: whether it counts

    void use(blueprint::Attribute attribute);
    void learn_topics();
    void add_families();
    void add_tables();
    void add_rules_and_sums();
    [[nodiscard]] Codes codes_of(blueprint::Attribute attribute, std::string_view value) const;
    [[nodiscard]] std::size_t code_of(blueprint::Attribute attribute, const bank::Item& item) const;

    const blueprint::Section* section_;
    std::array<bool, attributes> is_used_{};
    std::vector<std::string> topics_;  ///< all that families and tables name
    std::optional<blueprint::Partition> topic_partition_;
    std::vector<Requirement> requirements_;
    /// By bound that counts values: an item counts when each of these attributes has such a code.
    struct Test {
        std::size_t attribute = 0;
        Codes codes;
    };
    std::vector<std::vector<Test>> tests_;
    std::vector<std::vector<std::size_t>> class_by_code_;  ///< by family
};

}  // namespace papersetter::assembly
