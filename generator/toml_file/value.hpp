// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/place.hpp"

namespace papersetter::toml_file {

struct Value;

/// How a string was written; the author's hints depend on it.
enum class StringForm : std::uint8_t { basic, literal, multiline_basic, multiline_literal };

/// A string with how it was written. `body` is the place of its first character as it stands in
/// the file (after the quotes and, in a multi-line string, after the trimmed first line end), so
/// that line n of the value stands on line body.line + n of the file (literal forms).
struct String {
    std::string text;
    StringForm form = StringForm::basic;
    base::Place body;
};

/// An integer or a decimal fraction exactly as written ("1.5", "1_000", "0x1F", "1e3", "inf"), kept
/// as text so that nothing is rounded.
struct Number {
    std::string text;
    bool is_integer = true;
    std::int64_t integer = 0;  ///< only when is_integer
};

/// A date as written, "2026-05-15".
struct Date {
    int year = 0;
    int month = 0;
    int day = 0;
    /// It was written with a time of day (or as a time alone, then year is 0): told as an error
    /// where a date is asked for.
    bool has_time = false;
};

struct Array {
    std::vector<Value> values;
};

/// A table in the order of the file. Keys are unique (the parser sees to it).
struct Table {
    struct Entry;
    std::vector<Entry> entries;
    [[nodiscard]] const Entry* find(std::string_view key) const;
};

/// A typed value with the place of its first character.
struct Value {
    std::variant<String, Number, bool, Date, Array, Table> data;
    base::Place place;
};

struct Table::Entry {
    std::string key;
    base::Place key_place;
    Value value;
};

/// What a value is, in words for messages: "a string", "an integer", "a table", …
[[nodiscard]] std::string_view kind_of(const Value& value);

}  // namespace papersetter::toml_file
