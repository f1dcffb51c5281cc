// SPDX-License-Identifier: MIT
#include "base/digest.hpp"

#include <algorithm>
#include <cassert>
#include <span>

#include <nettle/sha2.h>
#include <unistd.h>

#include "base/ascii.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::base {

namespace {

std::string base32(std::span<const std::uint8_t> bytes, std::size_t characters) {
    constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::string text;
    text.reserve(characters);
    for (std::size_t i = 0; i < characters; ++i) {
        unsigned value = 0;
        for (std::size_t bit = 5 * i; bit < 5 * i + 5; ++bit) {
            // Bits past the end count as zero.
            const bool is_set =
                bit / 8 < bytes.size() && ((bytes[bit / 8] >> (7 - bit % 8)) & 1U) != 0;
            value = value * 2 + (is_set ? 1 : 0);
        }
        text += alphabet[value];
    }
    return text;
}

}  // namespace

Digest sha256(std::string_view data) {
    Digest digest;
    static_assert(sizeof digest.bytes == SHA256_DIGEST_SIZE);
    sha256_ctx state;
    sha256_init(&state);
    sha256_update(&state, data.size(), reinterpret_cast<const std::uint8_t*>(data.data()));
    sha256_digest(&state, digest.bytes.size(), digest.bytes.data());
    return digest;
}

std::string to_hex(const Digest& digest) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    hex.reserve(2 * digest.bytes.size());
    for (const std::uint8_t byte : digest.bytes) {
        hex += digits[byte >> 4U];
        hex += digits[byte & 15U];
    }
    return hex;
}

std::optional<Digest> digest_from_hex(std::string_view hex) {
    Digest digest;
    if (hex.size() != 2 * digest.bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        const char high = hex[2 * i];
        const char low = hex[2 * i + 1];
        if (!is_hex_digit(high) || !is_hex_digit(low)) return std::nullopt;
        digest.bytes[i] = static_cast<std::uint8_t>(hex_value(high) * 16 + hex_value(low));
    }
    return digest;
}

std::string fresh_seed() {
    std::array<std::uint8_t, 16> bytes{};
    if (getentropy(bytes.data(), bytes.size()) != 0) {
        throw WorldError("the machine gives no random numbers for a fresh seed");
    }
    return base32(bytes, 26);
}

std::string to_base32(const Digest& digest, std::size_t characters) {
    assert(characters <= 51);
    return base32(digest.bytes, characters);
}

}  // namespace papersetter::base
