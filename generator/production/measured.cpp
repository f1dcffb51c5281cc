// SPDX-License-Identifier: MIT
#include "production/measured.hpp"

#include <algorithm>

#include "bank/read.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "production/make.hpp"

namespace papersetter::production {
namespace {

std::string padded(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    text.insert(0, digits - std::min(digits, text.size()), '0');
    return text;
}

}  // namespace

std::string date_of(const paper::CandidatePaper& paper) {
    if (!paper.date) return {};
    return padded(paper.date->year, 4) + '-' + padded(paper.date->month, 2) + '-' +
           padded(paper.date->day, 2);
}

std::vector<bank::ItemStatistic> measured_of(const marking::Statistics& statistics,
                                             const std::string& date) {
    std::vector<bank::ItemStatistic> measured;
    for (const marking::ItemStatistics& item : statistics.items) {
        if (item.n == 0) continue;
        measured.push_back({item.item_id, item.p, item.discrimination, item.n, date});
    }
    return measured;
}

std::string merged_statistics(const StatisticsBank& bank, const marking::Statistics& statistics,
                              const std::string& date, const std::vector<bank::Bank>& recorded,
                              base::Sources& sources, base::Diagnostics& diagnostics) {
    const bank::Bank present =
        bank::read(*bank.disk, bank.folder, {bank.jobs, bank.here}, sources, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    const auto found = std::ranges::find(recorded, present.id, &bank::Bank::id);
    if (found == recorded.end()) {
        throw OptionError(
            "--stats: the paper has no items of the bank " + base::in_quotes(present.id),
            "name the folder of a bank that it was drawn from");
    }
    const auto position = static_cast<std::uint32_t>(found - recorded.begin());
    std::vector<bank::ItemStatistic> newer;
    for (const marking::ItemStatistics& item : statistics.items) {
        if (item.ref.bank != position || item.n == 0) continue;
        newer.push_back(
            {found->items[item.ref.item].id, item.p, item.discrimination, item.n, date});
    }
    std::vector<bank::ItemStatistic> older;
    const files::Path path = bank.folder / bank::statistics_name;
    if (bank.disk->exists(path)) {
        base::Diagnostics told_already;
        const base::FileNumber file =
            sources.add(files::shown(path, bank.here), bank.disk->read(path));
        older = bank::read_statistics(sources, file, told_already);
    }
    return bank::write_statistics(bank::merged(older, newer));
}

}  // namespace papersetter::production
