// SPDX-License-Identifier: MIT
#include "typeset/page_break.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;
using base::Length;
using typeset::Leaf;

namespace {

// Lines of 10 pt one after another, with the penalties of the gaps before them.
std::vector<Leaf> stack(const std::vector<std::uint32_t>& penalties) {
    std::vector<Leaf> leaves;
    for (const std::uint32_t penalty : penalties) {
        Leaf leaf;
        leaf.top = Length::points(10 * static_cast<std::int64_t>(leaves.size()));
        leaf.bottom = leaf.top + Length::points(10);
        leaf.penalty = penalty;
        leaves.push_back(leaf);
    }
    return leaves;
}

// Where the pages end that are that tall.
std::string ends(const std::vector<Leaf>& leaves, std::int64_t height) {
    std::string text;
    for (std::size_t at = 0; at < leaves.size();) {
        at = typeset::page_end(leaves, at, Length::points(height));
        text += std::to_string(at) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("page_break: pages take what fits, at every height") {
    const auto leaves = stack({0, 0, 0, 0, 0});
    CHECK(ends(leaves, 50) == "5 ");
    CHECK(ends(leaves, 49) == "4 5 ");
    CHECK(ends(leaves, 40) == "4 5 ");
    CHECK(ends(leaves, 30) == "3 5 ");
    CHECK(ends(leaves, 20) == "2 4 5 ");
    CHECK(ends(leaves, 19) == "1 2 3 4 5 ");
    CHECK(ends(leaves, 1) == "1 2 3 4 5 ");  // each sticks out of its page
}

TEST_CASE("page_break: a page ends earlier rather than at a bad gap") {
    const auto leaves = stack({0, 0, 1, 1, 0});
    CHECK(ends(leaves, 50) == "5 ");
    CHECK(ends(leaves, 40) == "4 5 ");
    CHECK(ends(leaves, 30) == "1 4 5 ");
    CHECK(ends(leaves, 20) == "1 3 5 ");  // nothing better than inside the block
}

TEST_CASE("page_break: of bad gaps the least bad, of equals the last") {
    CHECK(ends(stack({0, 10, 1, 100, 0}), 30) == "2 5 ");
    CHECK(ends(stack({0, 1, 1, 1, 1}), 30) == "3 5 ");
}

TEST_CASE("page_break: a forced break ends the page even if more fits") {
    auto leaves = stack({0, 0, 0, 0});
    leaves[1].before = document::BreakBetween::page;
    CHECK(ends(leaves, 100) == "1 4 ");
    leaves[1].before = document::BreakBetween::automatic;
    leaves[0].before = document::BreakBetween::page;  // at the page's start it has happened
    CHECK(ends(leaves, 100) == "4 ");
}

TEST_CASE("page_break: no page ends with a hyphen where a line less is as good") {
    auto leaves = stack({0, 0, 0, 0, 0, 0});
    leaves[2].has_hyphen = true;
    CHECK(ends(leaves, 40) == "4 6 ");
    CHECK(ends(leaves, 30) == "2 5 6 ");
    CHECK(ends(leaves, 20) == "2 4 6 ");
    CHECK(ends(leaves, 10) == "1 2 3 4 5 6 ");
    leaves[1].has_hyphen = true;
    CHECK(ends(leaves, 30) == "1 4 6 ");  // two in a row
    leaves[0].has_hyphen = true;
    CHECK(ends(leaves, 30) == "3 6 ");  // three: there is no gap without
    leaves[0].has_hyphen = false;
    leaves[1].has_hyphen = false;
    leaves[2].penalty = 100;  // a widow would stand on the next page
    CHECK(ends(leaves, 30) == "3 6 ");
}
