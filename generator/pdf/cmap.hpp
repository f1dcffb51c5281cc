// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "pdf/code_table.hpp"

namespace papersetter::pdf {

/// The CMap that gives each code its text (ISO 32000-1, 9.10.3).
[[nodiscard]] std::string to_unicode_cmap(const CodeTable& table);

/// The CMap of one-byte codes, code = CID, and its name; it is embedded since the predefined ones
/// that are the identity take two bytes for a code (ISO 32000-1, 9.7.5).
[[nodiscard]] std::string one_byte_cmap();
inline constexpr const char* one_byte_cmap_name = "Papersetter-OneByte-H";

}  // namespace papersetter::pdf
