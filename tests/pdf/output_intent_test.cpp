// SPDX-License-Identifier: MIT
#include "pdf/output_intent.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

namespace {

std::uint32_t word(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
    }
    return value;
}

}  // namespace

TEST_CASE("output_intent: the profile is whole, its tags lie inside of it") {
    const std::string profile = pdf::colour_profile();
    CHECK(word(profile, 0) == profile.size());
    CHECK(profile.substr(12, 12) == "mntrRGB XYZ ");
    CHECK(profile.substr(36, 4) == "acsp");
    const std::uint32_t count = word(profile, 128);
    CHECK(count == 9);
    for (std::uint32_t tag = 0; tag < count; ++tag) {
        const std::size_t row = 132 + 12 * std::size_t{tag};
        CHECK(word(profile, row + 4) % 4 == 0);
        CHECK(word(profile, row + 4) + word(profile, row + 8) <= profile.size());
    }
}

TEST_CASE("output_intent: the primaries add up to the white of the profile") {
    const std::string profile = pdf::colour_profile();
    const auto coordinates = [&](std::string_view tag, std::size_t axis) {
        const std::size_t row = profile.find(tag, 132);
        return word(profile, word(profile, row + 4) + 8 + 4 * axis);
    };
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::uint32_t sum =
            coordinates("rXYZ", axis) + coordinates("gXYZ", axis) + coordinates("bXYZ", axis);
        const std::uint32_t white = coordinates("wtpt", axis);
        CHECK(sum <= white + 70);  // 0.1 %
        CHECK(sum + 70 >= white);
    }
}
