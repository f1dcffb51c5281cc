// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"

namespace papersetter::production {

/// Adds what has not been told yet: a fault of a template or of an item shows in the paper, the key
/// and every form, and is one fault all the same.
void append_new(base::Diagnostics& told, const base::Diagnostics& found);

}  // namespace papersetter::production
