// SPDX-License-Identifier: MIT
#include "production/parallel.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

using namespace papersetter::production;

TEST_CASE("parallel: every index is done once, whatever the number of threads") {
    for (const unsigned jobs : {0U, 1U, 2U, 7U}) {
        std::vector<std::atomic<int>> done(100);
        in_parallel(done.size(), jobs,
                    [&]() -> ThreadWork { return [&](std::size_t index) { ++done[index]; }; });
        for (const auto& times : done) CHECK(times == 1);
    }
}

TEST_CASE("parallel: no work starts no thread") {
    int started = 0;
    in_parallel(0, 4, [&]() -> ThreadWork {
        ++started;
        return [](std::size_t) {};
    });
    CHECK(started <= 1);
}

TEST_CASE("parallel: the failure of the lowest index is thrown and later work is not begun") {
    std::atomic<int> done = 0;
    const auto start = [&]() -> ThreadWork {
        return [&](std::size_t index) {
            if (index == 3) throw std::runtime_error("three");
            ++done;
        };
    };
    CHECK_THROWS_WITH_AS(in_parallel(1000, 1, start), "three", std::runtime_error);
    CHECK(done == 3);
}
