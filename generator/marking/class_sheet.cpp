// SPDX-License-Identifier: MIT
#include "marking/class_sheet.hpp"

#include <algorithm>

#include "marking/bars.hpp"

namespace papersetter::marking {

namespace {

constexpr int bin_count = 10;

/// With two places, "0.58", rounded as they are in stats.csv before: nothing where there is none.
std::string written(const std::optional<base::Decimal>& amount) {
    if (!amount) return {};
    constexpr std::int64_t hundredth = base::Decimal::one / 100;
    const std::int64_t units = amount->units() < 0 ? -amount->units() : amount->units();
    const std::int64_t hundredths = (2 * units + hundredth) / (2 * hundredth);
    const std::string fraction = std::to_string(100 + hundredths % 100).substr(1);
    const bool is_negative = amount->units() < 0 && hundredths != 0;
    return (is_negative ? "\u2212" : "") + std::to_string(hundredths / 100) + '.' + fraction;
}

class SheetBuilder {
  public:
    SheetBuilder(const Class& marked, const Statistics& statistics)
        : marked_(marked), statistics_(statistics), forms_(*marked.forms) {}

    paper::ClassSheet build() {
        set_head();
        add_scores();
        add_bins();
        for (const Misconception& one : statistics_.misconceptions) add_misconception(one);
        for (const ItemStatistics& item : statistics_.items) sheet_.items.push_back(item_of(item));
        return std::move(sheet_);
    }

  private:
    void set_head();
    void add_scores();
    void add_bins();
    void add_misconception(const Misconception& one);
    [[nodiscard]] paper::ClassItem item_of(const ItemStatistics& item) const;
    [[nodiscard]] const MarkedPart* part_on(const ItemStatistics& item, std::size_t form,
                                            std::size_t part) const;
    [[nodiscard]] paper::ClassPart part_of(const ItemStatistics& item, std::size_t part) const;
    [[nodiscard]] paper::ClassOption option_of(const ItemStatistics& item, std::size_t part,
                                               std::uint32_t authored) const;

