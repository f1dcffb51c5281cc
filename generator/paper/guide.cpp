// SPDX-License-Identifier: MIT
#include "paper/guide.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/random.hpp"
#include "paper/guide_index.hpp"
#include "paper/guide_order.hpp"
#include "paper/question_composer.hpp"

namespace papersetter::paper {
namespace {

constexpr std::string_view law = "papersetter/guide/1";

/// Items of one topic, in the order of the guide.
using Items = std::vector<const bank::Item*>;

int depth_of(std::string_view topic) {
    return static_cast<int>(std::ranges::count(topic, '/')) + 1;
}

std::string_view parent_of(std::string_view topic) {
    const std::size_t slash = topic.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : topic.substr(0, slash);
}

/// The topics of a bank with what is below each of them after it, else as declared.
void add_below(const bank::Bank& bank, std::string_view parent,
               std::vector<const bank::Topic*>& topics) {
    for (const bank::Topic& topic : bank.topics) {
        if (parent_of(topic.id) != parent) continue;
        topics.push_back(&topic);
        add_below(bank, topic.id, topics);
    }
}

class GuideComposer {
  public:
    GuideComposer(const std::vector<bank::Bank>& banks, const GuideWish& wish,
                  base::Diagnostics& diagnostics)
        : banks_(banks),
          wish_(wish),
          diagnostics_(diagnostics),
          texts_(banks.empty() ? "en" : banks.front().language, blueprint::Rationales::none,
                 diagnostics) {}

    Guide compose() {
        const std::size_t errors = diagnostics_.errors();
        fill_head();
        for (const bank::Bank& bank : banks_) add_bank(bank);
        add_terms();
        index_.finish(guide_);
        guide_.question_count = number_;
        number_topics();
        if (diagnostics_.errors() > errors) throw base::InputError();
        return std::move(guide_);
    }

  private:
    void fill_head() {
        guide_.title = wish_.title;
        guide_.subtitle = wish_.subtitle;
        guide_.course = wish_.course;
        guide_.code = wish_.code;
        guide_.date = wish_.date;
        guide_.language = banks_.empty() ? "en" : banks_.front().language;
    }

    [[nodiscard]] bool takes(const bank::Bank& bank, const bank::Item& item) const {
        if (item.status != bank::Status::approved || !bank::is_usable(item)) return false;
        return !wish_.wants || wish_.wants(bank, item);
    }

    void add_bank(const bank::Bank& bank) {
        std::map<std::string_view, Items> items;
        for (const std::size_t index : bank.authored) {
            const bank::Item& item = bank.items[index];
            if (takes(bank, item)) items[item.topic].push_back(&item);
        }
        if (items.empty()) return;
        const int above = banks_.size() > 1 ? 1 : 0;
        if (above != 0) guide_.topics.push_back({{}, 1, bank.title, {}, {}});
        std::vector<const bank::Topic*> topics;
        add_below(bank, {}, topics);
        for (const bank::Topic* const topic : topics) {
            const auto first = items.lower_bound(topic->id);
            const bool is_about = std::any_of(first, items.end(), [&](const auto& entry) {
                return bank::is_within(entry.first, topic->id);
            });
            if (!is_about) continue;
            guide_.topics.push_back({{},
                                     depth_of(topic->id) + above,
                                     topic->title,
                                     texts_.html(topic->notes, {}, {}),
                                     {}});
            if (const auto own = items.find(topic->id); own != items.end()) {
                add_items(bank, topic->id, own->second);
            }
        }
        if (const auto rest = items.find(""); rest != items.end()) {
            guide_.topics.push_back({{}, 1 + above, {}, {}, {}});
            add_items(bank, {}, rest->second);
        }
    }

    /// Items of one stimulus stay together, at the first of them.
    [[nodiscard]] std::vector<Items> in_sets(const Items& items) const {
        std::vector<Items> sets;
        std::map<std::string_view, std::size_t> places;
        for (const bank::Item* const item : items) {
            const auto [place, is_new] = places.try_emplace(item->stimulus, sets.size());
            if (is_new || item->stimulus.empty()) {
                sets.push_back({item});
            } else {
                sets[place->second].push_back(item);
            }
        }
        return sets;
    }

    void add_items(const bank::Bank& bank, std::string_view topic, const Items& items) {
        std::vector<Items> sets = in_sets(items);
        if (wish_.seed) {
            base::Random random =
                base::Random(law, *wish_.seed).fork("questions").fork(bank.id).fork(topic);
            random.shuffle(std::span(sets));
        }
        for (const Items& set : sets) {
            const std::size_t first = guide_.topics.back().questions.size();
            for (const bank::Item* const item : set) add_item(*item);
            const bank::Stimulus* const stimulus = bank.find_stimulus(set.front()->stimulus);
            std::vector<InstructorQuestion>& questions = guide_.topics.back().questions;
            if (stimulus == nullptr || first == questions.size()) continue;
            questions[first].stimulus =
                texts_.stimulus(*stimulus, questions[first].number, questions.back().number);
        }
    }

    void add_item(const bank::Item& item) {
        std::vector<InstructorQuestion>& questions = guide_.topics.back().questions;
        questions.push_back(texts_.question(item, guide_order(item, wish_.seed), ++number_));
        questions.back().item_id = item.id;
        questions.back().references = item.references;
        index_.add(item, questions.back());
    }

    void add_terms() {
        for (const bank::Bank& bank : banks_) {
            for (const bank::Term& term : bank.terms) {
                guide_.terms.push_back({term.name, texts_.html(term.text, {}, {}), {}});
            }
        }
        std::ranges::stable_sort(guide_.terms, {},
                                 [](const GuideTerm& term) { return comparable(term.name); });
    }

    /// Chapters 1, 2, 3; what is below them 2.1, 2.2.
    void number_topics() {
        std::vector<int> counts;
        for (GuideTopic& topic : guide_.topics) {
            if (topic.title.empty()) continue;
            counts.resize(static_cast<std::size_t>(topic.depth));
            ++counts.back();
            for (const int count : counts) {
                topic.number += (topic.number.empty() ? "" : ".") + std::to_string(count);
            }
        }
    }

    const std::vector<bank::Bank>& banks_;
    const GuideWish& wish_;
    base::Diagnostics& diagnostics_;
    QuestionComposer texts_;
    GuideIndex index_;
    Guide guide_;
    int number_ = 0;
};

}  // namespace

Guide guide_of(const std::vector<bank::Bank>& banks, const GuideWish& wish,
               base::Diagnostics& diagnostics) {
    return GuideComposer(banks, wish, diagnostics).compose();
}

}  // namespace papersetter::paper
