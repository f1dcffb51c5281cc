// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace papersetter::document {

/// The class names and ids of a style sheet as numbers from 1, so that matching compares numbers.
/// Classes and ids are numbered apart from each other only by their use.
class WordTable {
  public:
    /// The number of the word, new if need be.
    std::uint32_t add(std::string_view word);
    /// 0 for a word that no selector names.
    [[nodiscard]] std::uint32_t find(std::string_view word) const;
    [[nodiscard]] std::size_t size() const { return numbers_.size(); }

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>()(text);
        }
    };
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> numbers_;
};

/// One condition on an element.
struct SimpleSelector {
    enum class Kind : std::uint8_t { any, type, class_name, id, attribute, nth_child, last_child };
    Kind kind = Kind::any;
    bool is_negated = false;   ///< inside of :not()
    std::uint32_t number = 0;  ///< ElementName of a type, WordTable number of a class or id
    std::int32_t step = 0;     ///< of :nth-child(step n + offset); :first-child is 0n+1
    std::int32_t offset = 0;
    std::string attribute;             ///< name
    std::optional<std::string> value;  ///< of the attribute; nothing: it only must be there
};

/// How a compound selector hangs on the one to its left.
enum class Combinator : std::uint8_t { descendant, child, adjacent };

struct CompoundSelector {
    std::vector<SimpleSelector> tests;
    Combinator combinator = Combinator::descendant;  ///< to the next one in Selector::compounds
};

enum class PseudoElement : std::uint8_t { none, before, after };
inline constexpr std::size_t pseudo_element_count = 3;

/// A complex selector (Selectors Level 3), the compound on the right first.
struct Selector {
    std::vector<CompoundSelector> compounds;
    PseudoElement pseudo_element = PseudoElement::none;
    std::uint32_t specificity = 0;  ///< ids, classes and types, ten bits each
    std::uint32_t rule = 0;         ///< index of the rule in its sheet
};

}  // namespace papersetter::document
