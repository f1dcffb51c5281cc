// SPDX-License-Identifier: MIT
#include "page/pages.hpp"

#include <algorithm>

namespace papersetter::page {

const Anchor* Pages::find(std::string_view id) const {
    const auto found = std::find_if(anchors.begin(), anchors.end(),
                                    [&](const Anchor& anchor) { return anchor.id == id; });
    return found == anchors.end() ? nullptr : &*found;
}

}  // namespace papersetter::page
