// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "command_line/arguments.hpp"

namespace papersetter::command_line {

/// A command as its help tells it. The lines of `about` are at most 96 bytes long.
struct CommandText {
    Command command;
    std::string_view name;
    std::string_view usage;  ///< what follows the name
    std::string_view about;
    std::string_view example;
    std::size_t least_paths;
    std::size_t most_paths;
};

/// Every command that has a help of its own, in the order in which the general help names them.
[[nodiscard]] std::span<const CommandText> command_texts();

/// Throws UsageError, with the nearest name, where there is no such command.
[[nodiscard]] const CommandText& command_named(const std::string& name);

/// What `papersetter --help` prints.
[[nodiscard]] std::string_view general_help();

}  // namespace papersetter::command_line
