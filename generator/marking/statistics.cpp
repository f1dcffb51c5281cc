// SPDX-License-Identifier: MIT
#include "marking/statistics.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "marking/misconceptions.hpp"
#include "marking/moments.hpp"

namespace papersetter::marking {

namespace {

/// Points for an item and of the whole paper, by candidate of whom the item is marked.
struct ItemAmounts {
    Amounts item;
    Amounts scores;
    Amounts others;  ///< of all other items
};

class StatisticsBuilder {
  public:
    explicit StatisticsBuilder(const Class& marked)
        : marked_(marked), forms_(*marked.forms), responses_(*marked.responses) {}

    Statistics build() {
        Amounts scores;
        for (const Result& result : marked_.results) scores.push_back(result.got);
        statistics_.n = static_cast<std::int64_t>(scores.size());
        statistics_.mean = mean_of(scores);
        statistics_.deviation = deviation_of(scores);
        statistics_.median = median_of(scores);
        list_items();
        for (ItemStatistics& item : statistics_.items) {
            fill(item);
            count_answers(item);
        }
        add_reliabilities();
        statistics_.misconceptions = misconceptions_of(marked_);
        return std::move(statistics_);
    }

  private:
    void list_items();
    void fill(ItemStatistics& item) const;
    [[nodiscard]] ItemAmounts amounts_of(const ItemStatistics& item) const;
    void count_answers(ItemStatistics& item) const;
    void add_reliabilities();
    [[nodiscard]] Reliability reliability_of(const std::vector<std::size_t>& forms) const;
    /// The item's place among the questions of the form; nothing when it is not on it.
    [[nodiscard]] static std::optional<std::size_t> place_of(const ItemStatistics& item,
                                                             std::size_t form) {
        if (item.numbers[form] == 0) return std::nullopt;
        return static_cast<std::size_t>(item.numbers[form]) - 1;
    }

