// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::paper {

inline bank::Text text(std::string source) { return {std::move(source), {1, 1, 1}, 0}; }

/// The fragment of a one-line text of this fixture: a span that remembers its place.
inline std::string in_place(const std::string& html) {
    return "<span data-at=\"1.1.1\">" + html + "</span>";
}

/// An item with three options a, b, c, of which `right` (from 0) is the key.
inline bank::Item item(const std::string& id, std::size_t right) {
    bank::Item item;
    item.id = id;
    item.topic = "water";
    item.level = bank::Level::apply;
    item.difficulty = bank::Difficulty::hard;
    item.minutes = base::Decimal::whole(2);
    item.stem = text("Stem of " + id + "?");
    for (std::size_t i = 0; i < 3; ++i) {
        bank::Option option;
        option.id = std::string(1, static_cast<char>('a' + i));
        option.text = text("Text " + option.id);
        option.rationale = text("Because " + option.id);
        option.is_correct = i == right;
        option.place = {1, static_cast<std::uint32_t>(10 + i), 1};
        item.options.push_back(option);
    }
    return item;
}

/// One bank of two items, one section, two forms in mode same.
struct Fixture {
    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    assembly::Selections selections;
    base::Diagnostics diagnostics;

    Fixture() {
        bank::Bank bank;
        bank.id = "b";
        bank.topics.push_back({"water", "The water cycle", {}, {}});
        bank.items = {item("one", 0), item("two", 2)};
        banks.push_back(bank);
        blueprint.title = "Paper";
        blueprint.sections.push_back({});
        blueprint.forms = {"A", "B"};
        selections = {{"A", 0, {{{{{0, 0}, {2, 0, 1}}, {{0, 1}, {0, 1, 2}}}, {}}}},
                      {"B", 1, {{{{{0, 1}, {2, 1, 0}}, {{0, 0}, {1, 2, 0}}}, {}}}}};
    }
};

}  // namespace papersetter::paper
