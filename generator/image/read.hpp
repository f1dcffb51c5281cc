// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "image/picture.hpp"

namespace papersetter::image {

enum class Format : std::uint8_t { png, jpeg, svg };

/// What the bytes begin like; nothing when they are no picture that can be read.
[[nodiscard]] std::optional<Format> format_of(std::string_view bytes);

/// A picture as it lies in a file.
struct Source {
    std::string_view bytes;
    std::string_view name;      ///< as shown to a person
    base::Place use;            ///< where a text shows it: faults of PNG and JPEG are told there
    base::FileNumber file = 0;  ///< of a drawing, among the sources: its faults are told in it
};

/// Reads a PNG, JPEG or SVG file whole, in any of their forms that docs/bank_format.md names.
/// Nothing when it is broken, larger than the limits or outside of these forms, which is an error.
[[nodiscard]] std::optional<Picture> read(const Source& source, base::Diagnostics& diagnostics);

}  // namespace papersetter::image
