// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "toml_file/source_text.hpp"

namespace papersetter::toml_file {

/// The parser's complaint in an author's words, with a hint where the source shows one of the known
/// traps: a curly quote, a missing quote or "=", a header given twice, a decimal comma, …
[[nodiscard]] base::Diagnostic explain_syntax_error(SourceText& source, base::Place place,
                                                    std::string_view complaint);

}  // namespace papersetter::toml_file
