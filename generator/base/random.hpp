// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace papersetter::base {

/// The block function Philox4x32-10 (Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2,
/// 3"): four words of counter and two of key give four words.
[[nodiscard]] std::array<std::uint32_t, 4> philox4x32_10(std::array<std::uint32_t, 4> counter,
                                                         std::array<std::uint32_t, 2> key);

/// The only source of chance. The same seed gives the same draws on every compiler and platform,
/// which std::shuffle and the std distributions do not promise.
///
/// Byte layout, frozen: key = the first 8 bytes (little endian) of SHA-256(engine 0x00 seed).
/// The 128-bit counter packs, from the least significant bit: draw (20 bits), attempt (24 bits),
/// form (20 bits), purpose (64 bits). The purpose is the first 8 bytes (little endian) of the
/// SHA-256 of its name; forks join names with 0x00; the root has purpose 0. A 64-bit draw is word
/// 0 | word 1 << 32 of the block.
class Random {
  public:
    /// `engine` names the law, e.g. "papersetter/engine/0"; `seed` is any text.
    Random(std::string_view engine, std::string_view seed);

    /// A generator for one named purpose, so that adding a draw elsewhere moves nothing here.
    [[nodiscard]] Random fork(std::string_view purpose) const;
    /// The same purpose for another form (below 2^20) or attempt (below 2^24); draws start anew.
    [[nodiscard]] Random form(std::uint32_t number) const;
    [[nodiscard]] Random attempt(std::uint32_t number) const;

    /// The first draw of this purpose for another form and attempt: what `next` would give, without
    /// making a generator.
    [[nodiscard]] std::uint64_t first(std::uint32_t form, std::uint32_t attempt) const;

    /// The next 64 bits. At most 2^20 draws from one purpose, form and attempt.
    std::uint64_t next();
    /// Uniform in [0, bound) by Lemire's multiply with rejection. `bound` must be positive.
    std::uint64_t below(std::uint64_t bound);

    /// Fisher and Yates from the back: i = size-1 … 1, swap i with below(i + 1).
    template <typename T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i) {
            const auto j = static_cast<std::size_t>(below(i));
            std::swap(values[i - 1], values[j]);
        }
    }

  private:
    [[nodiscard]] std::uint64_t draw_at(std::uint32_t form, std::uint32_t attempt,
                                        std::uint32_t draw) const;

    std::array<std::uint32_t, 2> key_{};
    std::string purpose_name_;
    std::uint64_t purpose_ = 0;
    std::uint32_t form_ = 0;
    std::uint32_t attempt_ = 0;
    std::uint32_t draw_ = 0;
};

}  // namespace papersetter::base
