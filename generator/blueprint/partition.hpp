// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::blueprint {

/// For each topic path of a list the place in the list of its nearest proper ancestor, if any.
[[nodiscard]] std::vector<std::optional<std::size_t>> nearest_ancestors(
    const std::vector<std::string>& topics);

/// A family as classes that do not overlap. Class i belongs to count i of the family. A topic
/// includes what is below it, but an item belongs to the class of the deepest listed topic above
/// it only, and a class wants what its topic wants less what the listed topics just below it want:
///
///     "a" = 10, "a/b" = 4        →   class 0 wants 6 (in "a" outside "a/b"), class 1 wants 4
///     "a" = 10, "a/b" = [3, 5]   →   class 0 wants at most 7, class 1 at most 5
class Partition {
  public:
    explicit Partition(const Family& family);

    [[nodiscard]] std::size_t size() const { return wanted_.size(); }
    [[nodiscard]] Attribute attribute() const { return attribute_; }
    /// How many items of the class a paper has at most; where counts are exact, how many it has.
    /// Negative when topics below want more than theirs.
    [[nodiscard]] std::int64_t wanted(std::size_t number) const { return wanted_[number]; }
    /// How many items of the count a paper has at least, topics below included.
    [[nodiscard]] std::int64_t least(std::size_t number) const { return least_[number]; }
    /// The class of an item; nothing when its value is not listed or it has none.
    [[nodiscard]] std::optional<std::size_t> class_of(const bank::Item& item) const;
    /// Listed topics just below that of the class.
    [[nodiscard]] const std::vector<std::size_t>& below(std::size_t number) const {
        return below_[number];
    }

  private:
    struct Named {
        std::string value;
        std::size_t number = 0;
    };

    [[nodiscard]] std::optional<std::size_t> find(std::string_view value) const;

    void learn_tree(const Family& family, const std::vector<std::string>& topics);
    void learn_words(std::span<const std::string_view> words);

    Attribute attribute_;
    std::vector<Named> by_value_;  ///< sorted by value
    /// Other attributes than topics by the number of their word, to look nothing up for each item.
    std::array<std::optional<std::size_t>,
               std::max(bank::level_words.size(), bank::type_words.size())>
        by_word_{};
    std::vector<std::int64_t> wanted_;
    std::vector<std::int64_t> least_;
    std::vector<std::vector<std::size_t>> below_;
};

}  // namespace papersetter::blueprint
