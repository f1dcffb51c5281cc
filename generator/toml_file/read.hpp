// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>

#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::toml_file {

/// The largest TOML file that is read, in bytes.
inline constexpr std::size_t size_limit = 64U << 20U;

/// Reads a file of the table `sources` as TOML 1.0 (toml++). CRLF line ends and a UTF-8 byte order
/// mark are accepted. Faults go to `diagnostics`: not UTF-8 (with the byte's place), too large, a
/// key of absurdly many dotted parts or nesting so deep that the parser would overflow its stack
/// (checked before parsing), and the parser's own first syntax error, with a hint where the cause
/// is a known trap. Nothing is returned when the file could not be read as TOML.
///
/// Every basic string, of one line or several, whose escapes look unmeant ("\theta" becomes a tab
/// and "heta": \b \f \n \r \t followed by a letter) is an error with the hint to use '''…'''; the
/// table is returned all the same.
[[nodiscard]] std::optional<Table> read(const base::Sources& sources, base::FileNumber file,
                                        base::Diagnostics& diagnostics);

}  // namespace papersetter::toml_file
