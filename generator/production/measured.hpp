// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "bank/item_statistics.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "marking/statistics.hpp"
#include "paper/candidate_paper.hpp"

namespace papersetter::production {

/// The date of a paper as stats.csv has it; empty when it has none.
[[nodiscard]] std::string date_of(const paper::CandidatePaper& paper);

/// What was measured of each item that somebody was marked in; the ids as keys print them.
[[nodiscard]] std::vector<bank::ItemStatistic> measured_of(const marking::Statistics& statistics,
                                                           const std::string& date);

/// The bank that takes statistics.
struct StatisticsBank {
    const files::Disk* disk = nullptr;
    files::Path folder;
    unsigned jobs = 1;
    files::Path here;
};

/// The bank's stats.csv with what was measured of its items. `recorded` are the banks of the
/// paper: throws OptionError when the folder's is none of them, base::InputError after telling when
/// it or its stats.csv has errors.
[[nodiscard]] std::string merged_statistics(const StatisticsBank& bank,
                                            const marking::Statistics& statistics,
                                            const std::string& date,
                                            const std::vector<bank::Bank>& recorded,
                                            base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
