// SPDX-License-Identifier: MIT
#include "paper/guide.hpp"

#include <doctest/doctest.h>

#include <set>

#include "paper/fixture.hpp"
#include "paper/guide_order.hpp"

using namespace papersetter;
using namespace papersetter::paper;

namespace {

using Lines = std::vector<std::string>;
using Order = std::vector<std::uint32_t>;

/// A bank of these items, authored in their order.
bank::Bank bank_of(std::vector<bank::Item> items) {
    bank::Bank bank;
    bank.id = "b";
    bank.title = "Bank";
    bank.topics = {{"water", "Water", text("Notes on water"), {}},
                   {"rocks", "Rocks", {}, {}},
                   {"water/rivers", "Rivers", {}, {}},
                   {"empty", "Empty", text("Notes"), {}}};
    bank.items = std::move(items);
    for (std::size_t i = 0; i < bank.items.size(); ++i) bank.authored.push_back(i);
    return bank;
}

bank::Item about(std::string topic, const std::string& id) {
    bank::Item made = item(id, 0);
    made.topic = std::move(topic);
    return made;
}

Guide guide(const bank::Bank& bank, const GuideWish& wish = {}) {
    base::Diagnostics diagnostics;
    Guide made = guide_of({bank}, wish, diagnostics);
    CHECK(diagnostics.all().empty());
    return made;
}

/// "1 Water: one two", topic by topic.
Lines outline(const Guide& guide) {
    Lines lines;
    for (const GuideTopic& topic : guide.topics) {
        std::string line = topic.number + " " + topic.title + ":";
        for (const InstructorQuestion& question : topic.questions) {
            line += " " + std::to_string(question.number) + "=" + question.item_id;
        }
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

TEST_CASE("guide: items stand under their topics, topics below their parents") {
    const Guide made = guide(bank_of({about("rocks", "a"), about("water/rivers", "b"),
                                      about("water", "c"), about("", "d"), about("rocks", "e")}));
    CHECK(outline(made) == Lines{"1 Water: 1=c", "1.1 Rivers: 2=b", "2 Rocks: 3=a 4=e", " : 5=d"});
    CHECK(made.question_count == 5);
    CHECK(made.topics[0].notes_html == in_place("Notes on water"));
    CHECK(made.topics[1].depth == 2);
}

TEST_CASE("guide: approved items alone, whatever is wanted") {
    std::vector<bank::Item> items;
    for (const bank::Status status : {bank::Status::draft, bank::Status::approved,
                                      bank::Status::retired, bank::Status::reserved}) {
        items.push_back(about("water", "i" + std::to_string(items.size())));
        items.back().status = status;
    }
    items.push_back(about("water", "no-key"));
    for (bank::Option& option : items.back().options) option.is_correct = false;
    GuideWish wish;
    wish.wants = [](const bank::Bank&, const bank::Item&) { return true; };
    CHECK(outline(guide(bank_of(items), wish)) == Lines{"1 Water: 1=i1"});
    wish.wants = [](const bank::Bank&, const bank::Item& one) { return one.id != "i1"; };
    CHECK(guide(bank_of(items), wish).question_count == 0);
}

TEST_CASE("guide: the items of a stimulus stay together below it") {
    std::vector<bank::Item> items{about("water", "a"), about("water", "b"), about("water", "c")};
    items[0].stimulus = items[2].stimulus = "table";
    bank::Bank bank = bank_of(items);
    bank.stimuli = {{"table", "A table", text("What both ask about"), {}, {}, {}}};
    const Guide made = guide(bank);
    CHECK(outline(made) == Lines{"1 Water: 1=a 2=c 3=b"});
    REQUIRE(made.topics[0].questions[0].stimulus);
    CHECK(made.topics[0].questions[0].stimulus->last == 2);
    CHECK(!made.topics[0].questions[1].stimulus);
}

TEST_CASE("guide: options are lettered as they were authored") {
    const bank::Item one = about("water", "a");
    const Guide made = guide(bank_of({one}));
    const InstructorQuestion& question = made.topics[0].questions[0];
    CHECK(question.options[0].letter == "A");
    CHECK(question.options[0].html == in_place("Text a"));
    CHECK(question.answer == "A");
}

TEST_CASE("guide_order: where the author's order is the answer, the alphabet orders") {
    bank::Item steps = about("water", "a");
    steps.type = bank::Type::ordering;
    steps.order = bank::Order::fixed;
    steps.options[0].text = text("zinc");
    steps.options[1].text = text("Alum");
    steps.options[2].text = text("marl");
    CHECK(guide_order(steps, {}) == Order{1, 2, 0});
    bank::Item numbers = about("water", "b");
    numbers.order = bank::Order::ascending;
    numbers.options[0].text = text("30");
    numbers.options[1].text = text("4");
    numbers.options[2].text = text("12");
    CHECK(guide_order(numbers, {}) == Order{1, 2, 0});
    CHECK(guide_order(numbers, "seed") == Order{1, 2, 0});
    bank::Item pinned = about("water", "c");
    pinned.options[0].pin = bank::Pin::last;
    CHECK(guide_order(pinned, {}) == Order{1, 2, 0});
}

TEST_CASE(
    "guide: a seed shuffles the questions of each topic and their options, every time alike") {
    std::vector<bank::Item> items;
    for (char id = 'a'; id < 'k'; ++id) items.push_back(about("water", std::string(1, id)));
    const bank::Bank bank = bank_of(items);
    std::set<std::string> orders;
    std::set<Order> options;
    for (int seed = 0; seed < 20; ++seed) {
        GuideWish wish;
        wish.seed = std::to_string(seed);
        const Lines once = outline(guide(bank, wish));
        CHECK(once == outline(guide(bank, wish)));
        orders.insert(once[0]);
        options.insert(guide_order(items[0], wish.seed));
    }
    CHECK(orders.size() == 20);
    CHECK(options.size() > 3);
}

TEST_CASE("guide: a glossary by name, with the questions that speak of each term") {
    std::vector<bank::Item> items{about("water", "a"), about("water", "b"), about("water", "c")};
    items[0].stem = text("What is dew?");
    items[2].options[1].term = "Dew";
    items[1].stem = text("What is a dewpoint?");
    bank::Bank bank = bank_of(items);
    bank.terms = {{"fog", text("A cloud on the ground."), {}}, {"Dew", text("Drops."), {}}};
    const Guide made = guide(bank);
    REQUIRE(made.terms.size() == 2);
    CHECK(made.terms[0].name == "Dew");
    CHECK(made.terms[0].html == in_place("Drops."));
    CHECK(made.terms[0].questions == std::vector<int>{1, 3});
    CHECK(made.terms[1].questions.empty());
    CHECK(made.index[0].html == "Dew");
}

TEST_CASE("guide: a wrong option that is right elsewhere leads there") {
    std::vector<bank::Item> items{about("water", "a"), about("water", "b"), about("rocks", "c")};
    items[0].options[0].text = text("Evaporation");
    items[1].options[1].text = text("*evaporation*");
    items[2].options[2].text = text("No");
    items[0].options[1].text = text("No");
    const Guide made = guide(bank_of(items));
    const auto& options = made.topics[0].questions[1].options;
    CHECK(options[1].right_in == std::vector<int>{1});
    // "Text a" is the right answer of b and c, and stands in a as well.
    CHECK(made.topics[0].questions[0].options[0].right_in.empty());
    CHECK(made.topics[0].questions[0].options[1].right_in.empty());
    REQUIRE(made.index.size() == 2);
    CHECK(made.index[0].html == in_place("Evaporation"));
    CHECK(made.index[0].initial == "e");
    CHECK(made.index[0].questions == std::vector<int>{1, 2});
    CHECK(made.index[1].html == in_place("Text a"));
}
