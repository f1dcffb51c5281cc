// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "bank/item.hpp"

namespace papersetter::paper {

/// The options (authored positions) of a matching item that have a prompt, in the order in which
/// prompts are printed: alphabetical by what is read of them, whatever they are matched with.
[[nodiscard]] std::vector<std::uint32_t> prompt_order(const bank::Item& part);

/// Which prompt, gap or step each authored option is the answer to, from 1; 0: none.
[[nodiscard]] std::vector<int> answered_by(const bank::Item& part);

/// The right, true or accepted ones of the options, which are printed in `order`, as the key lists
/// them: in the order of prompts, gaps or steps, else as printed.
[[nodiscard]] std::vector<std::uint32_t> right_in_order(const bank::Item& part,
                                                        const std::vector<std::uint32_t>& order);

}  // namespace papersetter::paper
