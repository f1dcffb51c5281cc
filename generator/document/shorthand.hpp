// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "document/property.hpp"
#include "document/value_reader.hpp"

namespace papersetter::document {

/// A longhand with its specified value.
using LonghandValue = std::pair<Property, Value>;

inline constexpr std::array<std::string_view, 20> shorthand_names{"margin",
                                                                  "padding",
                                                                  "border",
                                                                  "border-top",
                                                                  "border-right",
                                                                  "border-bottom",
                                                                  "border-left",
                                                                  "border-width",
                                                                  "border-style",
                                                                  "border-color",
                                                                  "font",
                                                                  "flex",
                                                                  "gap",
                                                                  "list-style",
                                                                  "background",
                                                                  "inset-inline",
                                                                  "margin-inline",
                                                                  "padding-inline",
                                                                  "border-inline-start",
                                                                  "border-inline-end"};

/// The longhands a shorthand sets; empty when the name is no shorthand.
[[nodiscard]] std::span<const Property> longhands_of(std::string_view shorthand);

/// Reads the value of a shorthand into values of all its longhands (those it leaves out at their
/// initial value, as CSS says). False when the value is none; the reader then stands at the fault.
[[nodiscard]] bool read_shorthand(std::string_view shorthand, ValueReader& reader,
                                  std::vector<LonghandValue>& values);

/// "top, right, bottom and left as 1 to 4 lengths": what the shorthand takes, for hints.
[[nodiscard]] std::string_view form_of(std::string_view shorthand);

}  // namespace papersetter::document
