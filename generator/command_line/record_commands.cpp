// SPDX-License-Identifier: MIT
#include <ostream>
#include <string_view>

#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/issue.hpp"
#include "production/verify.hpp"

namespace papersetter::command_line {
namespace {

std::string_view verdict(int code) {
    return code == done ? "as made" : code == machine_failed ? "unreadable" : "differs";
}

void tell_json(const Session& session, const production::Verified& verified,
               const std::string& manifest, int code) {
    *session.surroundings->output << "{\n\"manifest\": " << base::quoted_json(base::shown(manifest))
                                  << ",\n\"verdict\": \"" << verdict(code)
                                  << "\",\n\"issued\": " << (verified.is_issued ? "true" : "false")
                                  << ",\n\"forms\": " << verified.forms
                                  << ",\n\"questions\": " << verified.questions
                                  << ",\n\"outputs\": " << verified.outputs
                                  << ",\n\"record_files\": " << verified.record_files
                                  << ",\n\"findings\": "
                                  << base::format_json(session.diagnostics, session.sources)
                                  << "}\n";
}

void tell_as_made(const Session& session, const production::Verified& verified,
                  const std::string& manifest) {
    *session.surroundings->output
        << manifest << ": all files are as they were made\n  "
        << counted(verified.forms, "form", "forms") << ", "
        << counted(verified.questions, "question", "questions") << "; "
        << counted(verified.outputs, "output", "outputs") << ", "
        << counted(verified.record_files, "file", "files") << " of the record\n"
        << "  every form satisfies the recorded blueprint; key.csv is the key to it\n"
        << (verified.is_issued ? "  issued: nothing overwrites it\n" : "");
}

}  // namespace

int verify_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path manifest = absolute(session, session.arguments->paths[0]);
    const production::Verified verified =
        production::verify(*around.disk, manifest, session.arguments->jobs, around.here,
                           session.sources, session.diagnostics);
    const int code = !verified.is_readable              ? machine_failed
                     : session.diagnostics.has_errors() ? input_at_fault
                                                        : done;
    const std::string name = files::shown(manifest, around.here);
    if (session.arguments->json) {
        tell_json(session, verified, name, code);
    } else if (code == done) {
        tell_as_made(session, verified, name);
    }
    return code;
}

int issue_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path manifest = absolute(session, session.arguments->paths[0]);
    const std::string issued = production::issue(*around.disk, manifest, session.arguments->jobs,
                                                 around.here, session.sources, session.diagnostics);
    const files::Path folder = manifest.parent_path();
    const bool is_new = issued != around.disk->read(manifest);
    if (is_new) {
        files::StagedFolder staged(*around.disk, folder);
        staged.write("manifest.toml", issued);
        staged.commit("manifest.toml", {});
    }
    *around.output << files::shown(folder, around.here)
                   << (is_new ? " is issued: nothing overwrites it from now on\n"
                              : " was issued before: nothing overwrites it\n");
    return done;
}

}  // namespace papersetter::command_line
