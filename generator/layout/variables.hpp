// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "layout/feedback_variables.hpp"
#include "layout/guide_variables.hpp"
#include "layout/key_variables.hpp"
#include "layout/paper_variables.hpp"
#include "layout/question_variables.hpp"
#include "layout/report_variables.hpp"
#include "layout/sheet_variables.hpp"
#include "layout/variable.hpp"

namespace papersetter::layout {

/// The tables one after another.
template <std::size_t... sizes>
[[nodiscard]] consteval std::array<Variable, (sizes + ...)> joined(
    const std::array<Variable, sizes>&... tables) {
    std::array<Variable, (sizes + ...)> all{};
    std::size_t at = 0;
    const auto append = [&](const auto& table) {
        for (const Variable& variable : table) all[at++] = variable;
    };
    (append(tables), ...);
    return all;
}

/// Every variable, those of one context together. docs/layout_guide.md explains each; a test
/// compares the two.
inline constexpr auto variables =
    joined(paper_variables, question_variables, key_variables, report_variables, sheet_variables,
           feedback_variables, guide_variables);

/// The position of a variable in the table; nothing for an unknown name.
[[nodiscard]] constexpr std::optional<std::size_t> find_variable(std::string_view name) {
    for (std::size_t i = 0; i < variables.size(); ++i) {
        if (variables[i].name == name) return i;
    }
    return std::nullopt;
}

/// Where the variables of a context begin in the table; for `context_count`, the table's end.
[[nodiscard]] constexpr std::size_t first_of(std::size_t context) {
    std::size_t i = 0;
    while (i < variables.size() && static_cast<std::size_t>(variables[i].context) < context) ++i;
    return i;
}

}  // namespace papersetter::layout
