// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "bank/item.hpp"
#include "bank/item_words.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Tells what an item (or part) lacks for its type: options, a key, accepted answers, answers to
/// its gaps, a rubric. A draft may lack anything, but a
/// single-answer one has no two keys.
void check_answers(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics);

/// Tells a number whose comma may be meant to part thousands; whether it has one.
bool tell_doubtful_comma(std::string_view number, base::Place place,
                         base::Diagnostics& diagnostics);

/// An answer as it is compared with another: of a number what it comes to (nothing where it is
/// none), of words blanks and, unless they make a difference, capitals made alike.
[[nodiscard]] std::string comparable_answer(const Item& item, std::string_view answer);

/// Whether the option (an accepted or a common wrong answer of a numeric or short item, or of a
/// gap) is what a candidate wrote.
[[nodiscard]] bool is_given(const Item& item, const Option& option, std::string_view response);

}  // namespace papersetter::bank
