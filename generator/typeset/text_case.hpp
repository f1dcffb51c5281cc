// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "document/style.hpp"

namespace papersetter::typeset {

/// The text as text-transform wants it, by the rules of the language (BCP 47): "ß" in capitals is
/// "SS", a Turkish "i" gets its dot. `capitalize` raises the first letter of each word and leaves
/// the others.
[[nodiscard]] std::string transformed(std::string_view text, document::TextTransform transform,
                                      const std::string& language);

}  // namespace papersetter::typeset
