// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "document/styled_document.hpp"
#include "image/gallery.hpp"
#include "typeset/arena.hpp"
#include "typeset/box.hpp"
#include "typeset/element_table.hpp"

namespace papersetter::typeset {

/// The element tree as boxes: anonymous boxes around text among blocks and in flex containers,
/// generated content, list markers, pictures of the gallery. What cannot be a box here (a block
/// within an inline element, text straight in a table, a picture that is not in the gallery) is an
/// error with its place.
[[nodiscard]] BoxTree build_boxes(const document::StyledDocument& document,
                                  const ElementTable& elements, const image::Gallery& gallery,
                                  Arena& arena, base::Diagnostics& diagnostics);

}  // namespace papersetter::typeset
