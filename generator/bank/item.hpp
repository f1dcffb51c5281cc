// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bank/number.hpp"
#include "bank/text.hpp"
#include "base/decimal.hpp"

namespace papersetter::bank {

enum class Type : std::uint8_t {
    single,      ///< one option is right
    multiple,    ///< any number of options are right
    true_false,  ///< each option is a statement that is true or false
    numeric,     ///< a number is asked for
    short_answer,
    cloze,      ///< gaps in the stem, to be filled from an option bank or freely
    matching,   ///< each prompt has one of the options
    ordering,   ///< the options are steps, authored in the right order
    essay,      ///< marked by a rubric
    composite,  ///< parts (a), (b), … with types and points of their own
};
enum class Level : std::uint8_t { remember, understand, apply, analyse, evaluate, create };
enum class Difficulty : std::uint8_t { easy, medium, hard };
enum class Status : std::uint8_t { draft, approved, retired, reserved };
enum class Order : std::uint8_t { shuffle, fixed, ascending };
enum class Pin : std::uint8_t { none, first, last };

/// What a partly right answer is worth: nothing, or the points of what is right in it.
enum class Scoring : std::uint8_t { all_or_nothing, per_option };
/// Which blanks make a difference in a short answer: none at all, or how many stand in a row no.
enum class Spaces : std::uint8_t { collapse, ignore };

inline constexpr std::array<std::string_view, 10> type_words{
    "single", "multiple", "true-false", "numeric", "short",
    "cloze",  "matching", "ordering",   "essay",   "composite"};
inline constexpr std::array<std::string_view, 2> scoring_words{"all-or-nothing", "per-option"};
inline constexpr std::array<std::string_view, 2> spaces_words{"collapse", "ignore"};
inline constexpr std::array<std::string_view, 6> level_words{"remember", "understand", "apply",
                                                             "analyse",  "evaluate",   "create"};
inline constexpr std::array<std::string_view, 3> difficulty_words{"easy", "medium", "hard"};
inline constexpr std::array<std::string_view, 4> status_words{"draft", "approved", "retired",
                                                              "reserved"};
inline constexpr std::array<std::string_view, 3> order_words{"shuffle", "fixed", "ascending"};
inline constexpr std::array<std::string_view, 3> pin_words{"none", "first", "last"};

/// One answer: offered on the paper, or (numeric, short, cloze without an option bank) one that
/// candidates give, accepted or not; a step, a statement; a criterion of an essay's rubric.
/// Identified by its id or, without one, by its authored position.
struct Option {
    std::string id;  ///< may be empty
    Text text;
    /// Right, true, accepted; of a matching item: it has a prompt; of an option bank: it has a gap.
    bool is_correct = false;
    Text prompt = {};                ///< matching: what it is the answer to; empty for a distractor
    std::string gap = {};            ///< cloze: the gap it is an answer to; empty for a distractor
    base::Decimal points = {};       ///< of a criterion
    Text rationale;                  ///< why it is right or why it fails
    Text tempting;                   ///< why a candidate is drawn to it; may be empty
    Text right_when;                 ///< the question it would have answered; may be empty
    std::string misconception = {};  ///< what those believe who choose it, in a few words
    Pin pin = Pin::none;
    base::Place place;
    std::string term = {};  ///< the term of its bank that explains it too; may be empty
    base::Place term_place = {};
    Text term_text = {};  ///< that of the term, which follows its own rationale
};

/// Whether it says why it is right or fails, itself or by its term.
[[nodiscard]] inline bool has_rationale(const Option& option) {
    return !option.rationale.empty() || !option.term_text.empty();
}

inline constexpr int most_option_columns = 4;
/// Options and parts are lettered A to Z.
inline constexpr std::size_t most_letters = 26;

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
    Scoring scoring = Scoring::all_or_nothing;
    bool tells_count = false;  ///< multiple: the paper says how many options to choose
    /// Of a numeric answer, absolute or as a share of it.
    Number tolerance;
    bool has_relative_tolerance = false;
    Text unit;                       ///< printed after the blank of a numeric answer; may be empty
    bool is_case_sensitive = false;  ///< of short answers and gaps, like `spaces`
    Spaces spaces = Spaces::collapse;
    std::uint8_t lines = 0;  ///< ruled for a short answer or an essay; 0: as many as usual
    Text stem;
    std::vector<std::string> gaps;  ///< of a cloze stem, in its order
    bool is_option_bank = false;    ///< cloze: gaps are filled with the options offered
    Text explanation;               ///< may be empty
    Text model_answer;              ///< of an essay
    std::vector<Option> options;    ///< a composite item has none of its own
    std::vector<Item> parts;        ///< of a composite item; they have no id, topic, level …
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

/// Every text of an item and its parts.
template <typename SomeItem, typename Action>
void for_each_text(SomeItem& item, Action action) {
    action(item.stem);
    action(item.explanation);
    action(item.model_answer);
    action(item.unit);
    for (auto& part : item.parts) for_each_text(part, action);
    for (auto& option : item.options) {
        action(option.prompt);
        action(option.text);
        action(option.rationale);
        action(option.tempting);
        action(option.right_when);
    }
}

/// Whether its options are printed for candidates to choose from, each with a letter.
[[nodiscard]] bool offers_options(const Item& item);
/// Whether candidates answer it with letters of options in the answer strip.
[[nodiscard]] bool is_answered_by_letters(const Item& item);

/// What is answered on its own: the parts of a composite item in their order, else the item.
[[nodiscard]] std::vector<const Item*> answered_parts(const Item& item);
/// How many options it has with those of its parts. An order of options is a permutation of them
/// all, in which those of each part stay together and parts in their order.
[[nodiscard]] std::size_t option_count(const Item& item);
/// The order of the options of each of `answered_parts`, counted from its first, taken out of such
/// an order; empty when it is none.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> orders_of_parts(
    const Item& item, const std::vector<std::uint32_t>& order);

/// The difficulty band: by p when given (hard < 0.45 <= medium < 0.75 <= easy), else as declared.
[[nodiscard]] std::optional<Difficulty> band_of(const Item& item);

/// Whether papers may take it: approved and reserved items, complete.
[[nodiscard]] bool is_usable(const Item& item);

}  // namespace papersetter::bank
