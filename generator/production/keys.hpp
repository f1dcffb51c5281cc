// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "layout/layout.hpp"

namespace papersetter::production {

/// Sets the keys that a layout makes: those named by hand (words of layout::key_words), or with
/// none named as the blueprint's [layout] has them. Throws OptionError where those named by hand
/// are none or the layout cannot make them, else base::InputError after telling of the blueprint.
void set_keys(layout::Layout& layout, const blueprint::Blueprint& blueprint,
              const std::vector<std::string>& by_hand, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
