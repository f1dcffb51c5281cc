// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/selector.hpp"
#include "document/tokens.hpp"

namespace papersetter::document {

/// Reads a list of selectors. Nothing when any of them has a fault; every fault is told.
[[nodiscard]] std::optional<std::vector<Selector>> read_selectors(std::span<const Token> tokens,
                                                                  WordTable& words,
                                                                  base::Diagnostics& diagnostics);

/// "2n+1", "odd", "-n+3", "4" → step and offset of the positions step·n + offset, n from 0.
struct Nth {
    std::int32_t step = 0;
    std::int32_t offset = 0;
    bool operator==(const Nth&) const = default;
};
[[nodiscard]] std::optional<Nth> read_nth(std::string_view text);

}  // namespace papersetter::document
