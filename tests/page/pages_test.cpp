// SPDX-License-Identifier: MIT
#include "page/pages.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

TEST_CASE("pages: an anchor is found by its id, the first one of two") {
    page::Pages pages;
    pages.anchors = {{"a", 0, {}, 0}, {"b", 1, {}, 2}, {"b", 5, {}, 5}};
    REQUIRE(pages.find("b") != nullptr);
    CHECK(pages.find("b")->page == 1);
    CHECK(pages.find("b")->last_page == 2);
}

TEST_CASE("pages: an id that no element has is nothing") {
    page::Pages pages;
    pages.anchors = {{"a", 0, {}, 0}};
    CHECK(pages.find("c") == nullptr);
    CHECK(pages.find("") == nullptr);
}
