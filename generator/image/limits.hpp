// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace papersetter::image {

// What a picture may be at most. Pictures come from anywhere: each limit is far above what a paper
// prints and far below what harms a machine.

inline constexpr std::size_t most_bytes = 32U << 20U;  ///< of a file
inline constexpr std::uint32_t most_side = 20'000;     ///< pixels
inline constexpr std::uint64_t most_pixels = 40'000'000;
inline constexpr std::uint64_t most_samples = 256U << 20U;  ///< bytes of a PNG once unpacked
inline constexpr std::size_t most_scans = 64;               ///< of a progressive JPEG
inline constexpr std::size_t most_profile = 4U << 20U;      ///< bytes of a colour profile
/// Densities outside of these, in pixels an inch, are taken for a mistake of the file.
inline constexpr std::int64_t least_density = 10;
inline constexpr std::int64_t most_density = 4800;

inline constexpr std::size_t most_drawing_bytes = 4U << 20U;
inline constexpr std::size_t most_drawing_elements = 20'000;
inline constexpr std::size_t most_drawing_depth = 32;   ///< elements in each other
inline constexpr std::size_t most_segments = 200'000;   ///< of all paths of a drawing
inline constexpr std::size_t most_drawing_text = 2000;  ///< characters of one text
/// Numbers of a drawing, and the places they lead to.
inline constexpr std::int64_t largest_number = 1'000'000;

}  // namespace papersetter::image
