// SPDX-License-Identifier: MIT
#include "image/colour_profile.hpp"

#include <doctest/doctest.h>

#include "files.hpp"

namespace papersetter::image {

TEST_CASE("colour profile: whole, of the picture's colours, of a version that PDF/A knows") {
    const std::string good = profile("RGB ");
    CHECK(is_usable_profile(good, ColourSpace::rgb));
    CHECK_FALSE(is_usable_profile(good, ColourSpace::grey));
    CHECK_FALSE(is_usable_profile(good, ColourSpace::cmyk));
    CHECK_FALSE(is_usable_profile(good.substr(1), ColourSpace::rgb));
    CHECK_FALSE(is_usable_profile("", ColourSpace::rgb));
    const auto changed = [&](std::size_t at, char byte) {
        std::string other = good;
        other[at] = byte;
        return is_usable_profile(other, ColourSpace::rgb);
    };
    CHECK(changed(8, '\4'));            // version 4
    CHECK_FALSE(changed(8, '\5'));      // version 5
    CHECK_FALSE(changed(12, 'x'));      // the class
    CHECK_FALSE(changed(36, 'x'));      // the signature
    CHECK_FALSE(changed(131, '\3'));    // three tags, where one stands
    CHECK_FALSE(changed(143, '\x20'));  // a tag that ends past the end
}

}  // namespace papersetter::image
