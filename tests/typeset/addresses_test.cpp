// SPDX-License-Identifier: MIT
#include "typeset/addresses.hpp"

#include <doctest/doctest.h>

#include <string>

#include "square.hpp"
#include "typeset/line_breaker.hpp"

using namespace papersetter;

namespace {

// The text with "|" where a line may end, "!" where that is in an address.
std::string marked(const std::string& text) {
    typeset::LineBreaker breaker;
    std::vector<std::uint32_t> offsets;
    std::vector<std::uint32_t> in_addresses;
    breaker.find(text, "en", offsets);
    typeset::find_in_addresses(text, offsets, in_addresses);
    std::string result = text;
    auto own = in_addresses.rbegin();
    for (auto offset = offsets.rbegin(); offset != offsets.rend(); ++offset) {
        const bool is_own = own != in_addresses.rend() && *own == *offset;
        if (is_own) ++own;
        result.insert(*offset, is_own ? "!" : "|");
    }
    CHECK(own == in_addresses.rend());  // each is an opportunity too
    return result;
}

}  // namespace

TEST_CASE("addresses: a line may end after a mark, never within a row of marks") {
    CHECK(marked("see https://example.org/a_b/c-d.html?x=1&long=22#part now") ==
          "see |https://example.!org/!a_!b/!c-!d.!html?!x=!1&!long=!22#!part |now");
    CHECK(marked("http://a.example/x//y/../z__zz") == "http://a.example/!x//!y/../!z__zz");
}

TEST_CASE("addresses: not so near their ends that little is left") {
    // Neither after "a." nor before "de".
    CHECK(marked("http://a.bc.de") == "http://a.bc.de");
    CHECK(marked("http://abc.def") == "http://abc.!def");
}

TEST_CASE("addresses: the punctuation around one is no part of it") {
    CHECK(marked("(www.example.org/path), then") == "(www.example.!org/!path), |then");
    CHECK(marked("ftp://example.org/x/.") == "ftp://example.!org/x/.");
}

TEST_CASE("addresses: other words keep their own places") {
    CHECK(marked("and/or low-cost a.b.c_d") == "and/|or |low-|cost |a.b.c_d");
    CHECK(marked("awww.example of a: //") == "awww.example |of |a: //");
}

TEST_CASE("addresses: several in one text") {
    CHECK(marked("http://one.example www.two.example") == "http://one.!example |www.two.!example");
}

TEST_CASE("addresses: one is broken without a hyphen and without a warning") {
    // 20 em: "https://example.org/" is 20 wide.
    CHECK(tests::lines(tests::set("<p>https://example.org/index.html</p>", "", 200, 100)) ==
          "https://example.org//index.html");
}
