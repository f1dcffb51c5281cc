// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace papersetter::pdf {

/// What a file is written without. For tests only: they show that the validator misses each of
/// these, and what tags cost. Products always have all of it.
enum class Omission : std::uint8_t {
    nothing,
    tags,              ///< all of the structure, and the claim to conform
    one_tag,           ///< around the first tagged marks of each page
    alternative,       ///< /Alt of figures
    scope,             ///< /Scope of header cells
    field_role,        ///< /Role of fields
    heading_order,     ///< headings keep the gaps between their levels
    language,          ///< /Lang of the file
    title,             ///< dc:title
    marked,            ///< /MarkInfo
    to_unicode,        ///< of every font
    extension_schema,  ///< the description of pdfuaid
    output_intent,
    identifier,  ///< /ID
};

}  // namespace papersetter::pdf
