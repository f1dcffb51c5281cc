// SPDX-License-Identifier: MIT
#include "paper/answer_order.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

namespace papersetter::paper {

namespace {

using Order = std::vector<std::uint32_t>;

bank::Item asked(bank::Type type, std::size_t count) {
    bank::Item item;
    item.type = type;
    item.options.resize(count);
    for (bank::Option& option : item.options) option.is_correct = true;
    return item;
}

bank::Item matching(const std::vector<std::string>& prompts) {
    bank::Item item = asked(bank::Type::matching, prompts.size());
    for (std::size_t i = 0; i < prompts.size(); ++i) {
        item.options[i].prompt = text(prompts[i]);
        item.options[i].is_correct = !prompts[i].empty();
    }
    return item;
}

}  // namespace

TEST_CASE("answer_order: prompts stand in the alphabetical order of what is read") {
    CHECK(prompt_order(matching({"watt", "", "Volt", "*ampere*"})) == Order{3, 2, 0});
    CHECK(prompt_order(matching({"zinc", "**iron**", "\u00C9tain", "H<sub>2</sub>O", "ester"})) ==
          Order{4, 2, 3, 1, 0});
    CHECK(answered_by(matching({"watt", "", "Volt", "*ampere*"})) == std::vector<int>{3, 0, 2, 1});
}

TEST_CASE("answer_order: prompts that read the same are told apart by how they are written") {
    const Order first = prompt_order(matching({"*a*", "`a`"}));
    const Order second = prompt_order(matching({"`a`", "*a*"}));
    CHECK(first == Order{0, 1});
    CHECK(second == Order{1, 0});
}

TEST_CASE("answer_order: a letter in a prompt does not move it") {
    bank::Item item = matching({"a{option:x}c", "ab"});
    item.options[0].id = "x";
    CHECK(prompt_order(item) == Order{1, 0});
}

TEST_CASE("answer_order: pictures stand by their text") {
    bank::Item item = matching({"![valve](a.png)", "![Pump](b.png)"});
    for (bank::Option& option : item.options) {
        const std::size_t path = option.prompt.source.find('(') + 1;
        option.prompt.pictures = {{path, 5, "p.png"}};
    }
    CHECK(prompt_order(item) == Order{1, 0});
}

TEST_CASE("answer_order: what is right comes as its letters do") {
    CHECK(right_in_order(matching({"watt", "", "Volt", "ampere"}), {1, 2, 0, 3}) == Order{3, 2, 0});
    CHECK(right_in_order(asked(bank::Type::ordering, 3), {2, 0, 1}) == Order{0, 1, 2});
    bank::Item cloze = asked(bank::Type::cloze, 3);
    cloze.gaps = {"x", "y"};
    cloze.options[0].gap = "y";
    cloze.options[1].gap = "x";
    cloze.options[2].is_correct = false;
    CHECK(right_in_order(cloze, {2, 0, 1}) == Order{1, 0});
    bank::Item multiple = asked(bank::Type::multiple, 3);
    multiple.options[1].is_correct = false;
    CHECK(right_in_order(multiple, {2, 1, 0}) == Order{2, 0});
}

}  // namespace papersetter::paper
