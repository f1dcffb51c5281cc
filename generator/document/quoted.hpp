// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::document {

/// The text between backquotes, with what cannot be seen shown: for naming an author's words in a
/// message. Text past 80 characters is cut.
[[nodiscard]] std::string quoted(std::string_view text);
/// `<name>`, quoted in the same way.
[[nodiscard]] std::string quoted_tag(std::string_view name);

}  // namespace papersetter::document
