// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// Tells, as "not supported yet", what a blueprint asks that the draw cannot give.
void refuse_undrawable(const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics);

}  // namespace papersetter::assembly
