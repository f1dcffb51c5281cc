// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "image/gallery.hpp"
#include "paper/guide.hpp"
#include "production/guide.hpp"

namespace papersetter::production {

/// What a guide is made from, read and checked.
struct GuideInputs {
    std::vector<bank::Bank> banks;
    image::Gallery pictures;
    paper::GuideWish wish;
};

/// Reads banks, blueprints and manifests, telling all faults of all files; the wish asks for what
/// is wanted of the banks and reserved by no manifest. Throws base::InputError or OptionError.
[[nodiscard]] GuideInputs read_guide_inputs(const files::Disk& disk, const GuideOptions& options,
                                            base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
