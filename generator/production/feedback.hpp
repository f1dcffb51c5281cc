// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"
#include "production/make.hpp"

namespace papersetter::production {

/// What the person asked for.
struct FeedbackOptions {
    files::Path manifest;
    files::Path responses;
    bool is_separate = false;         ///< a file for each candidate too
    std::optional<std::string> date;  ///< of the statistics; else the paper's
    std::optional<files::Path> bank;  ///< whose stats.csv takes the statistics
    unsigned jobs = 1;
    DataFolders folders;
};

/// What was made.
struct FeedbackMade {
    std::size_t candidates = 0;
    std::size_t skipped_rows = 0;
    std::size_t skipped_cells = 0;
    std::size_t feedback_pages = 0;
    std::string mean;             ///< of the marks
    std::string marks;            ///< of a form
    std::string bank_statistics;  ///< the bank's stats.csv as it becomes; empty when not asked for
};

inline constexpr std::string_view feedback_pdf = "feedback.pdf";

/// Manifest, record and responses → feedback.pdf, class.pdf, scores.csv, stats.csv. Neither bank
/// nor project is needed. Rows and cells that make no sense are told as warnings and skipped.
/// Throws base::InputError, OptionError or base::WorldError, with nothing given to the sink but
/// finished files.
[[nodiscard]] FeedbackMade feedback(const files::Disk& disk, const FeedbackOptions& options,
                                    const Sink& sink, base::Sources& sources,
                                    base::Diagnostics& diagnostics);

}  // namespace papersetter::production
