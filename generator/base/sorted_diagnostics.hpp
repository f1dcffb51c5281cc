// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/diagnostic.hpp"

namespace papersetter::base {

/// The diagnostics by file name (bytes), line and column, else in the order found; those without
/// a file last.
[[nodiscard]] std::vector<const Diagnostic*> sorted(const Diagnostics& diagnostics,
                                                    const Sources& sources);

}  // namespace papersetter::base
