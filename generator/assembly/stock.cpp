// SPDX-License-Identifier: MIT
#include "assembly/stock.hpp"

#include <algorithm>
#include <string_view>

namespace papersetter::assembly {
namespace {

using blueprint::Obstacle;

/// Each completes "n …". In the order of the enumeration, in which they are also told.
constexpr std::array<std::string_view, 12> obstacle_words{"",
                                                          "draft",
                                                          "retired",
                                                          "incomplete",
                                                          "left out by `where`",
                                                          "without a topic",
                                                          "without a level",
                                                          "without a difficulty",
                                                          "of a topic not asked for",
                                                          "of a level not asked for",
                                                          "of a difficulty not asked for",
                                                          "of a type not asked for"};

bool is_in(const bank::Item& item, const ClassSet& set, const SectionSupply& supply) {
    const auto number = supply.eligibility().partitions()[set.family].class_of(item);
    return number &&
           std::find(set.classes.begin(), set.classes.end(), *number) != set.classes.end();
}

}  // namespace

Stock::Stock(const SectionSupply& supply, const std::vector<ClassSet>& having)
    : banks_(supply.pool().banks().size()) {
    static_assert(obstacle_words.size() == obstacle_count);
    for (std::size_t i = 0; i < supply.pool().size(); ++i) {
        const bank::Item& item = supply.pool().item(i);
        const bool counts = std::all_of(having.begin(), having.end(), [&](const ClassSet& set) {
            return is_in(item, set, supply);
        });
        if (!counts) continue;
        ++have_;
        const Obstacle obstacle = supply.eligibility().obstacle(item);
        if (supply.pool().is_picked(i)) {
            ++picked_elsewhere_;
        } else if (supply.pool().is_excluded(i)) {
            ++excluded_;
        } else if (obstacle == Obstacle::none && supply.pool().is_avoided(i)) {
            ++avoided_;
        } else if (obstacle == Obstacle::none && supply.pool().is_shut_out(i)) {
            ++shut_out_;
        } else if (obstacle == Obstacle::none) {
            ++usable_;
        } else {
            ++obstacles_[static_cast<std::size_t>(obstacle)];
        }
    }
}

std::string Stock::description() const {
    const std::string has = banks_ == 1 ? "the bank has " : "the banks have ";
    if (have_ == 0) return has + "none";
    std::string text = has + std::to_string(have_);
    if (usable_ == have_) return text;
    text += ", " + (usable_ == 0 ? "none" : std::to_string(usable_)) + " usable (";
    std::string reasons;
    const auto add = [&](std::int64_t count, std::string_view words) {
        if (count == 0) return;
        if (!reasons.empty()) reasons += ", ";
        reasons += std::to_string(count) + " " + std::string(words);
    };
    add(picked_elsewhere_, "in another section");
    add(excluded_, "excluded under [draw]");
    add(avoided_, "on an earlier paper or enemies of its items");
    add(shut_out_,
        shut_out_ == 1 ? "an enemy of an item on every paper" : "enemies of items on every paper");
    for (std::size_t i = 0; i < obstacles_.size(); ++i) add(obstacles_[i], obstacle_words[i]);
    return text + reasons + ")";
}

}  // namespace papersetter::assembly
