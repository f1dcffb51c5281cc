// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "marking/statistics.hpp"

namespace papersetter::marking {

/// The authored positions of the options that the answer went wrong by: chosen or written though
/// wrong, put where they do not belong, statements called what they are not.
[[nodiscard]] std::vector<std::uint32_t> wrong_options(const MarkedPart& part,
                                                       const Answer& answer);

/// Those of the bank that somebody's answers showed, the most frequent first, of equal ones in the
/// order of their words.
[[nodiscard]] std::vector<Misconception> misconceptions_of(const Class& marked);

}  // namespace papersetter::marking
