// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

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
    const files::Disk* inputs = nullptr;    ///< what `make` reads; none: the surroundings' disk
    std::optional<std::string> fresh_seed;  ///< that `make` takes for a fresh one
};

[[nodiscard]] production::DataFolders data_folders(const Session& session);
/// A path argument made absolute from where the person stands.
[[nodiscard]] files::Path absolute(const Session& session, const std::string& path);

/// The folder that `make` fills.
[[nodiscard]] files::Path output_folder(const Session& session);

/// Does a command, tells what it found and why it failed; the exit code.
[[nodiscard]] int run_told(Session& session);

/// Prints the forms that were made and the files beside them: the tables of the key, as named.
void tell_forms(const production::Made& made, const Surroundings& surroundings,
                const std::vector<std::string>& tables = {"key.csv", "key.json"});

/// Each does its command, gives the exit code, and throws what the doors throw.
[[nodiscard]] int make_command(Session& session);
[[nodiscard]] int plan_command(Session& session);
[[nodiscard]] int rebuild_command(Session& session);
[[nodiscard]] int verify_command(Session& session);
[[nodiscard]] int replace_command(Session& session);
[[nodiscard]] int feedback_command(Session& session);
[[nodiscard]] int amend_command(Session& session);
[[nodiscard]] int issue_command(Session& session);
[[nodiscard]] int guide_command(Session& session);
[[nodiscard]] int check_command(Session& session);
[[nodiscard]] int new_command(Session& session);
[[nodiscard]] int new_layout_command(Session& session);

/// `make` again and again, whenever something that it read has changed, until the person interrupts
/// it; then the exit code is 0. Ends with the code of the first `make` when no change of a file
/// could mend it: a wrong option, a blueprint that is not there, a folder that may not be filled.
[[nodiscard]] int watch(const Arguments& arguments, const Surroundings& surroundings);

}  // namespace papersetter::command_line
