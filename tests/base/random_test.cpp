// SPDX-License-Identifier: MIT
#include "base/random.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <stdexcept>
#include <vector>

#include "base/digest.hpp"

using namespace papersetter::base;

namespace {

using Block = std::array<std::uint32_t, 4>;

std::vector<int> shuffled(Random random, int size) {
    std::vector<int> values(static_cast<std::size_t>(size));
    std::iota(values.begin(), values.end(), 0);
    random.shuffle(std::span(values));
    return values;
}

std::uint32_t word_of(const Digest& digest, std::size_t first) {
    std::uint32_t word = 0;
    for (std::size_t i = 4; i > 0; --i) word = word << 8U | digest.bytes[first + i - 1];
    return word;
}

}  // namespace

TEST_CASE("random: Philox4x32-10 gives the three known answers of Random123") {
    CHECK(philox4x32_10({0, 0, 0, 0}, {0, 0}) ==
          Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
    CHECK(
        philox4x32_10({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}) ==
        Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
    CHECK(
        philox4x32_10({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) ==
        Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST_CASE("random: a draw is the block at (draw, attempt, form, purpose) under the seed's key") {
    const Digest key =
        sha256(std::string_view("papersetter/engine/0\0"
                                "2026",
                                25));
    const Digest purpose = sha256(std::string_view("items\0q1", 8));
    const Block counter{5U << 20U,  // draw 0, low 12 bits of attempt 5
                        3U << 12U,  // high 12 bits of attempt 5 are 0, form 3
                        word_of(purpose, 0), word_of(purpose, 4)};
    const Block block = philox4x32_10(counter, {word_of(key, 0), word_of(key, 4)});

    Random random =
        Random("papersetter/engine/0", "2026").form(3).attempt(5).fork("items").fork("q1");
    CHECK(random.next() == (std::uint64_t{block[1]} << 32U | block[0]));
}

TEST_CASE("random: published draws of seed 2026 stay what they are") {
    Random root("papersetter/engine/0", "2026");
    CHECK(root.next() == 0xabfe28fe42a60064);
    CHECK(root.next() == 0x12e1cf5979548037);
    Random options = root.fork("options");
    CHECK(options.next() == 0xad515c5873571349);
    CHECK(options.below(10) == 2);
    CHECK(options.below(1'000'000'007) == 704243297);
    CHECK(root.fork("options").form(1).next() == 0xea3a8e737e986554);
    CHECK(root.fork("options").attempt(1).next() == 0x5bc89d5fe91b3b32);
    CHECK(shuffled(root.fork("options"), 8) == std::vector<int>{0, 7, 2, 3, 6, 4, 1, 5});
}

TEST_CASE("random: a fork is not moved by draws made elsewhere") {
    const Random root("papersetter/engine/0", "7");
    Random before = root.fork("options of q1");
    Random other = root.fork("options of q2");
    other.below(10);
    Random after = root.fork("options of q1");
    CHECK(before.next() == after.next());
    Random drawn = root;
    drawn.next();
    Random late = drawn.fork("options of q1");
    Random early = root.fork("options of q1");
    CHECK(late.next() == early.next());
}

TEST_CASE("random: seed, engine, purpose, form and attempt each change the draw") {
    const auto first = [](Random random) { return random.next(); };
    const Random root("papersetter/engine/0", "7");
    CHECK(first(root) != first(Random("papersetter/engine/0", "8")));
    CHECK(first(root) != first(Random("papersetter/engine/1", "7")));
    CHECK(first(root) != first(root.fork("a")));
    CHECK(first(root.fork("a").fork("b")) != first(root.fork("ab")));
    CHECK(first(root) != first(root.form(1)));
    CHECK(first(root) != first(root.attempt(1)));
    CHECK(first(root.form(1)) != first(root.attempt(1)));
    CHECK(first(root.form(0)) == first(root));
}

TEST_CASE("random: below stays below its bound and reaches every value") {
    Random random("papersetter/engine/0", "below");
    std::vector<int> seen(6);
    for (int i = 0; i < 6'000; ++i) ++seen.at(random.below(6));
    // Six faces of 1,000; five degrees of freedom: 20.5 is exceeded once in 1,000.
    double chi_square = 0;
    for (const int count : seen) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
    CHECK(chi_square < 20.5);
    for (int i = 0; i < 100; ++i) CHECK(random.below(1) == 0);
}

TEST_CASE("random: below rejects what would make it uneven") {
    // For this bound a quarter of all draws must be rejected: more draws than results are used.
    const std::uint64_t bound = (std::uint64_t{3} << 62U);
    Random drawn("papersetter/engine/0", "rejection");
    Random counted = drawn;
    for (int i = 0; i < 64; ++i) drawn.below(bound);
    const std::uint64_t next = drawn.next();
    int used = 0;
    while (counted.next() != next) ++used;
    CHECK(used > 64);
    CHECK(used < 128);
}

TEST_CASE("random: every order of three comes equally often from a shuffle") {
    std::vector<int> seen(6);
    for (std::uint32_t form = 0; form < 6'000; ++form) {
        const auto order = shuffled(Random("papersetter/engine/0", "orders").form(form), 3);
        ++seen.at(static_cast<std::size_t>(order[0] * 2 + (order[1] > order[2] ? 1 : 0)));
    }
    double chi_square = 0;
    for (const int count : seen) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
    CHECK(chi_square < 20.5);
}

TEST_CASE("random: fields that would run over are refused") {
    Random random("papersetter/engine/0", "1");
    CHECK_THROWS_AS(static_cast<void>(random.form(1U << 20U)), std::logic_error);
    CHECK_THROWS_AS(static_cast<void>(random.attempt(1U << 24U)), std::logic_error);
    CHECK_NOTHROW(static_cast<void>(random.form((1U << 20U) - 1)));
    for (std::uint32_t i = 0; i < 1U << 20U; ++i) random.next();
    CHECK_THROWS_AS(random.next(), std::logic_error);
}
