// SPDX-License-Identifier: MIT
#include "command_line/commands.hpp"

#include <ostream>

#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "command_line/messages.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/check.hpp"
#include "production/layout_copy.hpp"
#include "production/plan.hpp"
#include "production/starter.hpp"

namespace papersetter::command_line {

production::DataFolders data_folders(const Session& session) {
    production::DataFolders folders;
    folders.here = session.surroundings->here;
    folders.installed = session.surroundings->installed;
    if (session.arguments->data) {
        folders.given = absolute(session, *session.arguments->data);
        if (!session.surroundings->disk->is_folder(*folders.given)) {
            throw UsageError(
                "--data: there is no folder " + base::in_quotes(*session.arguments->data),
                "name a folder that holds layouts/ and fonts/");
        }
    }
    return folders;
}

files::Path absolute(const Session& session, const std::string& path) {
    files::Path result = (session.surroundings->here / path).lexically_normal();
    // "banks/x/" means the folder, not a nameless entry in it.
    if (!result.has_filename()) result = result.parent_path();
    return result;
}

int check_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const production::DataFolders folders = data_folders(session);
    std::string lines;
    for (const std::string& path : session.arguments->paths) {
        base::Diagnostics found;
        try {
            static_cast<void>(production::check(*around.disk, absolute(session, path),
                                                session.arguments->jobs, folders, session.sources,
                                                found));
        } catch (const base::InputError& problem) {
            if (!found.has_errors()) found.error({}, problem.what());
        }
        if (found.all().empty()) lines += base::shown(path) + ": no faults\n";
        session.diagnostics.append(std::move(found));
    }
    if (session.arguments->json) {
        *around.output << base::format_json(session.diagnostics, session.sources);
    } else {
        *around.output << lines;
    }
    if (session.diagnostics.blame_machine()) return machine_failed;
    return session.diagnostics.has_errors() ? input_at_fault : done;
}

int plan_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    production::PlanOptions options;
    options.blueprint = absolute(session, session.arguments->paths[0]);
    options.here = around.here;
    options.jobs = session.arguments->jobs;
    options.shows_items = session.arguments->items;
    production::PlanReport report;
    try {
        report = production::plan(*around.disk, options, session.sources, session.diagnostics);
    } catch (const base::InputError&) {
        if (session.arguments->json) {
            *around.output << base::format_json(session.diagnostics, session.sources);
        }
        throw;
    }
    *around.output << (session.arguments->json ? report.json : report.text);
    switch (report.outcome) {
        case production::PlanOutcome::none:
            return input_at_fault;
        case production::PlanOutcome::undecided:
            return undecided;
        case production::PlanOutcome::found:
            break;
    }
    return done;
}

namespace {

/// The folder that a command makes and fills. Throws base::InputError when something is there.
files::Path new_folder(const Session& session) {
    const files::Disk& disk = *session.surroundings->disk;
    files::Path folder = absolute(session, session.arguments->paths[0]);
    if (disk.exists(folder) && (!disk.is_folder(folder) || !disk.list(folder).empty())) {
        throw base::InputError(base::shown(files::shown(folder, session.surroundings->here)) +
                               " is there already and is not an empty folder");
    }
    return folder;
}

}  // namespace

int new_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path folder = new_folder(session);
    const std::string name = files::shown(folder, around.here);
    const files::Path layout =
        production::find_layout(*around.disk, "exam", around.here, data_folders(session));
    files::StagedFolder staged(*around.disk, folder);
    for (const auto& [file, bytes] : production::starter_files(*around.disk, layout)) {
        staged.write(file, bytes);
    }
    staged.commit("paper.toml", [&] {
        static_cast<void>(new_folder(session));
        return std::vector<std::string>();
    });
    *around.output << name << ": a small bank (bank/), a blueprint (paper.toml) and a layout "
                   << "(layouts/exam)\n"
                   << "next: papersetter make " << name << "/paper.toml\n";
    return done;
}

int new_layout_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const std::string& from = session.arguments->from;
    const files::Path folder = new_folder(session);
    const std::string name = folder.filename().string();
    for (const std::string& one : {from, name}) {
        if (base::is_layout_name(one)) continue;
        throw UsageError(base::in_quotes(one) + " cannot be the name of a layout",
                         "a layout is named, not given by a path: exam");
    }
    const files::Path layout =
        production::find_layout(*around.disk, from, around.here, data_folders(session));
    const auto copied = production::copy_of_layout(*around.disk, layout, name);
    files::StagedFolder staged(*around.disk, folder);
    for (const auto& [file, bytes] : copied) staged.write(file, bytes);
    staged.commit("layout.toml", [&] {
        static_cast<void>(new_folder(session));
        return std::vector<std::string>();
    });
    const std::string shown = base::shown(files::shown(folder, around.here));
    const bool is_found = folder.parent_path().filename() == "layouts";
    *around.output << shown << ": a copy of the layout " << base::shown(from) << ", "
                   << counted(copied.size(), "file", "files") << "\n"
                   << (is_found ? "" : "papers find it in a folder layouts/: move it there\n")
                   << "next: write layout = " << base::quoted_toml(name)
                   << " in the [paper] of a blueprint, then\n"
                   << "      papersetter make BLUEPRINT --watch\n"
                   << "and change style.css: the paper is made again at each save\n";
    return done;
}

}  // namespace papersetter::command_line
