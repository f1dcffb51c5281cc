// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"

namespace papersetter::document {

/// Whether all of it is UTF-8 without control characters; the first fault is told. `what` names
/// the text ("the markup"); `place_at` finds the place of an offset in it.
[[nodiscard]] bool is_readable(std::string_view text, std::string_view what,
                               base::Place (*place_at)(std::string_view, std::size_t),
                               base::Diagnostics& diagnostics);

/// The markup with named characters of HTML replaced by the characters themselves, since pugixml
/// knows only the five of XML. Unknown names and stray `&` are told.
[[nodiscard]] std::vector<char> without_named_characters(std::string_view html,
                                                         base::Diagnostics& diagnostics);

/// The place of the last start tag with data-at that begins before `offset`.
[[nodiscard]] base::Place place_before(std::string_view html, std::size_t offset);

/// The place of the last position mark of a style sheet before `offset`.
[[nodiscard]] base::Place mark_before(std::string_view css, std::size_t offset);

}  // namespace papersetter::document
