// SPDX-License-Identifier: MIT
#pragma once

#include "typeset/box.hpp"
#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// How far below the top of a list item's border box its marker's baseline is: on the item's first
/// baseline, and beside a picture that begins the item where a first line of text would be.
[[nodiscard]] Length marker_baseline(const BoxTree& tree, const StyleTable& styles,
                                     const Galley& galley, BoxNumber item);

}  // namespace papersetter::typeset
