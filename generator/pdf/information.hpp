// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/object_file.hpp"
#include "pdf/write.hpp"

namespace papersetter::pdf {

/// The document information dictionary (ISO 32000-1, 14.3.3).
[[nodiscard]] Dictionary add_information(ObjectFile& file, const Metadata& metadata);

/// The same as an XMP packet in a metadata stream (14.3.2).
[[nodiscard]] Dictionary add_xmp(ObjectFile& file, const Metadata& metadata, Omission omitted);

}  // namespace papersetter::pdf
