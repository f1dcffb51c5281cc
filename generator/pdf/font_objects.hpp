// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/deflate.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/object_file.hpp"
#include "pdf/omission.hpp"

namespace papersetter::pdf {

/// Adds the fonts of a document to its file and names them in a /Font resource dictionary. The file
/// points into them.
void add_fonts(ObjectFile& file, DocumentFonts& fonts, Deflater& deflater, Dictionary resources,
               Omission omitted);

}  // namespace papersetter::pdf
