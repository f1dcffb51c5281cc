// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "typeset/box.hpp"

namespace papersetter::typeset {

struct PictureSize {
    Length width;
    Length height;
};

/// The size that a picture has before it is scaled: what its style says, else its attributes, else
/// its natural size. Where one side is said the other follows. A share of a width that is not known
/// yet counts as nothing said.
[[nodiscard]] PictureSize unscaled_size(const PictureContent& content,
                                        const document::ComputedStyle& style,
                                        std::optional<Length> available);

/// Of a picture that may be as much larger as its style says.
inline constexpr std::int32_t any_scale = std::numeric_limits<std::int32_t>::max();

/// The size that it asks for: scaled by its style's picture_scale, unless the style says a size; by
/// `most_scale` (in 1/1000, as it) at most.
[[nodiscard]] PictureSize wished_size(const PictureContent& content,
                                      const document::ComputedStyle& style,
                                      std::optional<Length> available,
                                      std::int32_t most_scale = any_scale);

/// The largest size of the same shape that is no wider and no taller; at least 1/1000 pt each way.
[[nodiscard]] PictureSize fitted(PictureSize size, Length most_width, Length most_height);

/// As little of its width as a picture is left where columns share theirs.
inline constexpr Length least_picture_width = Length::points(36);

}  // namespace papersetter::typeset
