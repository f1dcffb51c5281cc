// SPDX-License-Identifier: MIT
#include "base/random.hpp"

#include <cassert>
#include <stdexcept>

#include "base/digest.hpp"
#include "base/wide.hpp"

namespace papersetter::base {

namespace {

constexpr unsigned draw_bits = 20;
constexpr unsigned attempt_bits = 24;
constexpr unsigned form_bits = 20;

std::uint64_t first_eight_bytes(std::string_view text) {
    const Digest digest = sha256(text);
    std::uint64_t value = 0;
    for (std::size_t i = 8; i > 0; --i) value = value << 8U | digest.bytes[i - 1];
    return value;
}

constexpr std::uint32_t low_word(std::uint64_t value) { return static_cast<std::uint32_t>(value); }
constexpr std::uint32_t high_word(std::uint64_t value) {
    return static_cast<std::uint32_t>(value >> 32U);
}

}  // namespace

std::array<std::uint32_t, 4> philox4x32_10(std::array<std::uint32_t, 4> counter,
                                           std::array<std::uint32_t, 2> key) {
    // Multipliers and key increments (the Weyl constants) of the paper's section 4.3.
    constexpr std::uint64_t multiplier_0 = 0xD2511F53;
    constexpr std::uint64_t multiplier_1 = 0xCD9E8D57;
    constexpr std::uint32_t weyl_0 = 0x9E3779B9;
    constexpr std::uint32_t weyl_1 = 0xBB67AE85;
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t product_0 = multiplier_0 * counter[0];
        const std::uint64_t product_1 = multiplier_1 * counter[2];
        counter = {high_word(product_1) ^ counter[1] ^ key[0], low_word(product_1),
                   high_word(product_0) ^ counter[3] ^ key[1], low_word(product_0)};
        key[0] += weyl_0;
        key[1] += weyl_1;
    }
    return counter;
}

Random::Random(std::string_view engine, std::string_view seed) {
    std::string text(engine);
    text += '\0';
    text += seed;
    const std::uint64_t key = first_eight_bytes(text);
    key_ = {low_word(key), high_word(key)};
}

Random Random::fork(std::string_view purpose) const {
    // Names without 0x00 and not empty, so that different chains of forks have different names.
    assert(!purpose.empty() && purpose.find('\0') == std::string_view::npos);
    Random forked = *this;
    if (!forked.purpose_name_.empty()) forked.purpose_name_ += '\0';
    forked.purpose_name_ += purpose;
    forked.purpose_ = first_eight_bytes(forked.purpose_name_);
    forked.draw_ = 0;
    return forked;
}

Random Random::form(std::uint32_t number) const {
    if (number >> form_bits != 0) throw std::logic_error("random: form number past 2^20");
    Random other = *this;
    other.form_ = number;
    other.draw_ = 0;
    return other;
}

Random Random::attempt(std::uint32_t number) const {
    if (number >> attempt_bits != 0) throw std::logic_error("random: attempt number past 2^24");
    Random other = *this;
    other.attempt_ = number;
    other.draw_ = 0;
    return other;
}

std::uint64_t Random::first(std::uint32_t form, std::uint32_t attempt) const {
    if (form >> form_bits != 0 || attempt >> attempt_bits != 0) {
        throw std::logic_error("random: form or attempt number past its bits");
    }
    return draw_at(form, attempt, 0);
}

std::uint64_t Random::next() {
    if (draw_ >> draw_bits != 0) throw std::logic_error("random: more than 2^20 draws");
    return draw_at(form_, attempt_, draw_++);
}

std::uint64_t Random::draw_at(std::uint32_t form, std::uint32_t attempt, std::uint32_t draw) const {
    const std::uint64_t position = std::uint64_t{form} << (draw_bits + attempt_bits) |
                                   std::uint64_t{attempt} << draw_bits | draw;
    const auto block = philox4x32_10(
        {low_word(position), high_word(position), low_word(purpose_), high_word(purpose_)}, key_);
    return std::uint64_t{block[1]} << 32U | block[0];
}

std::uint64_t Random::below(std::uint64_t bound) {
    assert(bound > 0);
    // Lemire 2019, "Fast random integer generation in an interval": the high half of draw * bound
    // is uniform once the low halves below 2^64 mod bound are rejected.
    Wide scaled = product(next(), bound);
    if (scaled.low < bound) {
        const std::uint64_t threshold = (0 - bound) % bound;
        while (scaled.low < threshold) scaled = product(next(), bound);
    }
    return scaled.high;
}

}  // namespace papersetter::base
