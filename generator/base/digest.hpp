// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::base {

/// A SHA-256 digest (FIPS 180-4).
struct Digest {
    std::array<std::uint8_t, 32> bytes{};
    auto operator<=>(const Digest&) const = default;
};

[[nodiscard]] Digest sha256(std::string_view data);
/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(const Digest& digest);
[[nodiscard]] std::optional<Digest> digest_from_hex(std::string_view hex);
/// A fresh seed text: 128 bits of the machine's randomness as 26 characters of base 32.
[[nodiscard]] std::string fresh_seed();
/// The first `characters` (at most 51) of the digest in Crockford's base 32 (no I, L, O, U).
[[nodiscard]] std::string to_base32(const Digest& digest, std::size_t characters);

}  // namespace papersetter::base
