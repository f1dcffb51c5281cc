// SPDX-License-Identifier: MIT
#include "paper/answer_order.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>

#include "base/alphabet.hpp"

namespace papersetter::paper {
namespace {

/// What the tag at the start of `markup` says to those who read: the text of a picture.
std::string_view words_of_tag(std::string_view tag) {
    constexpr std::string_view alternative = " alt=\"";
    const std::size_t begin = tag.starts_with("<img") ? tag.find(alternative) : tag.npos;
    if (begin == tag.npos) return {};
    const std::string_view rest = tag.substr(begin + alternative.size());
    return rest.substr(0, rest.find('"'));
}

// Letters of options make no difference: they are those of one paper.
std::string words_of(const bank::Text& text) {
    base::Diagnostics told_already;
    const std::string markup = bank::render(
        text, [](std::string_view) { return std::optional<std::string>(""); }, told_already);
    std::string words;
    for (std::size_t at = 0; at < markup.size();) {
        if (markup[at] == '<') {
            const std::size_t end = std::min(markup.find('>', at), markup.size() - 1) + 1;
            words += words_of_tag(std::string_view(markup).substr(at, end - at));
            at = end;
        } else {
            words += markup[at] == '\n' ? ' ' : markup[at];
            ++at;
        }
    }
    return words;
}

}  // namespace

std::vector<std::uint32_t> prompt_order(const bank::Item& part) {
    using Key = std::tuple<std::string, std::string_view, std::uint32_t>;
    std::vector<Key> keys;
    for (std::uint32_t i = 0; i < part.options.size(); ++i) {
        const bank::Text& prompt = part.options[i].prompt;
        if (prompt.empty()) continue;
        keys.emplace_back(base::alphabetical_key(words_of(prompt)), prompt.source, i);
    }
    std::ranges::sort(keys);
    std::vector<std::uint32_t> order;
    for (const Key& key : keys) order.push_back(std::get<2>(key));
    return order;
}

std::vector<int> answered_by(const bank::Item& part) {
    std::vector<int> answered(part.options.size());
    if (part.type == bank::Type::matching) {
        int prompt = 0;
        for (const std::uint32_t option : prompt_order(part)) answered[option] = ++prompt;
    }
    for (std::size_t i = 0; i < answered.size(); ++i) {
        if (part.type == bank::Type::ordering) answered[i] = static_cast<int>(i) + 1;
        if (part.type != bank::Type::cloze) continue;
        const auto gap = std::ranges::find(part.gaps, part.options[i].gap);
        if (gap != part.gaps.end()) answered[i] = static_cast<int>(gap - part.gaps.begin()) + 1;
    }
    return answered;
}

std::vector<std::uint32_t> right_in_order(const bank::Item& part,
                                          const std::vector<std::uint32_t>& order) {
    std::vector<std::uint32_t> right;
    for (const std::uint32_t option : order) {
        if (part.options[option].is_correct) right.push_back(option);
    }
    const std::vector<int> answered = answered_by(part);
    std::ranges::stable_sort(right, {}, [&](std::uint32_t option) { return answered[option]; });
    return right;
}

}  // namespace papersetter::paper
