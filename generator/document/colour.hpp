// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "document/tokens.hpp"
#include "document/value.hpp"

namespace papersetter::document {

/// #rgb, #rrggbb, the sixteen basic names of CSS, transparent, currentcolor; else nothing.
[[nodiscard]] std::optional<ColourValue> to_colour(const Token& token);

}  // namespace papersetter::document
