// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "image/svg_places.hpp"

namespace papersetter::image {

/// Tells the references of an XML text (`&amp;`, `&#65;`) that stand for no character, each name
/// once, and a DOCTYPE that declares anything: pugixml passes over all of these without a word.
void check_references(std::string_view text, const SvgPlaces& places,
                      base::Diagnostics& diagnostics);

}  // namespace papersetter::image
