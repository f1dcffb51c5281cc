// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "command_line/arguments.hpp"
#include "command_line/surroundings.hpp"
#include "production/folders.hpp"
#include "production/make.hpp"

namespace papersetter::command_line {

/// One run of a command: what was asked, where, and what was read and found on the way. The caller
/// tells the diagnostics whatever happens.
struct Session {
    const Arguments* arguments = nullptr;
    const Surroundings* surroundings = nullptr;
    base::Sources sources;
    base::Diagnostics diagnostics;
};

[[nodiscard]] production::DataFolders data_folders(const Session& session);
/// A path argument made absolute from where the person stands.
[[nodiscard]] files::Path absolute(const Session& session, const std::string& path);

/// Prints the forms that were made and the files beside them.
void tell_forms(const production::Made& made, const Surroundings& surroundings);

/// Each does its command, gives the exit code, and throws what the doors throw.
[[nodiscard]] int make_command(Session& session);
[[nodiscard]] int plan_command(Session& session);
[[nodiscard]] int rebuild_command(Session& session);
[[nodiscard]] int verify_command(Session& session);
[[nodiscard]] int replace_command(Session& session);
[[nodiscard]] int issue_command(Session& session);
[[nodiscard]] int check_command(Session& session);
[[nodiscard]] int new_command(Session& session);

}  // namespace papersetter::command_line
