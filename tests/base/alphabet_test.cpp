// SPDX-License-Identifier: MIT
#include "base/alphabet.hpp"

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

namespace papersetter::base {

TEST_CASE("alphabet: case makes no difference, accents only between equal letters") {
    std::vector<std::string> words{"Zug",    "zebra", "\u00C4rger", "apfel", "Arger",
                                   "\u00C9", "eb",    "e",          "Ea",    "10"};
    std::ranges::sort(words, {}, [](const std::string& word) { return alphabetical_key(word); });
    CHECK(words == std::vector<std::string>{"10", "apfel", "Arger", "\u00C4rger", "e", "\u00C9",
                                            "Ea", "eb", "zebra", "Zug"});
}

TEST_CASE("alphabet: a letter and its accent are the same apart and together") {
    CHECK(alphabetical_key("e\u0301t\u00E9") == alphabetical_key("\u00E9te\u0301"));
    CHECK(alphabetical_key("") < alphabetical_key("a"));
    // Marks that are vowels stay: ki, ka.
    CHECK(alphabetical_key("\u0915\u093F") > alphabetical_key("\u0915\u093E"));
}

}  // namespace papersetter::base
