// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/decimal.hpp"
#include "layout/strings.hpp"
#include "paper/candidate_paper.hpp"

namespace papersetter::layout {

/// The date of a paper, by its own type.
using Date = decltype(paper::CandidatePaper::date)::value_type;

/// "15 May 2026", in the order and with the month names of the language.
[[nodiscard]] std::string date_text(const Strings& strings, const Date& date);

/// "45 minutes", "1 hour 30 minutes", "2 hours"; minutes need not be whole.
[[nodiscard]] std::string time_text(const Strings& strings, base::Decimal minutes);

/// Whether a paper in that language runs from right to left: as its own fixed words say
/// (`direction`), else as the language is written.
[[nodiscard]] bool is_right_to_left(const Strings& strings, std::string_view language);

/// "1 mark", "30 marks".
[[nodiscard]] std::string marks_text(const Strings& strings, base::Decimal marks);

}  // namespace papersetter::layout
