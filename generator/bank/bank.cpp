// SPDX-License-Identifier: MIT
#include "bank/bank.hpp"

#include <algorithm>

namespace papersetter::bank {

const Item* Bank::find(std::string_view item_id) const {
    const auto found = std::lower_bound(
        items.begin(), items.end(), item_id,
        [](const Item& item, std::string_view wanted) { return item.id < wanted; });
    return found != items.end() && found->id == item_id ? &*found : nullptr;
}

const Stimulus* Bank::find_stimulus(std::string_view stimulus_id) const {
    const auto at = std::lower_bound(
        stimuli.begin(), stimuli.end(), stimulus_id,
        [](const Stimulus& stimulus, std::string_view wanted) { return stimulus.id < wanted; });
    return at == stimuli.end() || at->id != stimulus_id ? nullptr : &*at;
}

const Term* Bank::find_term(std::string_view name) const {
    const auto found = std::find_if(terms.begin(), terms.end(),
                                    [&](const Term& term) { return term.name == name; });
    return found != terms.end() ? &*found : nullptr;
}

const Topic* Bank::find_topic(std::string_view topic_id) const {
    const auto found = std::find_if(topics.begin(), topics.end(),
                                    [&](const Topic& topic) { return topic.id == topic_id; });
    return found != topics.end() ? &*found : nullptr;
}

const PictureFile* Bank::find_picture(std::string_view name) const {
    const auto at = std::ranges::lower_bound(pictures, name, {}, &PictureFile::name);
    return at == pictures.end() || at->name != name ? nullptr : &*at;
}

bool is_within(std::string_view topic, std::string_view ancestor) {
    if (!topic.starts_with(ancestor)) return false;
    return topic.size() == ancestor.size() || topic[ancestor.size()] == '/';
}

}  // namespace papersetter::bank
