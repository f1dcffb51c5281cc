// SPDX-License-Identifier: MIT
#include "base/language.hpp"

#include <doctest/doctest.h>

#include <string>

namespace papersetter::base {

TEST_CASE("language: the direction it is written in") {
    for (const char* tag : {"ar", "he", "fa-IR", "ur", "yi", "az-Arab", "ps", "dv"}) {
        CAPTURE(tag);
        CHECK(is_right_to_left(tag));
    }
    for (const char* tag : {"en", "de-AT", "hi", "ja", "zh-Hant", "az", "ar-Latn", "x", ""}) {
        CAPTURE(tag);
        CHECK_FALSE(is_right_to_left(tag));
    }
}

TEST_CASE("language: the forms of words with an amount") {
    const auto category = [](const char* language, std::int64_t amount) {
        return plural_category(language, Decimal::whole(amount));
    };
    CHECK(category("en", 1) == "one");
    CHECK(category("en", 2) == "other");
    CHECK(category("fr", 0) == "one");
    CHECK(category("ar", 0) == "zero");
    CHECK(category("ar", 2) == "two");
    CHECK(category("ar", 7) == "few");
    CHECK(category("ar", 30) == "many");
    CHECK(category("ja", 1) == "other");
    CHECK(plural_category("en", Decimal::units(15'000)) == "other");
}

TEST_CASE("language: the script of a tag, named or likely") {
    CHECK(script_of("zh") == "Hans");
    CHECK(script_of("zh-TW") == "Hant");
    CHECK(script_of("ZH-hant") == "Hant");
    CHECK(script_of("sr-Latn") == "Latn");
    CHECK(script_of("en-GB") == "Latn");
    CHECK(script_of("") == "");
}

}  // namespace papersetter::base
