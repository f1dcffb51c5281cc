// SPDX-License-Identifier: MIT
#include "image/colour_profile.hpp"

#include <algorithm>
#include <array>

#include "image/bytes.hpp"
#include "image/limits.hpp"

namespace papersetter::image {
namespace {

// Offsets in the header (ICC.1:2010, 7.2).
constexpr std::size_t header_size = 128;
constexpr std::size_t version_at = 8;
constexpr std::size_t class_at = 12;
constexpr std::size_t space_at = 16;
constexpr std::size_t connection_at = 20;
constexpr std::size_t signature_at = 36;
constexpr std::size_t tag_size = 12;
constexpr std::uint32_t most_tags = 100;

constexpr std::array<std::string_view, 4> classes{"scnr", "mntr", "prtr", "spac"};

std::string_view space_of(ColourSpace space) {
    switch (space) {
        case ColourSpace::grey:
            return "GRAY";
        case ColourSpace::rgb:
            return "RGB ";
        case ColourSpace::cmyk:
            return "CMYK";
    }
    return {};
}

// Every tag lies within the profile.
bool has_whole_tags(std::string_view profile) {
    const std::uint32_t count = big_endian(profile, header_size, 4);
    if (count == 0 || count > most_tags) return false;
    if (profile.size() < header_size + 4 + count * tag_size) return false;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::size_t at = header_size + 4 + i * tag_size;
        const std::uint64_t begin = big_endian(profile, at + 4, 4);
        const std::uint64_t size = big_endian(profile, at + 8, 4);
        if (begin + size > profile.size()) return false;
    }
    return true;
}

}  // namespace

bool is_usable_profile(std::string_view profile, ColourSpace space) {
    if (profile.size() < header_size + 4 || profile.size() > most_profile) return false;
    if (big_endian(profile, 0, 4) != profile.size()) return false;
    const std::uint32_t version = big_endian(profile, version_at, 1);
    const std::string_view connection = profile.substr(connection_at, 4);
    return (version == 2 || version == 4) && profile.substr(signature_at, 4) == "acsp" &&
           std::ranges::find(classes, profile.substr(class_at, 4)) != classes.end() &&
           profile.substr(space_at, 4) == space_of(space) &&
           (connection == "XYZ " || connection == "Lab ") && has_whole_tags(profile);
}

}  // namespace papersetter::image
