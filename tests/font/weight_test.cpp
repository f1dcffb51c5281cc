// SPDX-License-Identifier: MIT
#include "font/weight.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using papersetter::font::nearest_weight;

namespace {

// The weight taken for each wanted one, as "wanted>taken".
std::string taken(const std::vector<int>& weights, const std::vector<int>& wanted) {
    std::string text;
    for (const int weight : wanted) {
        text += (text.empty() ? "" : " ") + std::to_string(weight) + ">" +
                std::to_string(weights[nearest_weight(weights, weight).value()]);
    }
    return text;
}

}  // namespace

TEST_CASE("weight: the same weight is taken when it is there") {
    CHECK(taken({900, 400, 700, 100}, {100, 400, 700, 900}) == "100>100 400>400 700>700 900>900");
}

TEST_CASE("weight: below 400 the nearest lighter one, else the nearest heavier one") {
    CHECK(taken({100, 200, 600, 900}, {50, 150, 300, 399}) == "50>100 150>100 300>200 399>200");
    CHECK(taken({500, 400, 900}, {300}) == "300>400");
}

TEST_CASE("weight: above 500 the nearest heavier one, else the nearest lighter one") {
    CHECK(taken({400, 700, 900}, {501, 600, 750, 950}) == "501>700 600>700 750>900 950>900");
    CHECK(taken({100, 400, 500}, {600}) == "600>500");
}

TEST_CASE("weight: 400 to 500 stay there, then go lighter, then heavier") {
    CHECK(taken({450, 500, 300}, {400, 460, 500}) == "400>450 460>500 500>500");
    CHECK(taken({300, 100, 600}, {400, 450, 500}) == "400>300 450>300 500>300");
    CHECK(taken({600, 900}, {400, 500}) == "400>600 500>600");
    CHECK(taken({400, 600}, {500}) == "500>400");
}

TEST_CASE("weight: none of none") { CHECK_FALSE(nearest_weight({}, 400).has_value()); }
