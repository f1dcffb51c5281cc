// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace papersetter::manifest {

/// The number of the manifest's own format; another one cannot be read.
inline constexpr std::int64_t format = 1;

/// What stands before the digest in the seal.
inline constexpr std::string_view digest_prefix = "sha256:";

using assembly::law_words;

}  // namespace papersetter::manifest
