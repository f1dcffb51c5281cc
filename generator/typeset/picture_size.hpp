// SPDX-License-Identifier: MIT
#pragma once

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

/// The size that it asks for: scaled by its style's picture_scale, unless the style says a size.
[[nodiscard]] PictureSize wished_size(const PictureContent& content,
                                      const document::ComputedStyle& style,
                                      std::optional<Length> available);

/// The largest size of the same shape that is no wider and no taller; at least 1/1000 pt each way.
[[nodiscard]] PictureSize fitted(PictureSize size, Length most_width, Length most_height);

/// As little of its width as a picture is left where columns share theirs.
inline constexpr Length least_picture_width = Length::points(36);

}  // namespace papersetter::typeset
