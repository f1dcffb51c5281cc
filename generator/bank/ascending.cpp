// SPDX-License-Identifier: MIT
#include "bank/ascending.hpp"

#include <algorithm>
#include <optional>

#include "bank/numeric_text.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

// By option; a comma means the same in all options of an item.
std::vector<std::optional<NumericText>> numbers_of(const Item& item) {
    const bool is_decimal =
        std::any_of(item.options.begin(), item.options.end(),
                    [](const Option& option) { return has_decimal_comma(option.text.source); });
    const Comma comma = is_decimal ? Comma::decimal_mark : Comma::groups_thousands;
    std::vector<std::optional<NumericText>> numbers;
    for (const Option& option : item.options) {
        numbers.push_back(read_numeric(option.text.source, comma));
    }
    return numbers;
}

std::string unit_told(const NumericText& number) {
    const std::string words =
        number.before + (number.before.empty() || number.unit.empty() ? "" : " ") + number.unit;
    return words.empty() ? "a number alone" : base::in_quotes(words);
}

// Whether there is something to tell.
bool check_pair(const Option& earlier, const NumericText& number, const Option& option,
                const NumericText& other, base::Diagnostics& diagnostics) {
    if (!count_the_same(number, other)) {
        diagnostics.add({base::Severity::error, option.text.place,
                         "the options of order = \"ascending\" do not count the same: " +
                             unit_told(other) + " and " + unit_told(number),
                         "write all of them in one unit, or order = \"fixed\"", earlier.text.place,
                         "the other one stands here"});
        return true;
    }
    if (number <=> other == 0) {
        diagnostics.add({base::Severity::error, option.text.place,
                         "two options of order = \"ascending\" are the same number",
                         "change one of them, or take it out", earlier.text.place,
                         "the other one stands here"});
        return true;
    }
    return false;
}

}  // namespace

std::vector<std::uint32_t> ascending_order(const Item& item) {
    const auto numbers = numbers_of(item);
    const auto part = [&](std::uint32_t option) {
        const Pin pin = item.options[option].pin;
        return pin == Pin::first ? 0 : pin == Pin::last ? 2 : 1;
    };
    std::vector<std::uint32_t> order(item.options.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    bool are_numbers = true;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        are_numbers = are_numbers && (numbers[i] || part(i) != 1);
    }
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        if (part(a) != part(b)) return part(a) < part(b);
        return part(a) == 1 && are_numbers && (*numbers[a] <=> *numbers[b]) < 0;
    });
    return order;
}

void check_ascending(const Item& item, base::Diagnostics& diagnostics) {
    const auto numbers = numbers_of(item);
    for (std::size_t i = 0; i < item.options.size(); ++i) {
        const Option& option = item.options[i];
        if (option.pin != Pin::none || option.text.empty()) continue;
        if (!numbers[i]) {
            diagnostics.error(option.text.place,
                              "this option has no number for order = \"ascending\"",
                              "write one like \"1 000\", \"-2.5\", \"1/2\" or \"10 %\", pin the "
                              "option to an end, or write order = \"fixed\"");
            continue;
        }
        for (std::size_t j = 0; j < i; ++j) {
            const Option& earlier = item.options[j];
            if (earlier.pin != Pin::none || !numbers[j]) continue;
            if (check_pair(earlier, *numbers[j], option, *numbers[i], diagnostics)) break;
        }
    }
}

}  // namespace papersetter::bank
