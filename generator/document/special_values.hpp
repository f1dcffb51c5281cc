// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "document/value.hpp"
#include "document/value_reader.hpp"

/// Values that are more than one word or number. Each reads as far as its value goes and gives
/// nothing when there is none.
namespace papersetter::document::special_values {

/// "Gentium Book Plus", Lato, serif: strings or rows of identifiers, separated by commas.
[[nodiscard]] std::optional<Value> families(ValueReader& reader);
/// normal, or tabular-nums and lining-nums in either order.
[[nodiscard]] std::optional<Value> figures(ValueReader& reader);
/// One to three of auto and whole numbers: letters of a word, before a hyphen, after it. The last
/// two are the same when one is given.
[[nodiscard]] std::optional<Value> hyphen_limits(ValueReader& reader);
/// A number from 0.1 to 10.
[[nodiscard]] std::optional<Value> picture_scale(ValueReader& reader);
/// auto or a name.
[[nodiscard]] std::optional<Value> page_name(ValueReader& reader);
/// A4 | A5 | A3 | B5 | letter | legal, or two lengths, with portrait or landscape.
[[nodiscard]] std::optional<Value> page_size(ValueReader& reader);
/// none | normal | a row of strings, counter(page), counter(pages), target-counter("#id", page),
/// target-counter(attr(href), page), attr(name).
[[nodiscard]] std::optional<Value> content(ValueReader& reader);
/// none or an angle, as eighths of a circle from 0 to 7.
[[nodiscard]] std::optional<Value> turn(ValueReader& reader);
/// all, or words that must all hold of a page, as bits of PageKind.
[[nodiscard]] std::optional<Value> page_kinds(ValueReader& reader);
/// The number 0, for a property that can be nothing else.
[[nodiscard]] std::optional<Value> zero(ValueReader& reader);

}  // namespace papersetter::document::special_values
