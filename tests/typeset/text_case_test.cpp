// SPDX-License-Identifier: MIT
#include "typeset/text_case.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using document::TextTransform;
using typeset::transformed;

TEST_CASE("text_case: capitals by the language's rules") {
    CHECK(transformed("grade b", TextTransform::uppercase, "en") == "GRADE B");
    CHECK(transformed("Straße", TextTransform::uppercase, "de") == "STRASSE");
    CHECK(transformed("izmir", TextTransform::uppercase, "tr") == "\u0130ZM\u0130R");
    CHECK(transformed("\u00C9cole 2", TextTransform::lowercase, "fr") == "\u00E9cole 2");
}

TEST_CASE("text_case: capitalize raises first letters and leaves the others") {
    CHECK(transformed("the AUC of it", TextTransform::capitalize, "en") == "The AUC Of It");
}

TEST_CASE("text_case: none changes nothing") {
    CHECK(transformed("aB", TextTransform::none, "en") == "aB");
}
