// SPDX-License-Identifier: MIT
#include "paper/lettering.hpp"

#include <cassert>
#include <utility>

namespace papersetter::paper {
namespace {

// All marks begin so; a last byte follows, that of the first option plus the position.
constexpr std::string_view mark_beginning = "\xEF\xB7";
constexpr unsigned char first_mark = 0x90;  // U+FDD0

}  // namespace

Lettering::Lettering(const bank::Item& item, const std::vector<std::uint32_t>& order)
    : item_(&item), order_(order) {
    assert(order.size() == item.options.size());
}

std::string Lettering::letter_at(std::size_t printed_position) {
    assert(printed_position < most_options);
    return std::string(1, static_cast<char>('A' + printed_position));
}

std::string Lettering::mark_at(std::size_t printed_position) {
    assert(printed_position < most_options);
    return std::string(mark_beginning) + static_cast<char>(first_mark + printed_position);
}

void Lettering::put_letters(std::string& text,
                            const std::function<std::string(std::size_t)>& letter) {
    constexpr std::size_t size = mark_beginning.size() + 1;
    std::size_t at = text.find(mark_beginning);
    if (at == std::string::npos) return;
    // Into another string: what follows a mark would be moved for each of them.
    std::string result;
    result.reserve(text.size());
    std::size_t copied = 0;
    for (; at != std::string::npos; at = text.find(mark_beginning, at + 1)) {
        const auto last = static_cast<unsigned char>(text[at + size - 1]);
        const std::size_t position = last - std::size_t{first_mark};
        if (position >= most_options) continue;
        result.append(text, copied, at - copied).append(letter(position));
        copied = at + size;
    }
    result.append(text, copied);
    text = std::move(result);
}

std::optional<std::string> Lettering::letter_of(std::string_view option_id) const {
    if (!bank::offers_options(*item_)) return std::nullopt;
    for (std::size_t printed = 0; printed < order_.size(); ++printed) {
        if (item_->options[order_[printed]].id == option_id) return mark_at(printed);
    }
    return std::nullopt;
}

}  // namespace papersetter::paper
