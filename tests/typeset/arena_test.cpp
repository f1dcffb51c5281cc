// SPDX-License-Identifier: MIT
#include "typeset/arena.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter;
using typeset::Arena;

TEST_CASE("arena: what it gave out stays as it was, however much it gives out later") {
    Arena arena;
    const std::vector<int> numbers = {1, 2, 3};
    const std::span<int> first = arena.copy(numbers);
    const std::string_view word = arena.copy(std::string_view("word"));
    for (int i = 0; i < 10'000; ++i) {
        const std::span<std::int64_t> made = arena.make<std::int64_t>(7);
        REQUIRE(made.size() == 7);
        REQUIRE(reinterpret_cast<std::uintptr_t>(made.data()) % alignof(std::int64_t) == 0);
        for (std::int64_t& value : made) {
            REQUIRE(value == 0);
            value = -1;
        }
    }
    CHECK(std::vector<int>(first.begin(), first.end()) == numbers);
    CHECK(word == "word");
}

TEST_CASE("arena: an array may be larger than its pieces of memory, or empty") {
    Arena arena;
    const std::string long_text(1'000'000, 'x');
    const std::string_view copied = arena.copy(std::string_view(long_text));
    const std::string_view after = arena.copy(std::string_view("after"));
    CHECK(copied == long_text);
    CHECK(after == "after");
    CHECK(arena.copy(std::string_view()).empty());
    CHECK(arena.make<int>(0).empty());
}

TEST_CASE("arena: copies the values from a number on") {
    Arena arena;
    const std::vector<int> numbers = {1, 2, 3, 4};
    const std::span<int> rest = arena.copy(numbers, 2);
    CHECK(std::vector<int>(rest.begin(), rest.end()) == std::vector<int>{3, 4});
    CHECK(arena.copy(numbers, 4).empty());
}
