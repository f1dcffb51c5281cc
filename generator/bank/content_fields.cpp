// SPDX-License-Identifier: MIT
#include "bank/content_fields.hpp"

#include <algorithm>
#include <span>

#include "bank/amounts.hpp"
#include "bank/answer_checks.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::int64_t most_lines = 100;

/// A key, the types that have a use for it, and how its value becomes what it is without it.
struct Field {
    std::string_view key;
    std::span<const Type> types;
    void (*take_back)(Item& item);
};

bool is_used(const Field& field, Type type) {
    return std::find(field.types.begin(), field.types.end(), type) != field.types.end();
}

constexpr std::array shuffled{Type::single, Type::multiple, Type::true_false, Type::matching,
                              Type::cloze};
constexpr std::array scored{Type::multiple, Type::true_false, Type::matching, Type::ordering,
                            Type::cloze};
constexpr std::array columned{Type::single, Type::multiple, Type::matching, Type::ordering,
                              Type::cloze};
constexpr std::array spelt{Type::short_answer, Type::cloze};
constexpr std::array ruled{Type::short_answer, Type::essay};
constexpr std::array counted{Type::multiple};
constexpr std::array measured{Type::numeric};

void take_back_tolerance(Item& item) {
    item.tolerance = Number();
    item.has_relative_tolerance = false;
}

constexpr std::array<Field, 10> fields{
    Field{"order", shuffled, [](Item& item) { item.order = Order::shuffle; }},
    Field{"scoring", scored, [](Item& item) { item.scoring = Scoring::all_or_nothing; }},
    Field{"tell_count", counted, [](Item& item) { item.tells_count = false; }},
    Field{"tolerance", measured, take_back_tolerance},
    Field{"relative_tolerance", measured, take_back_tolerance},
    Field{"unit", measured, [](Item& item) { item.unit = Text(); }},
    Field{"case_sensitive", spelt, [](Item& item) { item.is_case_sensitive = false; }},
    Field{"spaces", spelt, [](Item& item) { item.spaces = Spaces::collapse; }},
    Field{"lines", ruled, [](Item& item) { item.lines = 0; }},
    Field{"option_columns", columned, [](Item& item) { item.option_columns = 0; }}};

/// A small whole number from 1; nothing when it is absent or told to be another.
std::optional<std::uint8_t> read_count(toml_file::TableReader& reader, std::string_view key,
                                       std::int64_t most, std::string_view hint,
                                       base::Diagnostics& diagnostics) {
    const auto count = reader.integer(key);
    if (!count) return std::nullopt;
    if (*count >= 1 && *count <= most) return static_cast<std::uint8_t>(*count);
    diagnostics.error(reader.place_of(key),
                      base::in_quotes(key) + " must be 1 to " + std::to_string(most) + ", not " +
                          std::to_string(*count),
                      std::string(hint));
    return std::nullopt;
}

std::optional<Number> read_number(toml_file::TableReader& reader, std::string_view key,
                                  base::Diagnostics& diagnostics) {
    const toml_file::Value* const value = reader.any(key);
    if (value == nullptr) return std::nullopt;
    std::optional<Number> number;
    if (const auto* const text = std::get_if<toml_file::Number>(&value->data)) {
        number = Number::parse(text->text);
    } else if (const auto* const quoted = std::get_if<toml_file::String>(&value->data)) {
        number = Number::parse(quoted->text);
        if (number && tell_doubtful_comma(quoted->text, value->place, diagnostics)) return number;
    }
    if (number && !number->is_negative()) return number;
    diagnostics.error(value->place, base::in_quotes(key) + " is no number from 0",
                      "write one like 0.05 or \"1e-12\"");
    return std::nullopt;
}

void read_tolerance(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    const bool is_absolute = reader.has("tolerance");
    const bool is_relative = reader.has("relative_tolerance");
    if (const auto number = read_number(reader, "tolerance", diagnostics)) {
        item.tolerance = *number;
        item.has_relative_tolerance = false;
    }
    if (const auto number = read_number(reader, "relative_tolerance", diagnostics)) {
        item.tolerance = *number;
        item.has_relative_tolerance = true;
    }
    if (!is_absolute || !is_relative) return;
    diagnostics.error(reader.place_of("relative_tolerance"),
                      "both \"tolerance\" and \"relative_tolerance\" are given",
                      "leave one of them out");
}

// One that was told to be none counts as the one that was most likely meant.
void read_type(toml_file::TableReader& reader, Item& item) {
    if (const auto type = reader.word("type", type_words)) {
        item.type = static_cast<Type>(*type);
        return;
    }
    const toml_file::Value* const value = reader.any("type");
    const auto* const word =
        value == nullptr ? nullptr : std::get_if<toml_file::String>(&value->data);
    const auto near = word == nullptr ? std::nullopt : base::nearest(word->text, type_words);
    if (!near) return;
    const auto found = std::find(type_words.begin(), type_words.end(), *near);
    item.type = static_cast<Type>(found - type_words.begin());
}

void read_unit(toml_file::TableReader& reader, Item& item, base::Diagnostics& diagnostics) {
    const toml_file::String* const unit = reader.string("unit");
    if (unit == nullptr) return;
    item.unit = read_text(*unit);
    if (item.unit.source.find('\n') == std::string::npos) return;
    diagnostics.error(reader.place_of("unit"), "\"unit\" must stand on one line");
}

}  // namespace

void read_content_fields(toml_file::TableReader& reader, Item& item,
                         base::Diagnostics& diagnostics) {
    read_type(reader, item);
    if (const auto order = reader.word("order", order_words)) {
        item.order = static_cast<Order>(*order);
    }
    const auto points = read_points(reader, diagnostics);
    if (points || reader.has("points")) item.points = points.value_or(base::Decimal());
    if (const auto scoring = reader.word("scoring", scoring_words)) {
        item.scoring = static_cast<Scoring>(*scoring);
    }
    if (const auto tells = reader.boolean("tell_count")) item.tells_count = *tells;
    read_tolerance(reader, item, diagnostics);
    read_unit(reader, item, diagnostics);
    if (const auto is_exact = reader.boolean("case_sensitive")) item.is_case_sensitive = *is_exact;
    if (const auto spaces = reader.word("spaces", spaces_words)) {
        item.spaces = static_cast<Spaces>(*spaces);
    }
    if (const auto lines = read_count(reader, "lines", most_lines,
                                      "without it there are as many as usual", diagnostics)) {
        item.lines = *lines;
    }
    if (const auto columns =
            read_count(reader, "option_columns", most_option_columns,
                       "without it the options stand as the layout has them", diagnostics)) {
        item.option_columns = *columns;
    }
}

void settle_idle_fields(const toml_file::TableReader& reader, Item& item,
                        base::Diagnostics& diagnostics) {
    const std::string_view type = type_words.at(static_cast<std::size_t>(item.type));
    for (const Field& field : fields) {
        if (is_used(field, item.type)) continue;
        field.take_back(item);
        if (!reader.has(field.key)) continue;
        diagnostics.error(reader.place_of(field.key),
                          "an item of type " + base::in_quotes(type) + " has no use for " +
                              base::in_quotes(field.key),
                          "take it out");
    }
}

}  // namespace papersetter::bank
