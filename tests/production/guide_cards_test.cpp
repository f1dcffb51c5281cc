// SPDX-License-Identifier: MIT
#include "production/guide_cards.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using namespace papersetter::production;

namespace {

paper::Guide guide_of_three() {
    paper::InstructorQuestion plain;
    plain.number = 1;
    plain.item_id = "plain";
    plain.stimulus = paper::Stimulus{1, 1, "Text", "about"};
    paper::InstructorQuestion composite;
    composite.number = 2;
    composite.item_id = "composite";
    composite.parts.resize(2);
    paper::Guide guide;
    guide.topics = {{"1", 1, "Topic", "", {plain, composite}}};
    return guide;
}

void add_side(page::Pages& pages, const std::string& name, int room, int text) {
    const auto number = name.find('-');
    pages.anchors.push_back({name, 0, {{}, {}, {}, base::Length::points(room)}, 0});
    pages.anchors.push_back({name.substr(0, number) + "-text" + name.substr(number),
                             0,
                             {{}, {}, {}, base::Length::points(text)},
                             0});
}

}  // namespace

TEST_CASE("guide_cards: a card for each question, for each part of a composite one") {
    const paper::Guide guide = guide_of_three();
    const auto cards = cards_of(guide);
    REQUIRE(cards.size() == 3);
    CHECK(cards[0].part == nullptr);
    CHECK(cards[0].stimulus->title == "Text");
    CHECK(cards[1].stimulus == nullptr);
    CHECK(cards[1].part == &guide.topics[0].questions[1].parts[0]);
    CHECK(cards[2].part == &guide.topics[0].questions[1].parts[1]);
    CHECK(CardFitting(guide, 0).cards().empty());
}

TEST_CASE("guide_cards: too much text is set smaller, then left out with a warning") {
    const paper::Guide guide = guide_of_three();
    CardFitting fitting(guide, 8);
    page::Pages pages;
    add_side(pages, "front-1", 100, 100);
    add_side(pages, "front-2", 100, 101);
    add_side(pages, "back-3", 100, 101);
    CHECK_FALSE(fitting.fits(pages));
    REQUIRE(fitting.cards().size() == 3);
    CHECK(fitting.cards()[0].size == 0);
    CHECK(fitting.cards()[1].size == 1);
    CHECK(fitting.cards()[2].size == 1);
    CHECK_FALSE(fitting.fits(pages));
    CHECK_FALSE(fitting.fits(pages));
    CHECK(fitting.cards().size() == 1);
    base::Diagnostics told;
    fitting.tell(told);
    REQUIRE(told.warnings() == 1);
    CHECK(told.all()[0].message ==
          "2 cards have more text than room and are left out: \"composite\", \"composite\"");
}
