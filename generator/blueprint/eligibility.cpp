// SPDX-License-Identifier: MIT
#include "blueprint/eligibility.hpp"

namespace papersetter::blueprint {
namespace {

bool has_value(const bank::Item& item, Attribute attribute) {
    switch (attribute) {
        case Attribute::topic:
            return !item.topic.empty();
        case Attribute::level:
            return item.level.has_value();
        case Attribute::difficulty:
            return bank::band_of(item).has_value();
        case Attribute::type:
            return true;
    }
    return false;
}

Obstacle missing(Attribute attribute) {
    switch (attribute) {
        case Attribute::topic:
            return Obstacle::no_topic;
        case Attribute::level:
            return Obstacle::no_level;
        case Attribute::difficulty:
        case Attribute::type:
            break;
    }
    return Obstacle::no_difficulty;
}

Obstacle unasked(Attribute attribute) {
    switch (attribute) {
        case Attribute::topic:
            return Obstacle::topic_unasked;
        case Attribute::level:
            return Obstacle::level_unasked;
        case Attribute::difficulty:
            return Obstacle::difficulty_unasked;
        case Attribute::type:
            break;
    }
    return Obstacle::type_unasked;
}

}  // namespace

Eligibility::Eligibility(const Section& section) : section_(&section) {
    for (const Family& family : section.families) partitions_.emplace_back(family);
}

Obstacle Eligibility::obstacle(const bank::Item& item) const {
    Classes untold{};
    return classify(item, untold);
}

std::optional<Classes> Eligibility::classes(const bank::Item& item) const {
    Classes classes{};
    if (classify(item, classes) != Obstacle::none) return std::nullopt;
    return classes;
}

bool Eligibility::covers(const bank::Item& item) const {
    if (item.status == bank::Status::draft || item.status == bank::Status::retired) return false;
    Classes untold{};
    return classify_complete(item, untold) == Obstacle::none;
}

Obstacle Eligibility::classify(const bank::Item& item, Classes& classes) const {
    if (item.status == bank::Status::draft) return Obstacle::draft;
    if (item.status == bank::Status::retired) return Obstacle::retired;
    if (!bank::is_usable(item)) return Obstacle::incomplete;
    return classify_complete(item, classes);
}

Obstacle Eligibility::classify_complete(const bank::Item& item, Classes& classes) const {
    if (!section_->where.accepts(item)) return Obstacle::where;
    for (std::size_t i = 0; i < partitions_.size(); ++i) {
        const Attribute attribute = partitions_[i].attribute();
        const auto number = partitions_[i].class_of(item);
        if (number && partitions_[i].wanted(*number) > 0) {
            classes[static_cast<std::size_t>(attribute)] = *number;
        } else if (!has_value(item, attribute) && attribute == Attribute::difficulty) {
            return Obstacle::no_difficulty;
        } else if (!number && section_->families[i].takes_others) {
            classes[static_cast<std::size_t>(attribute)] = partitions_[i].size();
        } else {
            return has_value(item, attribute) ? unasked(attribute) : missing(attribute);
        }
    }
    return Obstacle::none;
}

}  // namespace papersetter::blueprint
