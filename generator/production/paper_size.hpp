// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "layout/layout.hpp"

namespace papersetter::production {

/// Throws OptionError when the layout of that name does not offer the size that --paper names.
void require_paper_size(const layout::Layout& layout, const std::string& name,
                        const std::string& size);

}  // namespace papersetter::production
