// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "assembly/convex_flow.hpp"

using namespace papersetter::assembly;

using Flows = std::vector<std::int64_t>;

TEST_CASE("convex_flow: units go where they are cheapest, and dearer ones elsewhere") {
    for (std::int64_t units = 0; units <= 8; ++units) {
        ConvexFlow network(2);
        network.add_arc(0, 1, {{2, 0}, {2, 3}});
        network.add_arc(0, 1, {{1, 1}, {3, 2}});
        const auto flows = network.send(0, 1, units);
        // Prices in order: 0 0 | 1 | 2 2 2 | 3 3.
        const std::int64_t first =
            std::min<std::int64_t>(units, 2) + std::max<std::int64_t>(0, units - 6);
        REQUIRE(flows);
        CHECK(*flows == Flows{first, units - first});
    }
}

TEST_CASE("convex_flow: nothing when the network does not carry so much") {
    ConvexFlow network(3);
    network.add_arc(0, 1, {{5, 0}});
    network.add_arc(1, 2, {{3, 0}});
    CHECK(network.send(0, 2, 3) == Flows{3, 3});
    CHECK_FALSE(ConvexFlow(2).send(0, 1, 1));
    ConvexFlow narrow(3);
    narrow.add_arc(0, 1, {{5, 0}});
    narrow.add_arc(1, 2, {{3, 0}});
    CHECK_FALSE(narrow.send(0, 2, 4));
}

TEST_CASE("convex_flow: what was sent first makes way for what comes later") {
    // 0 -> 1, 2; 1 -> 3, 4; 2 -> 3; 3, 4 -> 5. The cheapest unit goes 0 1 3 5, but two units need
    // 0 1 4 5 and 0 2 3 5.
    ConvexFlow network(6);
    network.add_arc(0, 1, {{1, 0}});
    network.add_arc(0, 2, {{1, 1}});
    network.add_arc(1, 3, {{1, 0}});
    network.add_arc(1, 4, {{1, 5}});
    network.add_arc(2, 3, {{1, 1}});
    network.add_arc(3, 5, {{1, 0}});
    network.add_arc(4, 5, {{1, 0}});
    CHECK(network.send(0, 5, 2) == Flows{1, 1, 0, 1, 1, 1, 1});
}

TEST_CASE("convex_flow: a price below nothing is as good as a duty") {
    ConvexFlow network(2);
    network.add_arc(0, 1, {{4, 0}});
    network.add_arc(0, 1, {{2, -1000}, {1, 7}});
    CHECK(network.send(0, 1, 5) == Flows{3, 2});
}
