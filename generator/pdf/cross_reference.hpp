// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace papersetter::pdf {

/// Where an object stands: at a byte of the file, or at a place in an object stream.
struct ObjectPlace {
    std::uint64_t where = 0;  ///< the byte, or the number of the stream
    std::uint32_t index = 0;  ///< in the stream
    bool is_compressed = false;
};

/// The rows of a cross-reference stream (ISO 32000-1, 7.5.8) and how they are to be read.
struct CrossReference {
    std::string rows;         ///< each with a byte in front that names the PNG filter Up
    std::size_t columns = 0;  ///< bytes of a row
    std::string widths;       ///< "[1 3 2]"
};

/// Rows for object 0, which is free, and for the objects from 1 on.
[[nodiscard]] CrossReference cross_reference(const std::vector<ObjectPlace>& objects);

}  // namespace papersetter::pdf