    const Class& marked_;
    const std::vector<MarkedForm>& forms_;
    const std::vector<Response>& responses_;
    Statistics statistics_;
};

void StatisticsBuilder::list_items() {
    std::map<assembly::ItemRef, std::size_t> known;
    for (std::size_t form = 0; form < forms_.size(); ++form) {
        for (std::size_t q = 0; q < forms_[form].questions.size(); ++q) {
            const MarkedQuestion& question = forms_[form].questions[q];
            const auto [entry, is_new] = known.try_emplace(question.ref, statistics_.items.size());
            if (is_new) {
                ItemStatistics item;
                item.ref = question.ref;
                item.item_id = question.item_id;
                item.numbers.resize(forms_.size());
                statistics_.items.push_back(std::move(item));
            }
            statistics_.items[entry->second].numbers[form] = static_cast<int>(q) + 1;
        }
    }
}

ItemAmounts StatisticsBuilder::amounts_of(const ItemStatistics& item) const {
    ItemAmounts amounts;
    for (std::size_t i = 0; i < responses_.size(); ++i) {
        const auto place = place_of(item, responses_[i].form);
        if (!place) continue;
        base::Decimal got;
        const std::vector<Score>& scores = marked_.results[i].scores[*place];
        if (!std::ranges::all_of(scores, &Score::is_marked)) continue;
        for (const Score& score : scores) got += score.got;
        amounts.item.push_back(got);
        amounts.scores.push_back(marked_.results[i].got);
        amounts.others.push_back(marked_.results[i].got - got);
    }
    return amounts;
}

void StatisticsBuilder::fill(ItemStatistics& item) const {
    base::Decimal points;
    for (std::size_t form = 0; form < forms_.size(); ++form) {
        if (const auto place = place_of(item, form)) {
            points = forms_[form].questions[*place].key->points;
        }
    }
    const ItemAmounts amounts = amounts_of(item);
    item.n = static_cast<std::int64_t>(amounts.item.size());
    if (item.n == 0) return;
    Natural sum;
    for (const base::Decimal amount : amounts.item) sum += Natural(amount.units());
    item.p = rounded_quotient(sum, Natural(item.n) * Natural(points.units()));
    item.discrimination = correlation_of(amounts.item, amounts.others);
    item.upper = share_of_third(amounts.item, amounts.scores, points, Third::upper);
    item.lower = share_of_third(amounts.item, amounts.scores, points, Third::lower);
}

/// Adds what one candidate answered.
void count(PartStatistics& part, const MarkedPart& marked, const Answer& answer, std::size_t form) {
    if (answer.state == AnswerState::blank) ++part.blank[form];
    if (answer.state != AnswerState::given) return;
    const bool has_places = !marked.right.empty();
    const bool is_statement = marked.item->type == bank::Type::true_false;
    const std::size_t places = std::max(answer.choices.size(), answer.written.size());
    for (std::size_t i = 0; i < places; ++i) {
        const auto option = option_at(marked, answer, i);
        if (is_statement ? answer.choices[i] != 1 : has_places && !is_right_at(marked, answer, i)) {
            continue;
        }
        if (option) ++part.options[*option][form];
        if (!option && !answer.written.empty()) ++part.other[form];
    }
}

void StatisticsBuilder::count_answers(ItemStatistics& item) const {
    const Counts none(forms_.size());
    for (std::size_t i = 0; i < responses_.size(); ++i) {
        const std::size_t form = responses_[i].form;
        const auto place = place_of(item, form);
        if (!place) continue;
        const std::vector<MarkedPart>& parts = forms_[form].questions[*place].parts;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            if (item.parts.size() == p) {
                item.parts.push_back({parts[p].item,
                                      std::vector<Counts>(parts[p].item->options.size(), none),
                                      none, none});
            }
            count(item.parts[p], parts[p], responses_[i].answers[*place][p], form);
        }
    }
}

Reliability StatisticsBuilder::reliability_of(const std::vector<std::size_t>& forms) const {
    Reliability reliability;
    std::vector<bool> is_meant(forms_.size());
    for (const std::size_t form : forms) {
        is_meant[form] = true;
        reliability.forms.push_back(forms_[form].name);
    }
    std::vector<Amounts> items;
    for (const ItemStatistics& item : statistics_.items) {
        if (!place_of(item, forms.front())) continue;
        Amounts& amounts = items.emplace_back();
        for (std::size_t i = 0; i < responses_.size(); ++i) {
            const Result& result = marked_.results[i];
            if (!is_meant[responses_[i].form] || result.unmarked > 0) continue;
            base::Decimal got;
            for (const Score& score : result.scores[*place_of(item, responses_[i].form)]) {
                got += score.got;
            }
            amounts.push_back(got);
        }
        reliability.n = static_cast<std::int64_t>(amounts.size());
    }
    if (reliability.n > 1) reliability.alpha = alpha_of(items);
    return reliability;
}

void StatisticsBuilder::add_reliabilities() {
    std::vector<std::vector<std::size_t>> groups;
    std::map<std::set<assembly::ItemRef>, std::size_t> known;
    for (std::size_t form = 0; form < forms_.size(); ++form) {
        std::set<assembly::ItemRef> items;
        for (const MarkedQuestion& question : forms_[form].questions) items.insert(question.ref);
        const auto [entry, is_new] = known.try_emplace(std::move(items), groups.size());
        if (is_new) groups.emplace_back();
        groups[entry->second].push_back(form);
    }
    for (const std::vector<std::size_t>& forms : groups) {
        statistics_.reliabilities.push_back(reliability_of(forms));
    }
}

}  // namespace

std::int64_t total(const Counts& counts) {
    std::int64_t sum = 0;
    for (const std::int64_t one : counts) sum += one;
    return sum;
}

Class marked_class(const std::vector<MarkedForm>& forms, const std::vector<Response>& responses) {
    Class marked{&forms, &responses};
    for (const Response& response : responses) {
        marked.results.push_back(result_of(forms[response.form], response));
    }
    return marked;
}

Statistics statistics_of(const Class& marked) { return StatisticsBuilder(marked).build(); }

}  // namespace papersetter::marking
