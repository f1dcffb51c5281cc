// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "production/key_change.hpp"

namespace papersetter::command_line {

/// The command line is wrong (exit code 2). `hint` says what to do.
class UsageError : public std::runtime_error {
  public:
    explicit UsageError(const std::string& message, std::string hint = {})
        : std::runtime_error(message), hint_(std::move(hint)) {}
    [[nodiscard]] const std::string& hint() const { return hint_; }

  private:
    std::string hint_;
};

enum class Command : std::uint8_t {
    make,
    plan,
    rebuild,
    verify,
    issue,
    replace,
    feedback,
    guide,
    amend,
    check,
    new_project,
    new_layout,
    help,
    version
};

/// What the person asked for.
struct Arguments {
    Command command = Command::help;
    std::string help;                ///< text to print, for Command::help
    std::vector<std::string> paths;  ///< positional arguments after the command
    std::optional<std::string> seed;
    std::optional<std::size_t> forms;
    std::optional<std::string> out;
    std::optional<std::string> layout;
    std::optional<std::string> paper;
    std::vector<std::string> profiles;
    std::vector<std::string> keys;
    std::optional<std::string> data;
    std::optional<std::string> with;
    std::string from = "exam";  ///< the layout to copy
    std::vector<std::string> banks;
    std::vector<std::string> topics;
    std::vector<std::string> reserves;
    std::vector<production::AskedChange> changes;  ///< in the order they were given
    std::optional<std::string> note;
    unsigned jobs = 1;
    bool force = false;
    bool json = false;
    bool items = false;
    bool report = false;
    bool sheets = false;
    bool watch = false;
    bool separate = false;
    std::optional<std::string> stats;  ///< the bank that takes statistics
    std::optional<std::string> date;
};

/// Reads the arguments after the program's name. Throws UsageError.
[[nodiscard]] Arguments parse(const std::vector<std::string>& arguments);

}  // namespace papersetter::command_line
