// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "document/style.hpp"

namespace papersetter::document {

/// What the attributes `width`, `height` and `scale` of `<img>` say: "60mm" (mm cm in pt px), or
/// "50%". Nothing for any other text, and for nothing at all ("0mm").
[[nodiscard]] std::optional<Extent> size_of_picture(std::string_view text);

}  // namespace papersetter::document
