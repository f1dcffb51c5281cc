// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"
#include "production/key_change.hpp"
#include "production/make.hpp"

namespace papersetter::production {

/// What the person asked for.
struct AmendOptions {
    files::Path manifest;
    std::vector<AskedChange> changes;  ///< one at least
    std::string note;                  ///< printed in the key
    unsigned jobs = 1;
    DataFolders folders;
};

/// A paper with a new revision of its key beside the earlier ones.
struct Amended {
    Made made;                        ///< the forms whose keys were printed
    std::uint32_t revision = 2;       ///< of the key
    std::vector<std::string> tables;  ///< "key-r2.csv", "key-r2.json"
};

/// Changes the key of a paper that was made, by items, so on every form that has them: prints the
/// key of each of these forms again under a name of its own, with the tables of the whole series.
/// Question papers and earlier keys stay as they are, also of an issued paper. The sink gets the
/// new files. Every change that makes no sense is told, and base::InputError thrown.
[[nodiscard]] Amended amend(const files::Disk& disk, const AmendOptions& options, const Sink& sink,
                            base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
