// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "assembly/selection.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "manifest/manifest.hpp"
#include "production/inputs.hpp"

namespace papersetter::production {

/// A finished paper as it lies on the disk: its manifest, and where it was read.
struct RecordedPaper {
    files::Path folder;  ///< of the manifest; record/ is beside it
    base::Place place;   ///< of the manifest as a whole (no line)
    std::string text;    ///< of the manifest
    manifest::Manifest manifest;
    bool is_whole = false;   ///< every value could be read; `manifest` is usable
    bool is_sealed = false;  ///< it is as it was written
};

/// Reads a manifest, telling all its faults. Throws base::InputError when there is none.
[[nodiscard]] RecordedPaper read_recorded_paper(const files::Disk& disk,
                                                const files::Path& manifest,
                                                const files::Path& here, base::Sources& sources,
                                                base::Diagnostics& diagnostics);

/// Blueprint and banks of the record, as the paper was made from them: blueprint and layout have
/// the names, and the forms and profiles are those, of the manifest. Faults are told; usable
/// without errors.
[[nodiscard]] Inputs read_record(const files::Disk& disk, const RecordedPaper& paper, unsigned jobs,
                                 const files::Path& here, base::Sources& sources,
                                 base::Diagnostics& diagnostics);

}  // namespace papersetter::production
