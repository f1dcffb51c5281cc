// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// What was looked at; what was found is in the diagnostics.
struct Verified {
    std::size_t forms = 0;
    std::size_t questions = 0;  ///< on all forms together
    std::size_t outputs = 0;
    std::size_t record_files = 0;
    std::uint32_t revision = 1;  ///< of the paper
    std::size_t amendments = 0;  ///< of its key
    bool is_issued = false;
    bool is_readable = true;  ///< false: a file could not be read, so that the verdict is open
};

/// Whether a finished paper is as it was made. Every output and every file of record/ is read and
/// compared with its digest, the manifest with its seal; the recorded selection is checked anew
/// against the recorded blueprint, and key.csv against the selection. Each finding is an error that
/// names the file. Throws base::InputError when there is no manifest.
[[nodiscard]] Verified verify(const files::Disk& disk, const files::Path& manifest, unsigned jobs,
                              const files::Path& here, base::Sources& sources,
                              base::Diagnostics& diagnostics);

/// The same for a paper whose manifest was read, its faults told.
[[nodiscard]] Verified verify(const files::Disk& disk, const RecordedPaper& paper, unsigned jobs,
                              const files::Path& here, base::Sources& sources,
                              base::Diagnostics& diagnostics);

}  // namespace papersetter::production
