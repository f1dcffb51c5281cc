// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "image/drawing.hpp"
#include "page/pages.hpp"
#include "pdf/document_fonts.hpp"

namespace papersetter::pdf {

/// The content stream of a drawing at its natural size, and the opacities (in 1/1000) that it asks
/// of its resources.
struct DrawingContent {
    std::string operators;
    std::set<std::int32_t> fill_opacities;
    std::set<std::int32_t> stroke_opacities;
};

/// Paths and texts in painting order (ISO 32000-1, 8.5 and 9.4), the texts as they were set for the
/// pages. Codes that they need are added to `fonts`.
[[nodiscard]] DrawingContent content_of(const image::Drawing& drawing,
                                        const page::PagePicture& picture, DocumentFonts& fonts);

/// "A500": the resource that sets an opacity, of fills ('A') or strokes ('S').
[[nodiscard]] std::string opacity_resource(char kind, std::int32_t opacity);

}  // namespace papersetter::pdf
