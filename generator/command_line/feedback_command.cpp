// SPDX-License-Identifier: MIT
#include <algorithm>
#include <mutex>
#include <ostream>

#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/output_folder.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/feedback.hpp"

namespace papersetter::command_line {
namespace {

/// What is put there last and removed first: its presence says that the rest is whole.
constexpr std::string_view marker = "scores.csv";
constexpr std::string_view bank_statistics = "stats.csv";

bool is_of_feedback(std::string_view name) {
    return name == "class.pdf" || name == "stats.csv" || name == marker ||
           (name.starts_with("feedback") && name.ends_with(".pdf"));
}

/// Throws base::InputError when the folder is not ours to fill.
void refuse_folder(const Session& session, const files::Path& folder) {
    const Surroundings& around = *session.surroundings;
    refuse_kept(session, folder);
    const std::string shown = base::shown(files::shown(folder, around.here));
    if (around.disk->exists(folder / "manifest.toml")) {
        throw base::InputError(shown + " holds a paper; --out names another folder");
    }
    refuse_existing(session, folder);
}

/// Files of an older run that this one did not make.
std::vector<std::string> obsolete(const files::Disk& disk, const files::Path& folder,
                                  const std::vector<std::string>& made) {
    std::vector<std::string> names;
    if (!disk.is_folder(folder) || !disk.exists(folder / marker)) return names;
    for (std::string& name : disk.list(folder)) {
        const bool is_made = std::ranges::find(made, name) != made.end();
        if (is_of_feedback(name) && !is_made) names.push_back(std::move(name));
    }
    return names;
}

/// Writes beside the file and puts that in its place.
void replace_file(files::Disk& disk, const files::Path& path, std::string_view bytes) {
    const files::Path fresh = path.parent_path() / ("." + path.filename().string() + ".new");
    disk.write(fresh, bytes);
    disk.rename(fresh, path);
}

void tell_made(const production::FeedbackMade& made, const std::string& folder,
               const Session& session) {
    std::ostream& out = *session.surroundings->output;
    out << folder << "\n  feedback.pdf  " << counted(made.candidates, "candidate") << ", "
        << counted(made.feedback_pages, "page");
    if (session.arguments->separate) out << "; feedback-NUMBER.pdf for each";
    out << "\n  class.pdf  mean " << made.mean << " of " << made.marks
        << "\n  scores.csv  stats.csv\n";
    if (session.arguments->stats) {
        out << base::shown(*session.arguments->stats) << "/" << bank_statistics
            << " takes the statistics\n";
    }
    std::string skipped;
    if (made.skipped_rows > 0) skipped = counted(made.skipped_rows, "row");
    if (made.skipped_cells > 0) {
        skipped += (skipped.empty() ? "" : ", ") + counted(made.skipped_cells, "cell");
    }
    if (!skipped.empty()) out << "skipped: " << skipped << "\n";
}

}  // namespace

int feedback_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const Arguments& arguments = *session.arguments;
    production::FeedbackOptions options;
    options.manifest = absolute(session, arguments.paths[0]);
    options.responses = absolute(session, arguments.paths[1]);
    options.is_separate = arguments.separate;
    options.date = arguments.date;
    if (arguments.stats) options.bank = absolute(session, *arguments.stats);
    options.jobs = arguments.jobs;
    options.folders = data_folders(session);
    const std::string paper = options.manifest.parent_path().filename().string();
    const files::Path folder =
        absolute(session, arguments.out.value_or("output/" + paper + "-feedback"));
    refuse_folder(session, folder);
    files::StagedFolder staged(*around.disk, folder);
    std::mutex mutex;
    std::vector<std::string> names;
    const production::FeedbackMade made = production::feedback(
        *around.disk, options,
        [&](std::string_view name, std::string_view bytes) {
            staged.write(name, bytes);
            const std::scoped_lock lock(mutex);
            names.emplace_back(name);
        },
        session.sources, session.diagnostics);
    staged.commit(marker, [&] {
        refuse_folder(session, folder);
        return obsolete(*around.disk, folder, names);
    });
    if (options.bank) {
        replace_file(*around.disk, *options.bank / bank_statistics, made.bank_statistics);
    }
    tell_made(made, base::shown(files::shown(folder, around.here)), session);
    return done;
}

}  // namespace papersetter::command_line
