// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/decimal.hpp"
#include "marking/marked_form.hpp"
#include "marking/responses.hpp"

namespace papersetter::marking {

/// What an answer earned. One that is not marked (an essay without points, a skipped cell, a
/// voided question) earns nothing of nothing.
struct Score {
    base::Decimal got;
    base::Decimal of;
    bool is_marked = true;
    [[nodiscard]] bool is_full() const { return is_marked && got == of; }
};

/// What a candidate earned.
struct Result {
    std::vector<std::vector<Score>> scores;  ///< by question and part, as the answers
    base::Decimal got;
    base::Decimal of;  ///< of what is marked
    int unmarked = 0;  ///< answers that are not marked
};

/// What an answer to the part is worth, by its `scoring`: all of its points for an answer that is
/// wholly right, else nothing; or, per option,
/// - multiple: the right options chosen less the wrong ones, over the right ones, never below 0;
/// - true-false, matching, ordering, cloze: the places that are right, over all places;
/// - single, numeric, short: all or nothing. An essay earns the points that it was given.
[[nodiscard]] Score score_of(const MarkedPart& part, const Answer& answer);

/// The authored position of the option that was chosen there, or of the accepted or common wrong
/// answer that was written there; nothing when it is none. `place` is that of `choices` or
/// `written`; of statements it is the statement itself, which was called true or false.
[[nodiscard]] std::optional<std::uint32_t> option_at(const MarkedPart& part, const Answer& answer,
                                                     std::size_t place);

/// Whether the place (of `choices` or `written`) is answered rightly.
[[nodiscard]] bool is_right_at(const MarkedPart& part, const Answer& answer, std::size_t place);

[[nodiscard]] Result result_of(const MarkedForm& form, const Response& response);

}  // namespace papersetter::marking
