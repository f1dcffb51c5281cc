// SPDX-License-Identifier: MIT
#include "production/guide_cards.hpp"

#include <map>
#include <string_view>

#include "base/text.hpp"

namespace papersetter::production {
namespace {

constexpr std::size_t smallest_size = 2;
constexpr std::size_t most_named = 5;

using Anchors = std::map<std::string_view, const page::Anchor*>;

/// Whether the texts of one side of a card stay in it.
bool fits_side(const Anchors& anchors, const std::string& side, const std::string& number) {
    const auto room = anchors.find(side + '-' + number);
    const auto text = anchors.find(side + "-text-" + number);
    if (room == anchors.end() || text == anchors.end()) return true;
    return text->second->box.height <= room->second->box.height &&
           text->second->last_page == room->second->page;
}

}  // namespace

std::vector<layout::GuideCard> cards_of(const paper::Guide& guide) {
    std::vector<layout::GuideCard> cards;
    const paper::Stimulus* stimulus = nullptr;
    for (const paper::GuideTopic& topic : guide.topics) {
        for (const paper::InstructorQuestion& question : topic.questions) {
            if (question.stimulus) stimulus = &*question.stimulus;
            if (stimulus != nullptr && question.number > stimulus->last) stimulus = nullptr;
            if (question.parts.empty()) cards.push_back({&question, nullptr, stimulus});
            for (const paper::InstructorQuestion& part : question.parts) {
                cards.push_back({&question, &part, stimulus});
            }
        }
    }
    return cards;
}

CardFitting::CardFitting(const paper::Guide& guide, std::size_t cards_of_sheet) {
    if (cards_of_sheet > 0) cards_ = cards_of(guide);
}

bool CardFitting::fits(const page::Pages& pages) {
    if (cards_.empty()) return true;
    Anchors anchors;
    for (const page::Anchor& anchor : pages.anchors) anchors.emplace(anchor.id, &anchor);
    std::vector<layout::GuideCard> kept;
    bool do_all_fit = true;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        layout::GuideCard card = cards_[i];
        const std::string number = std::to_string(i + 1);
        const bool fits = fits_side(anchors, "front", number) && fits_side(anchors, "back", number);
        do_all_fit = do_all_fit && fits;
        if (!fits && card.size == smallest_size) {
            left_out_.push_back(base::in_quotes(card.question->item_id));
            continue;
        }
        if (!fits) ++card.size;
        kept.push_back(card);
    }
    cards_ = std::move(kept);
    return do_all_fit;
}

void CardFitting::tell(base::Diagnostics& diagnostics) const {
    if (left_out_.empty()) return;
    std::string list;
    for (std::size_t i = 0; i < left_out_.size() && i < most_named; ++i) {
        list += (list.empty() ? "" : ", ") + left_out_[i];
    }
    if (left_out_.size() > most_named) {
        list += " and " + std::to_string(left_out_.size() - most_named) + " more";
    }
    diagnostics.warning({},
                        std::to_string(left_out_.size()) +
                            (left_out_.size() == 1 ? " card has" : " cards have") +
                            " more text than room and " + (left_out_.size() == 1 ? "is" : "are") +
                            " left out: " + list,
                        "the layout qa prints questions of any length");
}

}  // namespace papersetter::production
