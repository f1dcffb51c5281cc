// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace papersetter::image {

/// A number of `size` bytes (1 to 4), the greatest first; 0 where there are not so many bytes.
[[nodiscard]] constexpr std::uint32_t big_endian(std::string_view bytes, std::size_t at,
                                                 std::size_t size) {
    if (at > bytes.size() || bytes.size() - at < size) return 0;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

/// The same, the least first.
[[nodiscard]] constexpr std::uint32_t little_endian(std::string_view bytes, std::size_t at,
                                                    std::size_t size) {
    if (at > bytes.size() || bytes.size() - at < size) return 0;
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
    }
    return value;
}

}  // namespace papersetter::image
