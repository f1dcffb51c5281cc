// SPDX-License-Identifier: MIT
#include "base/sha256_instructions.hpp"

#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>

#include <algorithm>
#include <array>
#endif

namespace papersetter::base {

#ifdef __x86_64__

namespace {

#define PAPERSETTER_SHA __attribute__((target("sha,sse4.1")))

constexpr std::size_t block_size = 64;

// FIPS 180-4, 4.2.2: the first 32 bits of the fractions of the cube roots of the first primes.
alignas(16) constexpr std::array<std::uint32_t, 64> round_constants{
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};

bool has_instructions() {
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0 || (ecx & bit_SSE4_1) == 0) return false;
    return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) != 0 && (ebx & bit_SHA) != 0;
}

__m128i load(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }

/// The eight words of the hash, in the order of the instructions: a, b, e, f and c, d, g, h, each
/// from the highest lane down.
struct Hash {
    __m128i abef;
    __m128i cdgh;
};

PAPERSETTER_SHA void add_block(Hash& hash, const char* block) {
    const __m128i big_endian = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
    __m128i words[4];  // the last sixteen of the schedule
    for (int i = 0; i < 4; ++i) {
        words[i] = _mm_shuffle_epi8(load(block + 16 * i), big_endian);
    }
    const Hash before = hash;
    for (int i = 0; i < 16; ++i) {
        const __m128i now = words[i % 4];
        const __m128i sum = _mm_add_epi32(now, load(&round_constants[4 * i]));
        hash.cdgh = _mm_sha256rnds2_epu32(hash.cdgh, hash.abef, sum);
        hash.abef = _mm_sha256rnds2_epu32(hash.abef, hash.cdgh, _mm_shuffle_epi32(sum, 0x0E));
        if (i >= 12) continue;
        const __m128i last = words[(i + 3) % 4];
        const __m128i seven_back = _mm_alignr_epi8(last, words[(i + 2) % 4], 4);
        const __m128i next = _mm_sha256msg1_epu32(now, words[(i + 1) % 4]);
        words[i % 4] = _mm_sha256msg2_epu32(_mm_add_epi32(next, seven_back), last);
    }
    hash.abef = _mm_add_epi32(hash.abef, before.abef);
    hash.cdgh = _mm_add_epi32(hash.cdgh, before.cdgh);
}

PAPERSETTER_SHA Digest digest_of(const Hash& hash) {
    alignas(16) std::array<std::uint32_t, 4> abef;
    alignas(16) std::array<std::uint32_t, 4> cdgh;
    _mm_store_si128(reinterpret_cast<__m128i*>(abef.data()), hash.abef);
    _mm_store_si128(reinterpret_cast<__m128i*>(cdgh.data()), hash.cdgh);
    const std::array<std::uint32_t, 8> words{abef[3], abef[2], cdgh[3], cdgh[2],
                                             abef[1], abef[0], cdgh[1], cdgh[0]};
    Digest digest;
    for (std::size_t i = 0; i < digest.bytes.size(); ++i) {
        digest.bytes[i] = static_cast<std::uint8_t>(words[i / 4] >> (24 - 8 * (i % 4)));
    }
    return digest;
}

PAPERSETTER_SHA Digest digest_by_instructions(std::string_view data) {
    // FIPS 180-4, 5.3.3: of the square roots of the first eight primes.
    Hash hash{_mm_set_epi32(0x6A09E667, static_cast<int>(0xBB67AE85), 0x510E527F,
                            static_cast<int>(0x9B05688C)),
              _mm_set_epi32(0x3C6EF372, static_cast<int>(0xA54FF53A), 0x1F83D9AB, 0x5BE0CD19)};
    const std::uint64_t bits = std::uint64_t{data.size()} * 8;
    for (; data.size() >= block_size; data.remove_prefix(block_size)) add_block(hash, data.data());
    // What is left, a one bit, zeros, and the length in bits: one block or two.
    std::array<char, 2 * block_size> tail{};
    std::copy(data.begin(), data.end(), tail.begin());
    tail[data.size()] = static_cast<char>(0x80);
    const std::size_t end = data.size() + 9 <= block_size ? block_size : 2 * block_size;
    for (std::size_t i = 0; i < 8; ++i) tail[end - 1 - i] = static_cast<char>(bits >> (8 * i));
    for (std::size_t at = 0; at < end; at += block_size) add_block(hash, tail.data() + at);
    return digest_of(hash);
}

#undef PAPERSETTER_SHA

}  // namespace

std::optional<Digest> sha256_by_instructions(std::string_view data) {
    static const bool is_possible = has_instructions();
    if (!is_possible) return std::nullopt;
    return digest_by_instructions(data);
}

#else

std::optional<Digest> sha256_by_instructions(std::string_view /*data*/) { return std::nullopt; }

#endif

}  // namespace papersetter::base
