// SPDX-License-Identifier: MIT
#include "production/told_by_profile.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;

TEST_CASE("told_by_profile: each finding once, with the profile where it first shows") {
    base::Diagnostics told;
    production::ToldByProfile by_profile(told);
    const auto found = [](std::initializer_list<const char*> messages) {
        base::Diagnostics one;
        for (const char* message : messages) one.warning({1, 2, 3}, message, "");
        return one;
    };
    by_profile.add(found({"too wide"}), "standard");
    by_profile.add(found({"too wide", "too tall"}), "large-24");
    by_profile.add(found({"too tall"}), "dyslexia");
    std::string all;
    for (const base::Diagnostic& one : told.all()) all += one.message + "\n";
    CHECK(all == "too wide\ntoo tall (in the profile large-24)\n");
}
