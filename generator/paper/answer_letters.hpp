// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bank/item.hpp"

namespace papersetter::paper {

/// The right answer in letters where the options are printed in that order, as keys give it
/// (InstructorQuestion::answer); empty for a written answer.
[[nodiscard]] std::string right_letters(const bank::Item& part,
                                        const std::vector<std::uint32_t>& order);

}  // namespace papersetter::paper
