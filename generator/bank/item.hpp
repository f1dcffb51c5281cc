// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/text.hpp"
#include "base/decimal.hpp"

namespace papersetter::bank {

enum class Type : std::uint8_t { single };
enum class Level : std::uint8_t { remember, understand, apply, analyse, evaluate, create };
enum class Difficulty : std::uint8_t { easy, medium, hard };
enum class Status : std::uint8_t { draft, approved, retired, reserved };
enum class Order : std::uint8_t { shuffle, fixed, ascending };
enum class Pin : std::uint8_t { none, first, last };

inline constexpr std::array<std::string_view, 1> type_words{"single"};
inline constexpr std::array<std::string_view, 6> level_words{"remember", "understand", "apply",
                                                             "analyse",  "evaluate",   "create"};
inline constexpr std::array<std::string_view, 3> difficulty_words{"easy", "medium", "hard"};
inline constexpr std::array<std::string_view, 4> status_words{"draft", "approved", "retired",
                                                              "reserved"};
inline constexpr std::array<std::string_view, 3> order_words{"shuffle", "fixed", "ascending"};
inline constexpr std::array<std::string_view, 3> pin_words{"none", "first", "last"};

/// One answer offered. Identified by its id or, without one, by its authored position.
struct Option {
    std::string id;  ///< may be empty
    Text text;
    bool is_correct = false;
    Text rationale;   ///< why it is right or why it fails
    Text tempting;    ///< why a candidate is drawn to it; may be empty
    Text right_when;  ///< the question it would have answered; may be empty
    Pin pin = Pin::none;
    base::Place place;
};

inline constexpr int most_option_columns = 4;

/// One question of the bank with everything the author said of it.
struct Item {
    std::string id;  ///< permanent, unique in its bank: [A-Za-z0-9._-]+
    base::Place place;
    Type type = Type::single;
    std::string language;  ///< of its texts, BCP 47; empty: its bank's
    std::string topic;     ///< path of a topic of the bank; empty when the author gave none
    std::optional<Level> level;
    std::optional<Difficulty> difficulty;  ///< declared band
    std::optional<base::Decimal> p;        ///< share who got it right; decides the band when given
    std::optional<base::Decimal> discrimination;
    base::Decimal points = base::Decimal::whole(1);
    std::optional<base::Decimal> minutes;
    Status status = Status::approved;
    Order order = Order::shuffle;
    /// How many columns its options stand in on a question paper, 1 to 4; 0: as the layout has it.
    std::uint8_t option_columns = 0;
    Text stem;
    Text explanation;  ///< may be empty
    std::vector<Option> options;
    std::vector<std::string> tags;
    std::vector<std::string> objectives;
    std::vector<std::string> references;
    /// Ids of items and stimuli of this bank that may not meet it on a paper, sorted. Once the bank
    /// is read, each of two enemies names the other.
    std::vector<std::string> enemies;
    base::Place enemies_place;
    std::string stimulus;  ///< id of the stimulus that it asks about, in its bank; may be empty
    base::Place stimulus_place;
    std::string author;
    std::string reviewed;
    std::string source;
};

/// Every text of an item.
template <typename SomeItem, typename Action>
void for_each_text(SomeItem& item, Action action) {
    action(item.stem);
    action(item.explanation);
    for (auto& option : item.options) {
        action(option.text);
        action(option.rationale);
        action(option.tempting);
        action(option.right_when);
    }
}

/// The difficulty band: by p when given (hard < 0.45 <= medium < 0.75 <= easy), else as declared.
[[nodiscard]] std::optional<Difficulty> band_of(const Item& item);

/// Whether papers may take it: approved and reserved items, complete.
[[nodiscard]] bool is_usable(const Item& item);

}  // namespace papersetter::bank
