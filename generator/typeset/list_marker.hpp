// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "document/style.hpp"

namespace papersetter::typeset {

/// The marker of the list item with that ordinal: "•", "3.", "c.", "AA."; empty for none. Letters
/// of ordinals below 1 fall back to decimal (CSS Counter Styles 3).
[[nodiscard]] std::string list_marker(document::ListStyle style, int ordinal);

}  // namespace papersetter::typeset
