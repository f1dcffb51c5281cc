// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::blueprint {

/// Tells bounds of forms drawn together that no series could break, so that they mean nothing:
/// more uses of an item than there are forms, or an overlap of all items that forms could share.
void check_series(const Blueprint& blueprint, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
