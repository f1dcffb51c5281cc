// SPDX-License-Identifier: MIT
#include <array>

#include <doctest/doctest.h>

#include "fragment.hpp"

namespace papersetter::markdown {

namespace {

constexpr std::array<std::string_view, 2> ids{"ddp", "a_b.c-d"};

Options lettered() {
    Options options;
    options.known_ids = ids;
    options.letter_of = [](std::string_view id) -> std::optional<std::string> {
        if (id == "ddp") return "C";
        if (id == "a_b.c-d") return "D";
        return std::nullopt;
    };
    return options;
}

}  // namespace

TEST_CASE("references: {option:id} becomes the letter on this paper") {
    CHECK(rendered("Unlike {option:ddp}, {option:a_b.c-d} is", lettered()).html ==
          "Unlike C, D is");
    CHECK(rendered("(*{option:ddp}*)", lettered()).html == "(<em data-at=\"1.10.7\">C</em>)");
    CHECK(rendered("a\n\n- {option:ddp}", lettered()).html ==
          "<p data-at=\"1.10.5\">a</p><ul data-at=\"1.12.3\"><li data-at=\"1.12.3\">C</li></ul>");
}

TEST_CASE("references: escaped ones and those in code stay") {
    CHECK(rendered("\\{option:ddp}", lettered()).html == "{option:ddp}");
    CHECK(rendered("`{option:ddp}`", lettered()).html ==
          "<code data-at=\"1.10.6\">{option:ddp}</code>");
    CHECK(rendered("{options} {option}", lettered()).html == "{options} {option}");
}

TEST_CASE("references: there is none in the address of a link") {
    CHECK(faults_of("a [b](https://c.d/{gap:x})") ==
          "error 10:11 a gap stands in the address of a link\n");
    CHECK(faults_of("a [b](<{option:ddp}>)") ==
          "error 10:12 a reference to an option stands in the address of a link\n");
    CHECK(faults_of("[b](c%7Bgap:x%7D)") == "");
}

TEST_CASE("references: without a paper they stay as they are") {
    CHECK(rendered("a {option:nobody}").html == "a {option:nobody}");
    CHECK(faults_of("a {option:nobody}") == "");
}

TEST_CASE("references: an unknown or broken one is told, with the nearest id") {
    base::Diagnostics diagnostics;
    CHECK(render({"a {option:dpd} b", {1, 10, 5}, 0}, lettered(), diagnostics) == "a  b");
    REQUIRE(diagnostics.all().size() == 1);
    CHECK(diagnostics.all().front().place == base::Place{1, 10, 7});
    CHECK(diagnostics.all().front().message == "no option of this item has the id \"dpd\"");
    CHECK(diagnostics.all().front().hint == "did you mean {option:ddp}?");
    CHECK(rendered("a {option:}", lettered()).faults ==
          "error 10:7 this reference to an option names none\n");
    CHECK(rendered("a {option:b c}", lettered()).faults ==
          "error 10:7 this reference to an option names none\n");
    CHECK(rendered("a {option:ddp", lettered()).faults ==
          "error 10:7 this reference to an option names none\n");
}

}  // namespace papersetter::markdown