    const Class& marked_;
    const Statistics& statistics_;
    const std::vector<MarkedForm>& forms_;
    paper::ClassSheet sheet_;
};

void SheetBuilder::set_head() {
    const paper::CandidatePaper& paper = forms_.front().paper->candidate;
    sheet_.title = paper.title;
    sheet_.subtitle = paper.subtitle;
    sheet_.course = paper.course;
    sheet_.code = paper.code;
    sheet_.language = paper.language;
    sheet_.date = paper.date;
    sheet_.question_count = paper.question_count;
    sheet_.points = paper.points;
    for (const MarkedForm& form : forms_) {
        sheet_.forms.push_back(form.name);
        sheet_.revision = std::max(sheet_.revision, form.paper->candidate.revision);
    }
    sheet_.candidates = statistics_.n;
    sheet_.mean = written(statistics_.mean);
    sheet_.median = written(statistics_.median);
    sheet_.deviation = written(statistics_.deviation);
    for (const Reliability& one : statistics_.reliabilities) {
        std::string names;
        for (const std::string& name : one.forms) names += (names.empty() ? "" : ", ") + name;
        const bool is_of_all = statistics_.reliabilities.size() == 1;
        sheet_.reliabilities.push_back(
            {is_of_all ? std::string() : std::move(names), written(one.alpha), one.n});
    }
}

void SheetBuilder::add_scores() {
    for (std::size_t i = 0; i < marked_.responses->size(); ++i) {
        const Response& response = (*marked_.responses)[i];
        const Result& result = marked_.results[i];
        sheet_.scores.push_back({response.candidate, response.name, forms_[response.form].name,
                                 result.got, result.of, result.unmarked});
    }
}

void SheetBuilder::add_bins() {
    sheet_.bins.resize(bin_count);
    for (const Result& result : marked_.results) {
        const std::int64_t of = std::max<std::int64_t>(result.of.units(), 1);
        const auto bin = std::min<std::int64_t>(bin_count * result.got.units() / of, bin_count - 1);
        ++sheet_.bins[static_cast<std::size_t>(bin)].candidates;
    }
    std::int64_t most = 0;
    for (const paper::ClassBin& bin : sheet_.bins) most = std::max(most, bin.candidates);
    for (int i = 0; i < bin_count; ++i) {
        paper::ClassBin& bin = sheet_.bins[static_cast<std::size_t>(i)];
        bin.least = 100 / bin_count * i;
        bin.most = i + 1 == bin_count ? 100 : 100 / bin_count * (i + 1) - 1;
        bin.bar = {bar_of(bin.candidates, most).filled, 0};
    }
}

void SheetBuilder::add_misconception(const Misconception& one) {
    std::string places;
    for (const std::string& place : one.places) places += (places.empty() ? "" : " ") + place;
    sheet_.misconceptions.push_back({one.words,
                                     one.candidates,
                                     std::move(places),
                                     {bar_of(one.candidates, statistics_.n).filled, 0}});
}

const MarkedPart* SheetBuilder::part_on(const ItemStatistics& item, std::size_t form,
                                        std::size_t part) const {
    if (item.numbers[form] == 0) return nullptr;
    return &forms_[form].questions[static_cast<std::size_t>(item.numbers[form]) - 1].parts[part];
}

paper::ClassOption SheetBuilder::option_of(const ItemStatistics& item, std::size_t part,
                                           std::uint32_t authored) const {
    paper::ClassOption option;
    option.is_correct = item.parts[part].item->options[authored].is_correct;
    option.counts = item.parts[part].options[authored];
    option.total = total(option.counts);
    option.bar = bar_of(option.total, item.n);
    for (std::size_t form = 0; form < forms_.size(); ++form) {
        const MarkedPart* const printed = part_on(item, form, part);
        if (printed == nullptr) {
            option.letters.emplace_back();
            continue;
        }
        const std::vector<std::uint32_t> order = key_order(*printed);
        const auto found = std::ranges::find(order, authored) - order.begin();
        const paper::InstructorOption& key =
            printed->key->options.at(static_cast<std::size_t>(found));
        option.letters.push_back(key.letter);
        if (option.html.empty()) option.html = key.html;
    }
    return option;
}

paper::ClassPart SheetBuilder::part_of(const ItemStatistics& item, std::size_t part) const {
    const PartStatistics& counted = item.parts[part];
    paper::ClassPart result;
    result.type = counted.item->type;
    for (std::size_t form = 0; form < forms_.size() && result.stem_html.empty(); ++form) {
        if (const MarkedPart* const printed = part_on(item, form, part)) {
            result.stem_html = printed->key->stem_html;
            result.part = printed->key->part;
        }
    }
    if (counted.item->type == bank::Type::essay) return result;
    for (std::uint32_t i = 0; i < counted.options.size(); ++i) {
        result.options.push_back(option_of(item, part, i));
    }
    using Kind = paper::ClassOption::Kind;
    for (const auto& [kind, counts] :
         {std::pair(Kind::other, &counted.other), std::pair(Kind::blank, &counted.blank)}) {
        if (total(*counts) == 0) continue;
        const std::int64_t sum = total(*counts);
        result.options.push_back({kind,
                                  {},
                                  false,
                                  std::vector<std::string>(forms_.size()),
                                  *counts,
                                  sum,
                                  bar_of(sum, item.n)});
    }
    return result;
}

paper::ClassItem SheetBuilder::item_of(const ItemStatistics& item) const {
    paper::ClassItem result;
    result.item_id = item.item_id;
    result.numbers = item.numbers;
    result.n = item.n;
    result.p = written(item.p);
    result.discrimination = written(item.discrimination);
    result.upper = written(item.upper);
    result.lower = written(item.lower);
    result.is_doubtful = item.discrimination && *item.discrimination < base::Decimal();
    for (std::size_t i = 0; i < item.parts.size(); ++i) result.parts.push_back(part_of(item, i));
    for (std::size_t form = 0; form < forms_.size() && result.stem_html.empty(); ++form) {
        if (item.numbers[form] == 0) continue;
        const auto place = static_cast<std::size_t>(item.numbers[form]) - 1;
        const paper::InstructorQuestion& key = *forms_[form].questions[place].key;
        if (!key.parts.empty()) result.stem_html = key.stem_html;
    }
    return result;
}

}  // namespace

paper::ClassSheet class_sheet_of(const Class& marked, const Statistics& statistics) {
    return SheetBuilder(marked, statistics).build();
}

}  // namespace papersetter::marking
