// SPDX-License-Identifier: MIT
#include "command_line/commands.hpp"

#include <ostream>

#include "base/text.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/check.hpp"
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

int new_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const files::Path folder = absolute(session, session.arguments->paths[0]);
    const std::string name = files::shown(folder, around.here);
    const auto refuse = [&] {
        if (!around.disk->exists(folder)) return;
        if (around.disk->is_folder(folder) && around.disk->list(folder).empty()) return;
        throw base::InputError(base::shown(name) + " is there already and is not an empty folder");
    };
    refuse();
    const files::Path layout =
        production::find_layout(*around.disk, "exam", around.here, data_folders(session));
    files::StagedFolder staged(*around.disk, folder);
    for (const auto& [file, bytes] : production::starter_files(*around.disk, layout)) {
        staged.write(file, bytes);
    }
    staged.commit("paper.toml", [&] {
        refuse();
        return std::vector<std::string>();
    });
    *around.output << name << ": a small bank (bank/), a blueprint (paper.toml) and a layout "
                   << "(layouts/exam)\n"
                   << "next: papersetter make " << name << "/paper.toml\n";
    return done;
}

}  // namespace papersetter::command_line
