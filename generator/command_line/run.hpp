// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "command_line/surroundings.hpp"

namespace papersetter::command_line {

/// Exit codes, as the documentation promises them.
enum ExitCode : int {
    done = 0,
    input_at_fault = 1,  ///< or no paper exists, files differ, a rebuild is refused
    command_line_wrong = 2,
    machine_failed = 3,  ///< disk, permission, a font that is not installed
    our_bug = 4,
    undecided = 5,      ///< within the step limit
    interrupted = 130,  ///< SIGINT or SIGTERM; nothing was left behind
};

/// Runs the program. `arguments` are those after the program's name.
[[nodiscard]] int run(const std::vector<std::string>& arguments, const Surroundings& surroundings);

}  // namespace papersetter::command_line
