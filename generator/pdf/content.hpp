// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "page/pages.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/page_tags.hpp"

namespace papersetter::pdf {

/// The content stream of a page (ISO 32000-1, 7.8.2): its marks in painting order, in as few bytes
/// as the operators allow, those of each structure element and the artifacts in their tags. Codes
/// that the page needs are added to `fonts`.
[[nodiscard]] std::string content_of(const page::Page& page, DocumentFonts& fonts, PageTags& tags);

}  // namespace papersetter::pdf
