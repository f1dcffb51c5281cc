// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "bank/item.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::bank {

/// Tells what an item (or part) lacks for its type: options, a key, accepted answers, answers to
/// its gaps, a rubric. `name` is what messages call it. A draft may lack anything, but a
/// single-answer one has no two keys.
void check_answers(const Item& item, std::string_view name, base::Diagnostics& diagnostics);

/// A short answer as it is compared with another: blanks and, unless they make a difference,
/// capitals are made alike.
[[nodiscard]] std::string comparable_answer(const Item& item, std::string_view answer);

/// Whether the option (an accepted or a common wrong answer of a numeric or short item, or of a
/// gap) is what a candidate wrote.
[[nodiscard]] bool is_given(const Item& item, const Option& option, std::string_view response);

}  // namespace papersetter::bank
