// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bank/bank.hpp"
#include "base/decimal.hpp"
#include "base/profile.hpp"
#include "base/range.hpp"
#include "blueprint/filter.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// A calendar date; month and day from 1.
struct Date {
    int year = 0;
    int month = 0;
    int day = 0;
};

/// The attribute that a family of counts bounds.
enum class Attribute : std::uint8_t { topic, level, difficulty, type };

/// "topic", "level", "difficulty", "type": the key of the family in a section.
[[nodiscard]] std::string_view word_of(Attribute attribute);

/// How many items of a section have one value of an attribute (a topic includes what is below it).
struct Count {
    std::string value;  ///< a topic path or the word of a level, difficulty or type
    base::Range items;
    std::string written;  ///< as the author wrote it: "7", "[6, 10]" or "22 %"
    base::Place place;
};

/// The counts of one attribute over a section. Values that are not listed get 0, unless it takes
/// others too.
struct Family {
    Attribute attribute = Attribute::topic;
    std::vector<Count> counts;  ///< in declared order; shares already turned into counts
    bool takes_others = false;  ///< `others = true`, or ranges whose mosts leave room
    base::Place place;
};

/// One count of a two-way table.
struct TableCell {
    base::Range items;
    std::string written;
    base::Place place;
};

/// Items of a row's value, by column; a cell left out bounds nothing.
struct TableRow {
    std::string value;
    std::vector<std::optional<TableCell>> cells;
    base::Place place;
};

/// The two-way table of specifications of a section, or part of it.
struct TwoWayTable {
    Attribute row_attribute = Attribute::topic;
    Attribute column_attribute = Attribute::level;
    std::vector<std::string> columns;  ///< values of the column's attribute
    std::vector<TableRow> rows;
    base::Place place;
};

/// A linear rule: how many items of a section a filter accepts.
struct Rule {
    Filter where;
    base::Range items;
    std::string written;
    base::Place place;
};

/// A bound on a sum of amounts, or on their mean, in 1/10,000.
struct AmountBound {
    base::Range amount;
    std::string written;
    base::Place place;
};

/// How a section draws item sets (the items of one stimulus).
struct StimulusBounds {
    base::Place place;                 ///< of [section.stimuli]; unknown when there is none
    std::optional<base::Range> count;  ///< item sets in the section
    std::string count_written;
    base::Place count_place;
    /// How many items of each set that is drawn; nothing: all of them.
    std::optional<base::Range> items;
    std::string items_written;
    base::Place items_place;
};

enum class Arrange : std::uint8_t { random, topic, difficulty, bank };

/// A run of questions printed together.
struct Section {
    std::string title;  ///< may be empty
    Filter where;
    /// How many items; for `pick` the number picked. 0 where faults leave open what it draws.
    std::int64_t items = 0;
    base::Place items_place;        ///< where `items` is written, else the section's
    std::vector<std::string> pick;  ///< hand-picked ids in printed order; then nothing is drawn
    std::vector<base::Place> pick_places;
    Arrange arrange = Arrange::random;
    std::vector<Family> families;  ///< at most one an attribute
    std::vector<TwoWayTable> tables;
    std::vector<Rule> rules;
    std::optional<AmountBound> points;   ///< on the sum
    std::optional<AmountBound> minutes;  ///< on the sum
    std::optional<AmountBound> p;        ///< on the mean
    StimulusBounds stimuli;
    base::Place place;
};

/// Whether it draws items that it does not pick, and what it may draw is known.
[[nodiscard]] bool is_drawn(const Section& section);

/// The least score that earns a grade.
struct CutScore {
    std::string grade;
    base::Decimal amount;  ///< in points or, as a share of all points, from 0 to 1
    bool is_share = false;
    base::Place place;
};

enum class SeriesMode : std::uint8_t { same, independent, joint };
enum class Positions : std::uint8_t { random, balanced };
enum class Rationales : std::uint8_t { every, key, none };

/// A table of specifications as read and checked: a frozen value.
struct Blueprint {
    std::string name;  ///< the file's name without ".toml"
    base::Place place;
    // [paper]
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string aids;
    std::optional<Date> date;
    std::vector<std::string> banks;  ///< folders relative to the blueprint's folder
    std::vector<base::Place> bank_places;
    std::optional<std::string> seed;
    std::string layout = "exam";
    base::Place layout_name_place;  ///< of `layout` in [paper], else of [paper]
    std::vector<std::string> profiles{std::string(base::standard_profile)};  ///< each once
    std::vector<base::Place> profile_places;  ///< none when [paper] does not name them
    std::optional<base::Decimal> minutes;
    bank::Text instructions;
    // [layout]: parameters for the layout, checked by the layout room
    toml_file::Table layout_parameters;
    base::Place layout_place;
    // [cut_scores]
    std::vector<CutScore> cut_scores;  ///< in the author's order
    // [[section]]
    std::vector<Section> sections;
    // [draw]: names of items as `pick` has them
    std::vector<std::string> include;  ///< on every paper
    std::vector<base::Place> include_places;
    std::vector<std::string> exclude;  ///< on none
    std::vector<base::Place> exclude_places;
    std::vector<std::string> avoid;  ///< manifests of earlier papers, relative to the blueprint
    std::vector<base::Place> avoid_places;
    std::vector<std::string> avoided;  ///< the items on them, once they were read
    // [series]
    std::vector<std::string> forms{"A"};  ///< names in order
    SeriesMode mode = SeriesMode::same;
    base::Place mode_place;
    std::optional<std::int64_t> max_use;  ///< joint: forms that an item may appear on
    base::Place max_use_place;
    std::optional<std::int64_t> overlap;  ///< joint: items that any two forms share at most
    base::Place overlap_place;
    std::vector<std::string> common;  ///< joint: items on all forms, not counted in the overlap
    std::vector<base::Place> common_places;
    // [options]
    Positions positions = Positions::random;
    base::Place positions_place;
    Rationales rationales = Rationales::every;
};

/// How a section is named in messages: `section "Title"`, or `section 2` (for index 1) when it has
/// no title.
[[nodiscard]] std::string name_of(const Section& section, std::size_t index);

/// A, B, … Z, AA, AB, …: the name of the form with this index from 0.
[[nodiscard]] std::string form_name(std::size_t index);

/// Whether a form may have this name, which becomes part of file names: 1 to 20 of A-Z a-z 0-9 _ -.
[[nodiscard]] bool is_form_name(std::string_view name);

/// Hamilton's largest remainder: shares (of 1/10,000 of a per cent… any common unit) of `seats`,
/// ties in declared order. The shares must be non-negative with a positive sum.
/// Vector: 5/26/69 of 9 gives 1/2/6, of 10 gives 0/3/7.
[[nodiscard]] std::vector<std::int64_t> largest_remainder(const std::vector<std::int64_t>& shares,
                                                          std::int64_t seats);

}  // namespace papersetter::blueprint
