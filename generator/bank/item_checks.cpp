// SPDX-License-Identifier: MIT
#include "bank/item_checks.hpp"

#include <algorithm>
#include <string>

#include "bank/answer_checks.hpp"
#include "bank/ascending.hpp"
#include "bank/text_reader.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

void check_stem(const Item& item, std::string_view name, base::Diagnostics& diagnostics) {
    if (item.status == Status::draft || item.stem.place != base::Place()) return;
    diagnostics.error(item.place, std::string(name) + " has no \"stem\"",
                      "write the question, or status = \"draft\" until there is one");
}

void check_pins(const Item& item, base::Diagnostics& diagnostics) {
    if (item.order == Order::fixed) {
        for (const Option& option : item.options) {
            if (option.pin == Pin::none) continue;
            diagnostics.error(option.place,
                              "this option is pinned, but its item has order = \"fixed\"",
                              "all options keep their order then: take the pin out");
        }
        return;
    }
    for (const Pin pin : {Pin::first, Pin::last}) {
        const Option* earlier = nullptr;
        for (const Option& option : item.options) {
            if (option.pin != pin) continue;
            if (earlier == nullptr) {
                earlier = &option;
                continue;
            }
            const std::string word(pin_words[static_cast<std::size_t>(pin)]);
            diagnostics.add({base::Severity::error, option.place,
                             "two options of one item are pinned " + word,
                             "pin one of them, or write order = \"fixed\" in their stead",
                             earlier->place, "the other one stands here"});
        }
    }
}

// The next character of the text with runs of white space as one space; 0 at the end.
char next_collapsed(std::string_view text, std::size_t& offset) {
    const auto is_space = [](char c) { return c == ' ' || c == '\n' || c == '\t'; };
    if (offset == text.size()) return '\0';
    if (!is_space(text[offset])) return text[offset++];
    while (offset < text.size() && is_space(text[offset])) ++offset;
    return ' ';
}

// White space makes no difference between two answers; anything else may, capitals too.
bool reads_the_same(std::string_view a, std::string_view b) {
    std::size_t in_a = 0;
    std::size_t in_b = 0;
    for (;;) {
        const char next = next_collapsed(a, in_a);
        if (next != next_collapsed(b, in_b)) return false;
        if (next == '\0') return true;
    }
}

void check_differences(const Item& item, base::Diagnostics& diagnostics) {
    for (std::size_t i = 1; i < item.options.size(); ++i) {
        const Option& option = item.options[i];
        for (std::size_t j = 0; j < i; ++j) {
            const Option& earlier = item.options[j];
            if (!option.id.empty() && option.id == earlier.id) {
                diagnostics.add(
                    {base::Severity::error, option.place,
                     "two options of one item have the id " + base::in_quotes(option.id),
                     "give one of them another id", earlier.place, "the other one stands here"});
            }
            if (!option.text.empty() && option.gap == earlier.gap &&
                reads_the_same(option.text.source, earlier.text.source)) {
                diagnostics.add({base::Severity::error, option.text.place,
                                 "two options of one item have the same text",
                                 "change one of them, or take it out", earlier.text.place,
                                 "the other one stands here"});
            }
        }
    }
}

void check_texts(Item& item, base::Diagnostics& diagnostics) {
    std::vector<std::string_view> ids;
    for (const Option& option : item.options) {
        if (!option.id.empty()) ids.push_back(option.id);
    }
    check_item_text(item.stem, ids, diagnostics, item.type == Type::cloze ? &item.gaps : nullptr);
    check_item_text(item.explanation, ids, diagnostics);
    check_item_text(item.model_answer, ids, diagnostics);
    check_item_text(item.unit, ids, diagnostics);
    for (Option& option : item.options) {
        check_item_text(option.prompt, ids, diagnostics);
        check_item_text(option.text, ids, diagnostics);
        check_item_text(option.rationale, ids, diagnostics);
        check_item_text(option.tempting, ids, diagnostics);
        check_item_text(option.right_when, ids, diagnostics);
    }
}

}  // namespace

void check_item(Item& item, std::string_view name, base::Diagnostics& diagnostics) {
    check_stem(item, name, diagnostics);
    check_pins(item, diagnostics);
    check_differences(item, diagnostics);
    if (item.order == Order::ascending) check_ascending(item, diagnostics);
    check_texts(item, diagnostics);
    check_answers(item, name, diagnostics);
    for (std::size_t i = 0; i < item.parts.size(); ++i) {
        check_item(item.parts[i], "part " + std::to_string(i + 1) + " of " + std::string(name),
                   diagnostics);
    }
}

}  // namespace papersetter::bank
