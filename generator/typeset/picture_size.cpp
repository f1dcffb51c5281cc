// SPDX-License-Identifier: MIT
#include "typeset/picture_size.hpp"

#include <algorithm>

#include "typeset/edges.hpp"

namespace papersetter::typeset {

using document::Extent;

namespace {

constexpr Length one = Length::thousandths(1);

// What is stated counts, if it can be resolved.
std::optional<Length> stated(const Extent& style, const Extent& attribute,
                             std::optional<Length> base) {
    return resolved(style.kind == Extent::Kind::automatic ? attribute : style, base);
}

}  // namespace

PictureSize unscaled_size(const PictureContent& content, const document::ComputedStyle& style,
                          std::optional<Length> available) {
    if (content.picture == nullptr) return {one, one};
    const Length width = std::max(content.picture->width, one);
    const Length height = std::max(content.picture->height, one);
    const auto stated_width = stated(style.width, content.width, available);
    const auto stated_height = stated(style.height, content.height, std::nullopt);
    PictureSize size{width, height};
    if (stated_width) {
        size.width = *stated_width;
        size.height =
            stated_height.value_or(height.scaled(size.width.thousandths(), width.thousandths()));
    } else if (stated_height) {
        size.height = *stated_height;
        size.width = width.scaled(size.height.thousandths(), height.thousandths());
    } else if (content.scale.kind == Extent::Kind::percent) {
        size = {width.scaled(content.scale.percent, 10'000),
                height.scaled(content.scale.percent, 10'000)};
    }
    return {std::max(size.width, one), std::max(size.height, one)};
}

PictureSize wished_size(const PictureContent& content, const document::ComputedStyle& style,
                        std::optional<Length> available, std::int32_t most_scale) {
    const PictureSize size = unscaled_size(content, style, available);
    const bool is_open =
        style.width.kind == Extent::Kind::automatic && style.height.kind == Extent::Kind::automatic;
    if (!is_open) return size;
    const std::int32_t scale = std::min(style.picture_scale, most_scale);
    return {std::max(size.width.scaled(scale, 1000), one),
            std::max(size.height.scaled(scale, 1000), one)};
}

PictureSize fitted(PictureSize size, Length most_width, Length most_height) {
    most_width = std::max(most_width, one);
    most_height = std::max(most_height, one);
    if (size.width > most_width) {
        size = {most_width, size.height.scaled(most_width.thousandths(), size.width.thousandths())};
    }
    if (size.height > most_height) {
        size = {size.width.scaled(most_height.thousandths(), size.height.thousandths()),
                most_height};
    }
    return {std::max(size.width, one), std::max(size.height, one)};
}

}  // namespace papersetter::typeset
