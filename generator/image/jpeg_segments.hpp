// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/length.hpp"

namespace papersetter::image {

/// What the segments of a JPEG file say (ITU-T T.81, annex B), and the file without those that are
/// no part of the picture: Exif, XMP, comments, previews.
struct JpegSegments {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t components = 0;
    bool is_of_adobe = false;
    std::uint8_t turn = 1;  ///< Exif's orientation
    std::uint32_t density_x = 0;
    std::uint32_t density_y = 0;
    base::Length density_unit;  ///< 0: unknown
    std::string profile;        ///< as found, not yet looked at
    std::string stripped;
};

/// Throws Fault when the file is none that a PDF can hold: broken, lossless, arithmetically coded,
/// of 12 bits, over a limit.
[[nodiscard]] JpegSegments read_jpeg_segments(std::string_view bytes);

}  // namespace papersetter::image
