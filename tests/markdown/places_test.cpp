// SPDX-License-Identifier: MIT
#include "markdown/places.hpp"

#include <doctest/doctest.h>

#include <string>

namespace papersetter::markdown {

TEST_CASE("places: forwards and backwards every offset has the same place") {
    const std::string text = "a\u00E9b\n\n  \u2019c\nd";
    const Source source{text, {1, 10, 5}, 4};
    Places places(source);
    for (std::size_t to = 0; to <= text.size(); ++to) {
        for (std::size_t from = 0; from <= text.size(); ++from) {
            const bool is_inside = [&] {
                for (const std::size_t at : {from, to}) {
                    if (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80)
                        return true;
                }
                return false;
            }();
            if (is_inside) continue;  // offsets are those of characters
            static_cast<void>(places.at(from));
            CHECK(places.at(to) == place_at(source, to));
        }
    }
    CHECK(place_at(source, 0) == base::Place{1, 10, 5});
    CHECK(place_at(source, 3) == base::Place{1, 10, 7});
    CHECK(place_at(source, 8) == base::Place{1, 12, 7});
    CHECK(place_at(source, text.size()) == base::Place{1, 13, 6});
}

}  // namespace papersetter::markdown
