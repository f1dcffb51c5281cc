// SPDX-License-Identifier: MIT
#pragma once

#include "document/rule_index.hpp"
#include "document/stylesheet.hpp"

namespace papersetter::document {

/// The sheet that comes before the author's: what the elements are, and nothing of how they look
/// beyond bold, italic and the indent of lists.
struct UserAgent {
    const Stylesheet& sheet;
    const RuleIndex& index;
};
/// Parsed once in the life of the program.
[[nodiscard]] UserAgent user_agent();

}  // namespace papersetter::document
