// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "files/disk.hpp"
#include "image/gallery.hpp"
#include "manifest/manifest.hpp"
#include "production/folders.hpp"

namespace papersetter::production {

/// What a paper is made from, read and checked.
struct Inputs {
    blueprint::Blueprint blueprint;
    std::string blueprint_text;
    std::vector<bank::Bank> banks;
    image::Gallery pictures;                    ///< of all banks, by their names there
    std::vector<manifest::FileDigest> digests;  ///< the files as read, named within their bank
};

/// Reads a blueprint and its banks, telling all faults of all files; usable only without errors.
[[nodiscard]] Inputs read_inputs(const files::Disk& disk, const files::Path& blueprint,
                                 unsigned jobs, const files::Path& here, base::Sources& sources,
                                 base::Diagnostics& diagnostics);

}  // namespace papersetter::production
