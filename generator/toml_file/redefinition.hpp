// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "toml_file/source_text.hpp"

namespace papersetter::toml_file {

/// Explains the parser's "cannot redefine existing …": a key given twice, a [header] given twice
/// where [[header]] was meant, or a [[header]] under something that is no list of tables.
[[nodiscard]] base::Diagnostic explain_redefinition(const SourceText& source, base::Place place,
                                                    std::string_view complaint);

}  // namespace papersetter::toml_file
