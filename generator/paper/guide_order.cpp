// SPDX-License-Identifier: MIT
#include "paper/guide_order.hpp"

#include <algorithm>
#include <numeric>

#include "bank/ascending.hpp"
#include "base/random.hpp"
#include "base/text.hpp"

namespace papersetter::paper {
namespace {

constexpr std::string_view law = "papersetter/guide/1";

bool authored_order_is_the_answer(const bank::Item& part) {
    return part.type == bank::Type::ordering || part.type == bank::Type::matching ||
           part.is_option_bank;
}

std::vector<std::uint32_t> order_of(const bank::Item& part, base::Random* random) {
    if (part.order == bank::Order::ascending) return bank::ascending_order(part);
    std::vector<std::uint32_t> order(part.options.size());
    std::iota(order.begin(), order.end(), 0U);
    const bool is_free = bank::offers_options(part) &&
                         (authored_order_is_the_answer(part) || part.order == bank::Order::shuffle);
    if (is_free && random != nullptr) {
        random->shuffle(std::span(order));
    } else if (authored_order_is_the_answer(part)) {
        std::ranges::stable_sort(order, {}, [&](std::uint32_t option) {
            return base::fold_case(part.options[option].text.source);
        });
    }
    std::ranges::stable_sort(order, {}, [&](std::uint32_t option) {
        const bank::Pin pin = part.options[option].pin;
        return pin == bank::Pin::first ? 0 : pin == bank::Pin::none ? 1 : 2;
    });
    return order;
}

}  // namespace

std::vector<std::uint32_t> guide_order(const bank::Item& item,
                                       const std::optional<std::string>& seed) {
    std::optional<base::Random> random;
    if (seed) random = base::Random(law, *seed).fork("options").fork(item.id);
    std::vector<std::uint32_t> all;
    for (const bank::Item* const part : bank::answered_parts(item)) {
        const auto first = static_cast<std::uint32_t>(all.size());
        for (const std::uint32_t option : order_of(*part, random ? &*random : nullptr)) {
            all.push_back(first + option);
        }
    }
    return all;
}

}  // namespace papersetter::paper
