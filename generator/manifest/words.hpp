// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "assembly/selection.hpp"

namespace papersetter::manifest {

/// The number of the manifest's own format; another one cannot be read.
inline constexpr std::int64_t format = 1;

/// What stands before the digest in the seal.
inline constexpr std::string_view digest_prefix = "sha256:";

/// The line of [manifest] that an issued paper has.
inline constexpr std::string_view issue_mark = "issued = true";

/// How an item that replaced another came to be: by the draw, by hand.
inline constexpr std::array<std::string_view, 2> replacement_words{"draw", "hand"};

/// The text of the seal over these bytes.
[[nodiscard]] std::string seal_of(std::string_view sealed);

/// The bytes that the seal of a manifest is over: all before its line.
[[nodiscard]] std::string_view sealed_part(std::string_view text);

using assembly::law_words;

}  // namespace papersetter::manifest
