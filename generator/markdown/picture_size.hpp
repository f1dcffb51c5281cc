// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::markdown {

/// What "{width=60mm}" at the start of a text says of the picture before it.
struct PictureSize {
    std::size_t length = 0;  ///< with the braces; 0: the text begins with no "{…}"
    std::string attribute;   ///< ` width="60mm"`
    bool is_faulty = false;
};

/// `width` and `scale` take a length (mm cm in pt px) or a share (%), `height` a length: a number
/// of at most four digits before and three after the point, not 0. `scale` takes a share only.
[[nodiscard]] PictureSize read_picture_size(std::string_view text);

}  // namespace papersetter::markdown
