// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "files/disk.hpp"

namespace papersetter::blueprint {

/// Reads a blueprint file on its own: keys, types, words, sums. Every fault is told; the value is
/// usable only if `diagnostics` has no errors. Throws base::WorldError when the file cannot be
/// read.
[[nodiscard]] Blueprint read(const files::Disk& disk, const files::Path& path,
                             const std::string& shown_name, base::Sources& sources,
                             base::Diagnostics& diagnostics);

/// The blueprint against its banks: unknown topics (with the nearest), unknown picked ids, items
/// eligible for two sections (listed), items that lack what a section counts, equal bank ids, items
/// picked twice, enemies that are both on every paper. With several banks picked ids are written
/// bank:item. Warns of balanced key positions. What the avoided manifests hold must be known.
void check(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
           base::Diagnostics& diagnostics);

/// Whether the TOML file at the path is a blueprint (has a [paper] table).
[[nodiscard]] bool is_blueprint(const files::Disk& disk, const files::Path& path);

}  // namespace papersetter::blueprint
