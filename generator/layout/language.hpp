// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "layout/strings.hpp"
#include "layout/template_files.hpp"

namespace papersetter::layout {

/// The layout's fixed words in the language of a paper (BCP 47): strings/de-AT.toml, else
/// strings/de.toml, with a warning if that is in another script; the case of the tag says nothing.
/// What is missing there is taken from strings/en.toml, and so is everything for a
/// language without a file, with a warning naming the file to add. A layout without strings/en.toml
/// has no fixed words. Nothing when a file could not be read as TOML.
[[nodiscard]] std::optional<Strings> read_language(TemplateFiles& files, std::string_view language,
                                                   base::Place asked, const base::Sources& sources,
                                                   base::Diagnostics& diagnostics);

}  // namespace papersetter::layout
