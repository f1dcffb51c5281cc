// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "command_line/arguments.hpp"

namespace papersetter::command_line {

/// What cxxopts says of an option, in the words of this program: `problem` is its text, `known` the
/// long names of the options that the command has, without dashes.
[[nodiscard]] UsageError option_fault(std::string_view problem, std::string_view command,
                                      const std::vector<std::string_view>& known);

}  // namespace papersetter::command_line
