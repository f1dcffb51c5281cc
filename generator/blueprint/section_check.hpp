// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::blueprint {

/// Tells what the tables, rules and item sets of a section ask beyond what its number of items and
/// its families allow, whatever the bank has. Families and number must be settled.
void check_section(const Section& section, const std::string& name, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
