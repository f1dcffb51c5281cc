// SPDX-License-Identifier: MIT
#pragma once

#include "page/pages.hpp"

namespace papersetter::page {

/// Two pages on each side of a sheet, so that the sheets, printed on both sides along the short
/// edge, laid on each other and folded, are a booklet: of four pages 4 and 1, then 2 and 3. Missing
/// pages up to a multiple of four are blank. All pages must have the size of the first one.
[[nodiscard]] Pages booklet(Pages pages);

}  // namespace papersetter::page
