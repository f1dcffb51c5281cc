// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace papersetter::blueprint {

/// The most items a paper may have.
inline constexpr std::int64_t most_items = 5000;
/// The most forms a series may have.
inline constexpr std::int64_t most_forms = 100'000;
/// The most minutes a paper may last: a week.
inline constexpr std::int64_t most_minutes = 10'080;
/// The most points or minutes that a section may be bound to: items have at most 1000 and 600.
inline constexpr std::int64_t most_sum = 1000 * most_items;
/// The longest name of a form, in characters.
inline constexpr std::size_t longest_form_name = 20;
/// The longest path of a bank's folder, in bytes.
inline constexpr std::size_t longest_path = 4000;

}  // namespace papersetter::blueprint
