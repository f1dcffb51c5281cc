// SPDX-License-Identifier: MIT
#pragma once

#include "font/font_book.hpp"
#include "pdf/code_table.hpp"

namespace papersetter::pdf {

/// The codes of a face's base subset: glyphs for fixed characters, which tell nothing of any
/// content. A text face has printable ASCII in all shapes of figures, the common signs and the
/// Latin f-ligatures; a face of a fallback family has only the signs that text faces lack.
[[nodiscard]] CodeTable base_codes(const font::FontBook& book, font::FaceId face);

}  // namespace papersetter::pdf
