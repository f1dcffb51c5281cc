// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "image/gallery.hpp"

namespace papersetter::production {

/// The pictures of banks, read on `jobs` threads. Every fault of every picture is told: those of
/// drawings in their own file, which is added to the sources.
[[nodiscard]] image::Gallery read_pictures(const std::vector<bank::Bank>& banks, unsigned jobs,
                                           base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
