// SPDX-License-Identifier: MIT
#include "document/style_table.hpp"

#include <functional>

namespace papersetter::document {

namespace {

class Hasher {
  public:
    void add(std::int64_t value) {
        hash_ ^=
            static_cast<std::uint64_t>(value) + 0x9E3779B97F4A7C15U + (hash_ << 6) + (hash_ >> 2);
    }
    void add(const Extent& extent) {
        add(extent.length.thousandths() * 4 + static_cast<std::int64_t>(extent.kind));
        add(extent.percent);
    }
    template <typename T>
    void add_word(T value) {
        add(static_cast<std::int64_t>(value));
    }
    [[nodiscard]] std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

/// Of the members that tell styles apart in practice; equality decides.
std::uint64_t hash_of(const ComputedStyle& style) {
    Hasher hasher;
    for (const auto& family : style.font_families) {
        hasher.add_word(std::hash<std::string>()(family));
    }
    hasher.add(style.font_size.thousandths());
    hasher.add(style.line_height.thousandths());
    hasher.add(style.font_weight * 2 + (style.is_italic ? 1 : 0));
    hasher.add(style.letter_spacing.thousandths());
    hasher.add_word(style.text_align);
    hasher.add_word(style.white_space);
    hasher.add_word(style.display);
    hasher.add_word(style.position);
    hasher.add(style.width);
    hasher.add(style.max_width);
    for (const Extent& extent : style.margin) hasher.add(extent);
    for (const Extent& extent : style.padding) hasher.add(extent);
    for (const Extent& extent : style.inset) hasher.add(extent);
    for (const Border& border : style.border) hasher.add(border.width.thousandths());
    hasher.add(style.flex_grow);
    hasher.add_word(style.vertical_align);
    hasher.add_word(style.break_before);
    hasher.add_word(style.break_after);
    hasher.add_word(style.break_inside);
    hasher.add(style.bookmark_level);
    return hasher.value();
}

}  // namespace

std::uint32_t StyleTable::intern(const ComputedStyle& style) {
    const std::uint64_t hash = hash_of(style);
    const auto [begin, end] = by_hash_.equal_range(hash);
    for (auto found = begin; found != end; ++found) {
        if (styles_[found->second] == style) return found->second;
    }
    const auto number = static_cast<std::uint32_t>(styles_.size());
    styles_.push_back(style);
    by_hash_.emplace(hash, number);
    return number;
}

}  // namespace papersetter::document
