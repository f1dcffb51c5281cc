// SPDX-License-Identifier: MIT
#include "assembly/packed_sums.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace papersetter::assembly {
namespace {

constexpr unsigned word_bits = 64;

}  // namespace

std::optional<std::size_t> SumFields::add(std::int64_t most) {
    assert(most >= 0);
    Field field;
    field.width =
        std::max(1U, static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(most))));
    const unsigned needed = field.width + 1;
    field.is_high = low_used_ + needed > word_bits;
    unsigned& used = field.is_high ? high_used_ : low_used_;
    if (used + needed > word_bits) return std::nullopt;
    field.shift = used;
    used += needed;
    const std::uint64_t spare = std::uint64_t{1} << (field.shift + field.width);
    (field.is_high ? spare_.high : spare_.low) |= spare;
    fields_.push_back(field);
    return fields_.size() - 1;
}

PackedSums SumFields::packed(std::size_t field, std::int64_t sum) const {
    assert(sum >= 0 && sum <= most(field));
    const Field& one = fields_[field];
    const std::uint64_t bits = static_cast<std::uint64_t>(sum) << one.shift;
    return one.is_high ? PackedSums{0, bits} : PackedSums{bits, 0};
}

std::int64_t SumFields::sum(PackedSums sums, std::size_t field) const {
    const Field& one = fields_[field];
    const std::uint64_t word = one.is_high ? sums.high : sums.low;
    return static_cast<std::int64_t>(word >> one.shift & ((std::uint64_t{1} << one.width) - 1));
}

SumLimits::SumLimits(const SumFields& fields) : spare_(fields.spare()) {
    for (std::size_t field = 0; field < fields.size(); ++field) {
        gaps_ = gaps_ | fields.mask(field);
    }
}

void SumLimits::allow(const SumFields& fields, std::size_t field, std::int64_t most) {
    gaps_ = gaps_ - (gaps_ & fields.mask(field));
    gaps_ = gaps_ | fields.packed(field, fields.most(field) - most);
}

}  // namespace papersetter::assembly
