// SPDX-License-Identifier: MIT
#include "blueprint/filter.hpp"

#include <doctest/doctest.h>

#include "blueprint/eligibility.hpp"
#include "blueprint/partition.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;
using bank::Difficulty;
using bank::Level;

namespace {

bank::Item tagged() {
    bank::Item one = item("q1", "training/deep", Level::apply, Difficulty::hard);
    one.tags = {"a", "b"};
    one.objectives = {"o1"};
    one.author = "Ada";
    one.source = "book";
    return one;
}

bool accepts(const std::string& where) {
    const ReadText text(
        "paper = { title = \"T\", banks = \".\" }\n[[section]]\nitems = 1\nwhere = " + where +
        "\n");
    REQUIRE(text.told() == Lines{});
    return text.blueprint.sections[0].where.accepts(tagged());
}

}  // namespace

TEST_CASE("filter: each attribute") {
    CHECK(accepts("{ id = \"q1\" }"));
    CHECK_FALSE(accepts("{ id = \"q\" }"));
    CHECK(accepts("{ topic = \"training\" }"));
    CHECK(accepts("{ topic = \"training/deep\" }"));
    CHECK_FALSE(accepts("{ topic = \"train\" }"));
    CHECK_FALSE(accepts("{ topic = \"training/deep/er\" }"));
    CHECK(accepts("{ level = [\"remember\", \"apply\"] }"));
    CHECK_FALSE(accepts("{ level = \"remember\" }"));
    CHECK(accepts("{ difficulty = \"hard\" }"));
    CHECK_FALSE(accepts("{ difficulty = \"easy\" }"));
    CHECK(accepts("{ type = \"single\" }"));
    CHECK(accepts("{ status = \"approved\" }"));
    CHECK_FALSE(accepts("{ status = \"reserved\" }"));
    CHECK(accepts("{ tags = [\"x\", \"b\"] }"));
    CHECK_FALSE(accepts("{ tags = \"x\" }"));
    CHECK(accepts("{ objectives = \"o1\" }"));
    CHECK(accepts("{ author = \"Ada\" }"));
    CHECK_FALSE(accepts("{ source = \"paper\" }"));
}

TEST_CASE("filter: keys all hold, a list means any, not means none") {
    CHECK(accepts("{ topic = \"training\", tags = \"a\" }"));
    CHECK_FALSE(accepts("{ topic = \"training\", tags = \"x\" }"));
    CHECK_FALSE(accepts("{ topic = \"training\", not = { tags = \"a\" } }"));
    // A table of `not` excludes only what meets all of its keys; several exclude what meets any.
    CHECK(accepts("{ not = { tags = \"a\", level = \"create\" } }"));
    CHECK_FALSE(accepts("{ not = [{ level = \"create\" }, { tags = \"a\" }] }"));
    CHECK(accepts("{ not = { tags = \"a\", not = { author = \"Ada\" } } }"));
}

TEST_CASE("filter: of a list of tables any accepts") {
    CHECK(accepts("[{ tags = \"x\" }, { level = \"apply\", tags = \"a\" }]"));
    CHECK_FALSE(accepts("[{ tags = \"x\" }, { level = \"create\" }]"));
    CHECK_FALSE(accepts("[{ tags = \"a\", not = { author = \"Ada\" } }]"));
}

TEST_CASE("partition: ranges below a topic leave it room") {
    Family family;
    family.counts.push_back({"a", {4, 9}, "", {}});
    family.counts.push_back({"a/b", {1, 5}, "", {}});
    family.counts.push_back({"a/b/c", {2, 3}, "", {}});
    const Partition partition(family);
    CHECK(partition.wanted(0) == 7);  // 9 less the 2 that a/b has at least, for those of a/b/c
    CHECK(partition.wanted(1) == 3);
    CHECK(partition.wanted(2) == 3);
    CHECK(partition.least(0) == 4);
    CHECK(partition.least(1) == 2);
}

