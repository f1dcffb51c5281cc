// SPDX-License-Identifier: MIT
#include <algorithm>
#include <ostream>
#include <string_view>

#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/output_folder.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/amend.hpp"
#include "production/issue.hpp"
#include "production/replace.hpp"
#include "production/verify.hpp"

namespace papersetter::command_line {
namespace {

std::string_view verdict(int code) {
    return code == done ? "as made" : code == machine_failed ? "unreadable" : "differs";
}

void tell_json(const Session& session, const production::Verified& verified,
               const std::string& manifest, int code) {
    *session.surroundings->output
        << "{\n\"manifest\": " << base::quoted_json(base::shown(manifest)) << ",\n\"verdict\": \""
        << verdict(code) << "\",\n\"revision\": " << verified.revision
        << ",\n\"key_revision\": " << verified.revision + verified.amendments
        << ",\n\"issued\": " << (verified.is_issued ? "true" : "false")
        << ",\n\"forms\": " << verified.forms << ",\n\"questions\": " << verified.questions
        << ",\n\"outputs\": " << verified.outputs
        << ",\n\"record_files\": " << verified.record_files
        << ",\n\"findings\": " << base::format_json(session.diagnostics, session.sources) << "}\n";
}

/// The answer as JSON where there is no manifest to go by.
int tell_unread(Session& session, const std::string& manifest, const std::string& fault, int code) {
    const base::Place place{session.sources.add(manifest, {}), 0, 0};
    session.diagnostics.error(place, fault);
    tell_json(session, {}, manifest, code);
    return code;
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
        << (verified.revision > 1
                ? "  rev " + std::to_string(verified.revision) + ": " +
                      counted(verified.revision - 1, "item was", "items were") + " replaced\n"
                : "")
        << (verified.amendments > 0
                ? "  key r" + std::to_string(verified.revision + verified.amendments) + ": " +
                      counted(verified.amendments, "amendment", "amendments") + "\n"
                : "")
        << (verified.is_issued ? "  issued: nothing overwrites it\n" : "");
}

void tell_replaced(const production::Replaced& replaced, const std::string& folder,
                   const Surroundings& surroundings) {
    constexpr std::size_t most_told = 12;
    std::ostream& out = *surroundings.output;
    out << folder << ", rev " << replaced.revision << "\n ";
    for (std::size_t i = 0; i < std::min(replaced.places.size(), most_told); ++i) {
        out << " " << replaced.places[i];
    }
    if (replaced.places.size() > most_told) out << " …";
    out << ": " << replaced.now << " in the place of " << replaced.was;
    if (replaced.choices > 0) {
        out << " (drawn from "
            << counted(replaced.choices, replaced.is_set ? "choice of items" : "item",
                       replaced.is_set ? "choices of items" : "items")
            << " that may stand there)";
    }
    out << "\n";
    tell_forms(replaced.made, surroundings);
}

}  // namespace

int verify_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path manifest = absolute(session, session.arguments->paths[0]);
    const std::string name = files::shown(manifest, around.here);
    production::Verified verified;
    try {
        verified = production::verify(*around.disk, manifest, session.arguments->jobs, around.here,
                                      session.sources, session.diagnostics);
    } catch (const base::InputError& problem) {
        if (!session.arguments->json) throw;
        return tell_unread(session, name, problem.what(), input_at_fault);
    } catch (const files::DiskError& problem) {
        if (!session.arguments->json) throw;
        return tell_unread(session, name, "cannot be read: " + problem.reason(), machine_failed);
    }
    const int code = !verified.is_readable              ? machine_failed
                     : session.diagnostics.has_errors() ? input_at_fault
                                                        : done;
    if (session.arguments->json) {
        tell_json(session, verified, name, code);
    } else if (code == done) {
        tell_as_made(session, verified, name);
    }
    return code;
}

int replace_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const Arguments& arguments = *session.arguments;
    production::ReplaceOptions options;
    options.manifest = absolute(session, arguments.paths[0]);
    options.place = arguments.paths[1];
    options.with = arguments.with;
    options.jobs = arguments.jobs;
    options.folders = data_folders(session);
    for (const std::string& bank : arguments.banks) {
        options.banks.push_back(absolute(session, bank));
        if (!around.disk->exists(options.banks.back() / "bank.toml")) {
            throw UsageError("--bank: there is no bank " + base::in_quotes(bank),
                             "name a folder with a bank.toml");
        }
    }
    const files::Path folder = options.manifest.parent_path();
    const std::string before = text_of(*around.disk, options.manifest);
    files::StagedFolder staged(*around.disk, folder);
    const production::Replaced replaced = production::replace(
        *around.disk, options,
        [&](std::string_view name, std::string_view bytes) { staged.write(name, bytes); },
        session.sources, session.diagnostics);
    staged.write("manifest.toml", replaced.made.manifest);
    staged.commit("manifest.toml", [&] {
        refuse_changed(*around.disk, options.manifest, before);
        return replaced.obsolete;
    });
    tell_replaced(replaced, files::shown(folder, around.here), around);
    return done;
}

int amend_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const Arguments& arguments = *session.arguments;
    production::AmendOptions options;
    options.manifest = absolute(session, arguments.paths[0]);
    options.changes = arguments.changes;
    options.note = arguments.note.value_or("");
    options.jobs = arguments.jobs;
    options.folders = data_folders(session);
    const files::Path folder = options.manifest.parent_path();
    const std::string before = text_of(*around.disk, options.manifest);
    files::StagedFolder staged(*around.disk, folder);
    const production::Amended amended = production::amend(
        *around.disk, options,
        [&](std::string_view name, std::string_view bytes) { staged.write(name, bytes); },
        session.sources, session.diagnostics);
    staged.write("manifest.toml", amended.made.manifest);
    staged.commit("manifest.toml", [&] {
        refuse_changed(*around.disk, options.manifest, before);
        return std::vector<std::string>();
    });
    *around.output << files::shown(folder, around.here) << ", key r" << amended.revision << "\n";
    tell_forms(amended.made, around, amended.tables);
    return done;
}

int issue_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path manifest = absolute(session, session.arguments->paths[0]);
    const std::string before = text_of(*around.disk, manifest);
    const std::string issued = production::issue(*around.disk, manifest, session.arguments->jobs,
                                                 around.here, session.sources, session.diagnostics);
    const files::Path folder = manifest.parent_path();
    const bool is_new = issued != before;
    if (is_new) {
        files::StagedFolder staged(*around.disk, folder);
        staged.write("manifest.toml", issued);
        staged.commit("manifest.toml", [&] {
            refuse_changed(*around.disk, manifest, before);
            return std::vector<std::string>();
        });
    }
    *around.output << files::shown(folder, around.here)
                   << (is_new ? " is issued: nothing overwrites it from now on\n"
                              : " was issued before: nothing overwrites it\n");
    return done;
}

}  // namespace papersetter::command_line
