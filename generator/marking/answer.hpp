// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"
#include "base/decimal.hpp"

namespace papersetter::marking {

enum class AnswerState : std::uint8_t {
    blank,     ///< nothing was answered
    given,     ///< it was
    unmarked,  ///< an essay whose points are not there yet
    skipped,   ///< what the cell says is no answer to the question; told
};

/// What a candidate answered to one question, or to one part of one.
struct Answer {
    AnswerState state = AnswerState::blank;
    /// Printed positions of the options: of a single or multiple question those that were chosen,
    /// ascending; else one a prompt, gap or step in their order, or `open`. Of statements in
    /// printed order 1 for true, 0 for false, or `open`.
    std::vector<std::uint32_t> choices;
    std::vector<std::string> written;  ///< of a numeric or short question; of a cloze one a gap
    base::Decimal points;              ///< of an essay
    bool operator==(const Answer&) const = default;

    static constexpr std::uint32_t open = 0xFFFFFFFF;  ///< nothing was answered there
};

/// An answer, or why the cell holds none.
struct ReadAnswer {
    Answer answer;
    std::string
        fault;  ///< "has an option E, but the question has A to D"; empty when there is none
    std::string hint;
};

/// Reads a cell as the answer to an item or part, not composite, with so many `places` to fill
/// (prompts, gaps, steps, statements).
[[nodiscard]] ReadAnswer read_answer(const bank::Item& part, std::size_t places,
                                     std::string_view cell);

}  // namespace papersetter::marking
