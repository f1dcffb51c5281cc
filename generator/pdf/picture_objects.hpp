// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/deflate.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/document_pictures.hpp"
#include "pdf/object_file.hpp"

namespace papersetter::pdf {

/// Adds the pictures of a document to its file and names them in /XObject of the pages'
/// `resources`: rasters and photographs as images, with soft masks and ICC profiles, drawings as
/// forms (ISO 32000-1, 8.9 and 8.10). Forms show text in the fonts of `font_names`, which must be
/// indirect then; codes they need are added to `fonts`. The file points into the pictures.
void add_pictures(ObjectFile& file, const DocumentPictures& pictures, DocumentFonts& fonts,
                  Deflater& deflater, Dictionary resources, Dictionary font_names);

}  // namespace papersetter::pdf
