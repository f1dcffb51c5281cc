// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "base/length.hpp"
#include "image/drawing.hpp"

namespace papersetter::image {

using base::Length;

enum class ColourSpace : std::uint8_t { grey, rgb, cmyk };

/// Samples of a decoded picture, row by row, each row beginning with a whole byte.
struct Raster {
    std::uint32_t width = 0;   ///< pixels
    std::uint32_t height = 0;  ///< pixels
    std::uint8_t bits = 8;     ///< of a sample: 1, 2, 4, 8 or 16
    ColourSpace space = ColourSpace::rgb;
    std::string palette;  ///< RGB triples that the samples count; empty: they are colours
    std::string samples;
    std::string alpha;            ///< a sample for each pixel, most opaque; empty: all opaque
    std::uint8_t alpha_bits = 8;  ///< 8 or 16
    std::string profile;          ///< ICC; empty: sRGB
    std::uint8_t turn = 1;        ///< as that of a Photograph
};

/// A JPEG file without its metadata, to be shown as it is.
struct Photograph {
    std::uint32_t width = 0;   ///< pixels as stored
    std::uint32_t height = 0;  ///< pixels as stored
    ColourSpace space = ColourSpace::rgb;
    bool is_inverted = false;  ///< CMYK where 0 is full ink
    std::uint8_t turn = 1;     ///< Exif's orientation, 1 to 8: how it is to be shown
    std::string bytes;
    std::string profile;  ///< ICC; empty: sRGB
};

/// A picture that was read and found whole, ready to be embedded.
struct Picture {
    Length width;  ///< its natural size, as it is to be shown
    Length height;
    std::variant<Raster, Photograph, Drawing> content;
};

}  // namespace papersetter::image
