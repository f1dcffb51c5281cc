// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "manifest/manifest.hpp"
#include "production/forms.hpp"
#include "production/make.hpp"

namespace papersetter::production {

/// Prints where each item stands on every form, where the layout is to make that, and gives the
/// file to the sink; its digest, or none. The file has the revision in its name when the run has
/// amendments. Throws base::InputError after telling.
[[nodiscard]] std::vector<manifest::FileDigest> print_crosswalk(const PrintRun& run,
                                                                const Sink& sink,
                                                                base::Diagnostics& diagnostics);

}  // namespace papersetter::production
