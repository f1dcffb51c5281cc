// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/counted.hpp"
#include "base/diagnostic.hpp"
#include "command_line/surroundings.hpp"

namespace papersetter::command_line {

using base::counted;

/// Prints the diagnostics, and a line with their numbers when there are several.
void tell(const base::Diagnostics& diagnostics, const base::Sources& sources,
          const Surroundings& surroundings);

/// Prints "error: message" and, if there is one, "hint: …", without a place.
void tell_error(std::string_view message, std::string_view hint, const Surroundings& surroundings);

}  // namespace papersetter::command_line