TEST_CASE("partition: an item belongs to the deepest listed topic above it") {
    Family family;
    for (const auto& [topic, items] : std::vector<std::pair<std::string, std::int64_t>>{
             {"a/b/c", 2}, {"a", 9}, {"a/b", 5}, {"d", 1}}) {
        family.counts.push_back({topic, base::Range::exactly(items), "", {}});
    }
    const Partition partition(family);
    CHECK(partition.wanted(0) == 2);
    CHECK(partition.wanted(1) == 4);  // 9 less the 5 of a/b
    CHECK(partition.wanted(2) == 3);
    CHECK(partition.wanted(3) == 1);
    const auto class_of = [&](const std::string& topic) {
        return partition.class_of(item("q", topic, Level::apply, Difficulty::easy));
    };
    CHECK(class_of("a") == 1);
    CHECK(class_of("a/x") == 1);
    CHECK(class_of("a/b/x") == 2);
    CHECK(class_of("a/b/c/x/y") == 0);
    CHECK(class_of("d") == 3);
    CHECK_FALSE(class_of("ab").has_value());
    CHECK_FALSE(class_of("").has_value());
}

TEST_CASE("eligibility: the first obstacle that holds is named") {
    const ReadText text(
        "paper = { title = \"T\", banks = \".\" }\n[[section]]\nwhere = { not = { tags = \"old\" } "
        "}\ntopic = { a = 3, \"a/b\" = 3 }\nlevel = { apply = 3, create = 0 }\n");
    REQUIRE(text.told() == Lines{});
    const Eligibility eligibility(text.blueprint.sections[0]);
    bank::Item one = item("q", "a/b", Level::apply, Difficulty::easy);
    CHECK(eligibility.obstacle(one) == Obstacle::none);
    CHECK(eligibility.classes(one) == Classes{1, 0, 0});
    one.level = Level::create;
    CHECK(eligibility.obstacle(one) == Obstacle::level_unasked);
    one.level.reset();
    CHECK(eligibility.obstacle(one) == Obstacle::no_level);
    one.topic = "a";  // all of a is wanted below a/b
    CHECK(eligibility.obstacle(one) == Obstacle::topic_unasked);
    one.topic = "";
    CHECK(eligibility.obstacle(one) == Obstacle::no_topic);
    one.tags = {"old"};
    CHECK(eligibility.obstacle(one) == Obstacle::where);
    one.stem.source = "";
    CHECK(eligibility.obstacle(one) == Obstacle::incomplete);
    one.status = bank::Status::retired;
    CHECK(eligibility.obstacle(one) == Obstacle::retired);
    one.status = bank::Status::draft;
    CHECK(eligibility.obstacle(one) == Obstacle::draft);
    CHECK_FALSE(eligibility.classes(one));
}

TEST_CASE("eligibility: values that are not listed, where the family takes them") {
    const auto obstacle = [](const std::string& families, const bank::Item& one) {
        const ReadText text("paper = { title = \"T\", banks = \".\" }\n[[section]]\nitems = 3\n" +
                            families);
        REQUIRE(text.told() == Lines{});
        return Eligibility(text.blueprint.sections[0]).obstacle(one);
    };
    bank::Item one = item("q", "b", Level::apply, Difficulty::easy);
    CHECK(obstacle("topic = { a = 3 }\n", one) == Obstacle::topic_unasked);
    CHECK(obstacle("topic = { a = 2, others = true }\n", one) == Obstacle::none);
    CHECK(obstacle("topic = { a = [0, 2] }\n", one) == Obstacle::none);
    CHECK(obstacle("topic = { a = [0, 2], b = 0 }\n", one) == Obstacle::topic_unasked);
    CHECK(obstacle("type = { single = 3 }\n", one) == Obstacle::none);
    one.topic = "";
    CHECK(obstacle("topic = { a = 3 }\n", one) == Obstacle::no_topic);
    CHECK(obstacle("topic = { a = [0, 2] }\n", one) == Obstacle::none);
    one.difficulty.reset();
    CHECK(obstacle("difficulty = { hard = [0, 2] }\n", one) == Obstacle::no_difficulty);
}
