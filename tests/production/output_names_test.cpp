// SPDX-License-Identifier: MIT
#include "production/output_names.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace papersetter;
using namespace papersetter::production;

namespace {

std::string told(std::vector<std::string> forms, std::vector<std::string> profiles) {
    blueprint::Blueprint blueprint;
    blueprint.forms = std::move(forms);
    blueprint.profiles = std::move(profiles);
    base::Diagnostics diagnostics;
    check_file_names(blueprint, diagnostics);
    return diagnostics.all().empty() ? "nothing" : diagnostics.all().front().message;
}

}  // namespace

TEST_CASE("output_names: the standard profile has none in its names") {
    CHECK(questions_file("A", "standard") == "questions-A.pdf");
    CHECK(key_file("A", "standard") == "key-A.pdf");
    CHECK(questions_file("A", "large-18") == "questions-A-large-18.pdf");
    CHECK(key_file("A", "large-18") == "key-A-large-18.pdf");
}

TEST_CASE("output_names: no two forms are printed into one file") {
    CHECK(told({"A", "B"}, {"standard", "large-18"}) == "nothing");
    CHECK(told({"A", "A-large-18"}, {"standard"}) == "nothing");
    CHECK(told({"A", "A-large-18"}, {"large-18"}) == "nothing");
    CHECK(told({"A", "A-Large-18"}, {"standard", "large-18"}) ==
          "the forms A and A-Large-18 would both be printed into questions-A-Large-18.pdf");
}
