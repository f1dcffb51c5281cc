// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bank/bank.hpp"
#include "blueprint/filter.hpp"

namespace papersetter::blueprint {

/// The words that the banks of a blueprint know, for telling an author the nearest right one. Put
/// together when first asked for, since a blueprint without faults seldom asks.
class Vocabulary {
  public:
    /// The banks must outlive it.
    explicit Vocabulary(const std::vector<bank::Bank>& banks) : banks_(&banks) {}

    /// Whether a topic, or an item's id, tag, objective, author or source, is so called.
    [[nodiscard]] bool has(Condition::Attribute attribute, const std::string& word);
    /// `did you mean "tuning"?`, or nothing when no word is near.
    [[nodiscard]] std::string hint(Condition::Attribute attribute, const std::string& word);
    /// What to say of a name that is no item, as `pick` writes it.
    [[nodiscard]] std::string item_hint(const std::string& name);
    /// The same among "bank:item" names.
    [[nodiscard]] std::string full_name_hint(std::string_view name) const;

  private:
    using Words = std::set<std::string>;

    [[nodiscard]] const Words& words(Condition::Attribute attribute);

    const std::vector<bank::Bank>* banks_;
    std::map<Condition::Attribute, Words> words_;
};

}  // namespace papersetter::blueprint
