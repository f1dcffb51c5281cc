// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bank/bank.hpp"

/// Banks "ml" (items a, b, c) and "ops" (item a), each item with three options of which the second
/// ("right" in ml, without id in ops) is right.
inline papersetter::bank::Item three_options(const std::string& id, bool has_ids) {
    papersetter::bank::Item item;
    item.id = id;
    item.topic = "t";
    item.stem.source = "What about " + id + "?";
    for (const char* name : {"left", "right", "none"}) {
        papersetter::bank::Option option;
        if (has_ids) option.id = name;
        option.text.source = std::string("Option ") + name;
        option.is_correct = option.text.source == "Option right";
        option.rationale.source = "Because.";
        item.options.push_back(option);
    }
    return item;
}

inline std::vector<papersetter::bank::Bank> two_banks() {
    std::vector<papersetter::bank::Bank> banks(2);
    banks[0].id = "ml";
    banks[0].title = "Machine learning";
    banks[0].topics.push_back({"t", "Topic", {}, {}});
    banks[0].items = {three_options("a", true), three_options("b", true), three_options("c", true)};
    banks[0].authored = {0, 1, 2};
    banks[1].id = "ops";
    banks[1].topics.push_back({"t", "Topic", {}, {}});
    banks[1].items = {three_options("a", false)};
    banks[1].authored = {0};
    return banks;
}
