// SPDX-License-Identifier: MIT
#include "bank/item_statistics.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>
#include <utility>

#include "base/ascii.hpp"
#include "base/csv.hpp"
#include "base/text.hpp"

namespace papersetter::bank {

namespace {

constexpr std::string_view header = "item,p,discrimination,n,date";
constexpr std::size_t columns = 5;
constexpr std::int64_t most_candidates = 1'000'000'000;

std::string joined(const base::CsvRow& row) {
    std::string text;
    for (const base::CsvField& field : row.fields) text += (text.empty() ? "" : ",") + field.text;
    return text;
}

bool is_date(std::string_view text) {
    if (text.size() != 10) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_sign = i == 4 || i == 7;
        if (is_sign ? text[i] != '-' : !base::is_digit(text[i])) return false;
    }
    return true;
}

class RowReader {
  public:
    RowReader(const base::CsvRow& row, base::Diagnostics& diagnostics)
        : row_(row), diagnostics_(diagnostics) {}

    ItemStatistic read() {
        ItemStatistic statistic;
        statistic.place = row_.place;
        statistic.item = row_.fields[0].text;
        if (statistic.item.empty()) fault(0, "the item is not named", "write its id");
        statistic.p = amount(1, base::Decimal(), "0 to 1");
        statistic.discrimination = amount(2, base::Decimal::whole(-1), "-1 to 1");
        statistic.n = count();
        statistic.date = row_.fields[4].text;
        if (!statistic.date.empty() && !is_date(statistic.date)) {
            fault(4, base::in_quotes(statistic.date) + " is no date", "write one like 2026-05-15");
        }
        return statistic;
    }

  private:
    void fault(std::size_t column, std::string message, std::string hint) {
        diagnostics_.error(row_.fields[column].place, std::move(message), std::move(hint));
    }

    std::optional<base::Decimal> amount(std::size_t column, base::Decimal least,
                                        const std::string& range) {
        const std::string& text = row_.fields[column].text;
        if (text.empty()) return std::nullopt;
        const auto value = base::Decimal::parse(text);
        if (value && *value >= least && *value <= base::Decimal::whole(1)) return value;
        fault(column, base::in_quotes(text) + " is no number from " + range,
              "write it with at most four decimal places");
        return std::nullopt;
    }

    std::int64_t count() {
        const std::string& text = row_.fields[3].text;
        std::int64_t value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool is_number = problem == std::errc() && end == text.data() + text.size();
        if (is_number && value >= 1 && value <= most_candidates) return value;
        fault(3, base::in_quotes(text) + " is no number of candidates", "write 1 or more");
        return 1;
    }

    const base::CsvRow& row_;
    base::Diagnostics& diagnostics_;
};

/// A mean of amounts that weigh differently, rounded to the nearest unit.
class WeightedMean {
  public:
    void add(std::optional<base::Decimal> amount, std::int64_t weight) {
        if (!amount) return;
        sum_ += amount->units() * weight;
        weights_ += weight;
    }
    [[nodiscard]] std::optional<base::Decimal> mean() const {
        if (weights_ == 0) return std::nullopt;
        const std::int64_t magnitude = sum_ < 0 ? -sum_ : sum_;
        const std::int64_t rounded = (2 * magnitude + weights_) / (2 * weights_);
        return base::Decimal::units(sum_ < 0 ? -rounded : rounded);
    }

  private:
    std::int64_t sum_ = 0;
    std::int64_t weights_ = 0;
};

auto key_of(const ItemStatistic& one) { return std::tie(one.item, one.date); }

std::string written(const std::optional<base::Decimal>& amount) {
    return amount ? base::to_string(*amount) : std::string();
}

}  // namespace

std::vector<ItemStatistic> read_statistics(const base::Sources& sources, base::FileNumber file,
                                           base::Diagnostics& diagnostics) {
    std::vector<base::CsvRow> rows = base::read_csv(sources, file, ',', diagnostics);
    std::vector<ItemStatistic> statistics;
    if (rows.empty()) return statistics;
    if (joined(rows.front()) != header) {
        diagnostics.error(rows.front().place, "this is no file of statistics",
                          "its first line is " + std::string(header));
        return statistics;
    }
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].fields.size() != columns || !rows[i].is_sound) {
            diagnostics.error(rows[i].place, "this row has not five fields",
                              "they are " + std::string(header));
            continue;
        }
        statistics.push_back(RowReader(rows[i], diagnostics).read());
    }
    std::ranges::stable_sort(statistics, {}, key_of);
    for (std::size_t i = 1; i < statistics.size(); ++i) {
        if (key_of(statistics[i]) != key_of(statistics[i - 1])) continue;
        diagnostics.add(
            {base::Severity::error, statistics[i].place,
             "item " + base::in_quotes(statistics[i].item) + " has two rows of one date",
             "leave one of them out", statistics[i - 1].place, "the other one stands here"});
    }
    return statistics;
}

std::string write_statistics(std::vector<ItemStatistic> statistics) {
    std::ranges::stable_sort(statistics, {}, key_of);
    std::string csv = std::string(header) + '\n';
    for (const ItemStatistic& one : statistics) {
        csv += base::csv_row({one.item, written(one.p), written(one.discrimination),
                              std::to_string(one.n), one.date});
    }
    return csv;
}

std::vector<ItemStatistic> merged(const std::vector<ItemStatistic>& older,
                                  const std::vector<ItemStatistic>& newer) {
    std::map<std::pair<std::string, std::string>, ItemStatistic> all;
    for (const auto* list : {&older, &newer}) {
        for (const ItemStatistic& one : *list) all[{one.item, one.date}] = one;
    }
    std::vector<ItemStatistic> result;
    for (const auto& [key, one] : all) result.push_back(one);
    return result;
}

void take_statistics(const std::vector<ItemStatistic>& statistics, Bank& bank,
                     base::Diagnostics& diagnostics) {
    std::map<std::string_view, std::pair<WeightedMean, WeightedMean>> means;
    for (const ItemStatistic& one : statistics) {
        const auto [entry, is_new] = means.try_emplace(one.item);
        entry->second.first.add(one.p, one.n);
        entry->second.second.add(one.discrimination, one.n);
        if (is_new && bank.find(one.item) == nullptr) {
            diagnostics.warning(one.place, "the bank has no item " + base::in_quotes(one.item),
                                "its statistics are passed over");
        }
    }
    for (Item& item : bank.items) {
        const auto found = means.find(item.id);
        if (found == means.end()) continue;
        if (!item.p) item.p = found->second.first.mean();
        if (!item.discrimination) item.discrimination = found->second.second.mean();
    }
}

}  // namespace papersetter::bank
