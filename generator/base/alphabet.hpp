// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::base {

/// What to compare, byte by byte, to put texts into alphabetical order: letters without case and
/// without accents first, accents where these are equal. Scripts stand in the order of Unicode; the
/// order of a single language (Swedish å after z) is not followed.
[[nodiscard]] std::string alphabetical_key(std::string_view text);

}  // namespace papersetter::base
