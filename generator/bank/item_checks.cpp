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

void check_stem(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    if (item.status == Status::draft || item.stem.place != base::Place()) return;
    diagnostics.error(item.place, words.name + " has no \"stem\"",
                      "write the question, or status = \"draft\" until there is one");
}

void check_pins(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    const std::string kind(words.kind());
    if (item.order == Order::fixed) {
        for (const Option& option : item.options) {
            if (option.pin == Pin::none) continue;
            diagnostics.error(option.place,
                              "this option is pinned, but its " + kind + " has order = \"fixed\"",
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
                             "two options of one " + kind + " are pinned " + word,
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

void tell_pair(const base::Place& later, std::string message, std::string hint,
               const base::Place& earlier, base::Diagnostics& diagnostics) {
    diagnostics.add({base::Severity::error, later, std::move(message), std::move(hint), earlier,
                     "the other one stands here"});
}

/// By option, what candidates would write, made comparable; empty where they choose.
std::vector<std::string> written_answers(const Item& item) {
    const bool is_written = item.type == Type::numeric || item.type == Type::short_answer ||
                            (item.type == Type::cloze && !item.is_option_bank);
    std::vector<std::string> answers;
    for (const Option& option : item.options) {
        if (is_written) answers.push_back(comparable_answer(item, option.text.source));
    }
    answers.resize(item.options.size());
    return answers;
}

// Two answers that candidates write, by the item's own rules the same. That a wrong number comes
// near a right one is told where tolerances are.
void check_written(const Item& item, const Option& option, const Option& earlier,
                   const std::string& two, base::Diagnostics& diagnostics) {
    if (option.is_correct == earlier.is_correct) {
        diagnostics.add({base::Severity::warning, option.text.place,
                         two + " are the same, written differently", "take one of them out",
                         earlier.text.place, "the other one stands here"});
    } else if (item.type != Type::numeric) {
        const Option& right = option.is_correct ? option : earlier;
        const Option& wrong = option.is_correct ? earlier : option;
        diagnostics.add({base::Severity::error, wrong.text.place,
                         "this wrong answer is the same as a right one",
                         item.is_case_sensitive
                             ? "take one of them out"
                             : "take one of them out, or write case_sensitive = true if capitals "
                               "are what is wrong",
                         right.text.place, "the right one stands here"});
    }
}

void check_differences(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    const std::string of_one = " of one " + std::string(words.kind());
    const std::string two = "two " + std::string(options_word(item)) + of_one;
    const std::vector<std::string> written = written_answers(item);
    for (std::size_t i = 1; i < item.options.size(); ++i) {
        const Option& option = item.options[i];
        for (std::size_t j = 0; j < i; ++j) {
            const Option& earlier = item.options[j];
            if (!option.id.empty() && option.id == earlier.id) {
                tell_pair(option.place, two + " have the id " + base::in_quotes(option.id),
                          "give one of them another id", earlier.place, diagnostics);
            }
            if (!option.prompt.empty() &&
                reads_the_same(option.prompt.source, earlier.prompt.source)) {
                tell_pair(option.prompt.place, "two prompts" + of_one + " have the same text",
                          "change one of them: candidates cannot tell them apart",
                          earlier.prompt.place, diagnostics);
            }
            if (option.text.empty() || option.gap != earlier.gap) continue;
            const bool are_equal = reads_the_same(option.text.source, earlier.text.source);
            if (are_equal && (written[i].empty() || option.is_correct == earlier.is_correct)) {
                tell_pair(option.text.place, two + " have the same text",
                          "change one of them, or take it out", earlier.text.place, diagnostics);
            } else if (!written[i].empty() && written[i] == written[j]) {
                check_written(item, option, earlier, two, diagnostics);
            }
        }
    }
}

void check_letters(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    const auto tell = [&](const base::Place& place, std::string_view what) {
        diagnostics.error(place,
                          words.name + " has more than " + std::to_string(most_letters) + " " +
                              std::string(what) + ": letters run out at Z",
                          "take some out, or make two items of it");
    };
    if (offers_options(item) && item.options.size() > most_letters) {
        tell(item.options[most_letters].place, options_word(item));
    }
    if (item.parts.size() > most_letters) tell(item.parts[most_letters].place, "parts");
}

void check_texts(Item& item, base::Diagnostics& diagnostics) {
    // Only what is offered has a letter.
    std::vector<std::string_view> ids;
    for (const Option& option : item.options) {
        if (!option.id.empty() && offers_options(item)) ids.push_back(option.id);
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

void check_item(Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    check_stem(item, words, diagnostics);
    check_pins(item, words, diagnostics);
    check_differences(item, words, diagnostics);
    check_letters(item, words, diagnostics);
    if (item.order == Order::ascending) check_ascending(item, diagnostics);
    check_texts(item, diagnostics);
    check_answers(item, words, diagnostics);
    for (std::size_t i = 0; i < item.parts.size(); ++i) {
        check_item(item.parts[i], words.part(i + 1), diagnostics);
    }
}

}  // namespace papersetter::bank
