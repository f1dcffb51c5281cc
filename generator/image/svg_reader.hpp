// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "image/picture.hpp"

namespace papersetter::image {

/// A drawing of the subset of SVG 1.1 that docs/bank_format.md names. Everything outside of it that
/// would show is an error at its line of `file`, and nothing is returned. `text` must be UTF-8.
[[nodiscard]] std::optional<Picture> read_svg(std::string_view text, base::FileNumber file,
                                              base::Diagnostics& diagnostics);

}  // namespace papersetter::image
