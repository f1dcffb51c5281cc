// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "command_line/arguments.hpp"

namespace papersetter::command_line {

/// Where an option's value goes: into a member, through a function that throws UsageError where the
/// value cannot be meant, or into the changes of a key. Only the last and vectors take several.
using OptionPlace =
    std::variant<bool Arguments::*, std::string Arguments::*,
                 std::optional<std::string> Arguments::*, std::vector<std::string> Arguments::*,
                 void (*)(Arguments&, const std::string&), paper::KeyChangeKind>;

/// An option of one command or of several.
struct Option {
    unsigned commands;  ///< a bit for each, at its place in Command
    std::string_view name;
    std::string_view value;  ///< the word for the value in the help; empty where there is none
    std::string_view help;   ///< short enough for one line of the help
    OptionPlace place;

    [[nodiscard]] bool is_of(Command command) const {
        return (commands >> static_cast<unsigned>(command) & 1U) != 0;
    }
    [[nodiscard]] bool may_be_given_again() const;
};

/// Every option, in the order of the help. A name may stand in several rows, for other commands.
[[nodiscard]] std::span<const Option> option_table();

/// Puts a value where it belongs. Throws UsageError where it cannot be meant.
void take(const Option& option, const std::string& value, Arguments& wanted);

}  // namespace papersetter::command_line
