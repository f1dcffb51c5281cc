// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "image/read.hpp"

namespace papersetter::image {

/// A number of four bytes, the greatest first.
[[nodiscard]] std::string word(std::uint32_t value);

/// A chunk of a PNG file with its check sum.
[[nodiscard]] std::string chunk(std::string_view name, std::string_view data);

/// A PNG file: head, these chunks, the rows (each with its filter byte) in one stored block, end.
[[nodiscard]] std::string png(std::uint32_t width, std::uint32_t height, std::uint8_t bits,
                              std::uint8_t colour_type, std::string_view rows,
                              std::string_view chunks = {});

/// A grey JPEG file of 8 × 8 pixels of one grey, with these segments after its start.
[[nodiscard]] std::string jpeg(std::string_view segments = {});
/// A segment with its marker and length.
[[nodiscard]] std::string segment(std::uint8_t marker, std::string_view data);

/// An ICC profile of nothing but a head and one tag.
[[nodiscard]] std::string profile(std::string_view space);

/// A picture read, and what was told: "line:column message [hint]", one a line.
struct ReadPicture {
    std::optional<Picture> picture;
    std::string faults;
};
[[nodiscard]] ReadPicture read_picture(std::string_view bytes);

/// The bytes in hexadecimal.
[[nodiscard]] std::string hex(std::string_view bytes);

}  // namespace papersetter::image
