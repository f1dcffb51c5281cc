// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/document_pictures.hpp"
#include "pdf/page_tags.hpp"
#include "pdf/text_buffer.hpp"

namespace papersetter::pdf {

/// Appends the content stream of a page (ISO 32000-1, 7.8.2): its marks in painting order, in as
/// few bytes as the operators allow, those of each structure element and the artifacts in their
/// tags. Codes that the page needs are added to `fonts`, its pictures to `pictures`.
void write_content(const page::Pages& pages, std::size_t page, DocumentFonts& fonts,
                   DocumentPictures& pictures, PageTags& tags, TextBuffer& content);

}  // namespace papersetter::pdf
