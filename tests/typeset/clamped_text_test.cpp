// SPDX-License-Identifier: MIT
#include "typeset/clamped_text.hpp"

#include <doctest/doctest.h>

#include <string>

#include "base/text.hpp"

using namespace papersetter;

namespace {

std::string clamped(std::string_view text, std::size_t letters) {
    typeset::LineBreaker breaker;
    return typeset::clamped_text(text, "en", breaker, [&](const std::string& shorter) {
        return base::count_code_points(shorter) <= letters;
    });
}

}  // namespace

TEST_CASE("clamped_text: ends after the last word that leaves room for the ellipsis") {
    std::string found;
    for (std::size_t letters = 16; letters > 4; --letters) {
        found += clamped("One, two-three four", letters) + "\n";
    }
    CHECK(found ==
          "One, two-three…\nOne, two-three…\nOne, two…\nOne, two…\nOne, two…\nOne, two…\n"
          "One, two…\nOne, two…\nOne…\nOne…\nOne…\nOne…\n");
}

TEST_CASE("clamped_text: a word that is too long is cut between letters, never before a mark") {
    CHECK(clamped("Representation of", 6) == "Repre…");
    CHECK(clamped("abce\u0301fgh", 5) == "abc…");
    CHECK(clamped("abce\u0301fgh", 6) == "abce\u0301…");
    CHECK(clamped("abc", 1) == "…");
}

TEST_CASE("clamped_text: scripts without spaces end where a line may end") {
    CHECK(clamped("数学期末考试试卷", 5) == "数学期末…");
}
