// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/family_reader.hpp"

namespace papersetter::blueprint {

/// Fixes the number of items of a section (`items` as written, else what the first family of exact
/// counts adds up to) and moves the families into it, shares as counts. Tells sums that do not
/// agree. False, and nothing moved, when nothing says how many items there are.
[[nodiscard]] bool settle_families(std::optional<std::int64_t> items,
                                   std::vector<FamilyDraft>& drafts, const std::string& name,
                                   Section& section, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
