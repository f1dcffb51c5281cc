// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/length.hpp"
#include "pdf/object_file.hpp"

namespace papersetter::pdf {

/// A bookmark with the page it leads to; `top` is its height above the page's lower edge.
struct OutlineEntry {
    int level = 1;
    std::string label;
    Dictionary page = nullptr;
    base::Length top;
};

/// Adds an outline (ISO 32000-1, 12.3.3) of entries in reading order; null when there are none. An
/// entry hangs under the nearest one before it with a lower level, whatever levels are left out.
[[nodiscard]] Dictionary add_outline(ObjectFile& file, const std::vector<OutlineEntry>& entries);

}  // namespace papersetter::pdf
