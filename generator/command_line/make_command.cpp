// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <mutex>
#include <ostream>
#include <set>

#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/output_folder.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/staged_folder.hpp"
#include "production/make.hpp"
#include "production/previous.hpp"

namespace papersetter::command_line {
namespace {

/// A line that counts papers, on a terminal, once the work has taken a second.
class Progress {
  public:
    explicit Progress(const Surroundings& surroundings) : surroundings_(&surroundings) {}
    ~Progress() {
        if (is_shown_) *surroundings_->errors << "\r\033[K" << std::flush;
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void file_done(std::string_view name) {
        if (!surroundings_->shows_progress || !name.starts_with("key-")) return;
        const std::scoped_lock lock(mutex_);
        ++papers_;
        const auto now = std::chrono::steady_clock::now();
        if (now - start_ < std::chrono::seconds(1)) return;
        *surroundings_->errors << "\r" << counted(papers_, "paper", "papers") << " set"
                               << std::flush;
        is_shown_ = true;
    }

  private:
    const Surroundings* surroundings_;
    std::mutex mutex_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::size_t papers_ = 0;
    bool is_shown_ = false;
};

production::MakeOptions options_of(const Session& session) {
    const Arguments& arguments = *session.arguments;
    production::MakeOptions options;
    options.seed = arguments.seed;
    options.forms = arguments.forms;
    options.layout = arguments.layout;
    options.paper_size = arguments.paper.value_or("");
    options.profiles = arguments.profiles;
    options.keys = arguments.keys;
    options.report = arguments.report;
    options.sheets = arguments.sheets;
    options.jobs = arguments.jobs;
    options.folders = data_folders(session);
    return options;
}

/// Names below the folder that an older manifest lists and the new run did not make.
std::vector<std::string> obsolete(const Session& session, const files::Path& folder,
                                  const std::vector<std::string>& made) {
    std::vector<std::string> names;
    for (std::string& name : production::previous_files(*session.surroundings->disk, folder)) {
        if (std::find(made.begin(), made.end(), name) == made.end()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

/// Whether a file is there that is not these bytes.
bool would_change(const files::Disk& disk, const files::Path& path, std::string_view bytes) {
    return disk.exists(path) && (disk.is_folder(path) || disk.read(path) != bytes);
}

/// Stages what `produce` gives and puts it in place, the manifest last, if `refuse` still does not
/// throw. With `keeps_others` a file that is there and differs is refused.
template <typename Refuse, typename Produce>
production::Made stage(Session& session, const files::Path& folder, bool keeps_others,
                       const Refuse& refuse, const Produce& produce) {
    const Surroundings& around = *session.surroundings;
    files::StagedFolder staged(*around.disk, folder);
    std::mutex mutex;
    std::vector<std::string> names{"manifest.toml"};
    std::set<std::string> others;
    production::Made made;
    {
        Progress progress(around);
        made = produce([&](std::string_view name, std::string_view bytes) {
            staged.write(name, bytes);
            progress.file_done(name);
            const bool is_other = keeps_others && would_change(*around.disk, folder / name, bytes);
            const std::scoped_lock lock(mutex);
            names.emplace_back(name);
            if (is_other) others.emplace(name);
        });
    }
    if (!others.empty()) {
        throw base::InputError(base::shown(*others.begin()) +
                               " is not as it was made; --force puts it right, --out names another "
                               "folder");
    }
    staged.write("manifest.toml", made.manifest);
    staged.commit("manifest.toml", [&] {
        refuse();  // other runs may have been at work meanwhile
        return obsolete(session, folder, names);
    });
    return made;
}

}  // namespace

void tell_forms(const production::Made& made, const Surroundings& surroundings,
                const std::vector<std::string>& tables) {
    constexpr std::size_t most_forms_told = 12;
    std::ostream& out = *surroundings.output;
    for (std::size_t i = 0; i < made.forms.size() && i < most_forms_told; ++i) {
        const production::MadeForm& form = made.forms[i];
        for (const production::MadeProfile& profile : form.profiles) {
            if (!profile.questions_file.empty()) {
                out << "  " << profile.questions_file << "  "
                    << counted(profile.question_pages, "page", "pages") << " ";
            }
            out << "  " << profile.key_file << "  " << counted(profile.key_pages, "page", "pages");
            if (!profile.learning_file.empty()) {
                out << "   " << profile.learning_file << "  "
                    << counted(profile.learning_pages, "page", "pages");
            }
            out << "   " << form.code << "\n";
        }
    }
    if (made.forms.size() > most_forms_told) {
        out << "  … " << made.forms.size() << " forms in all\n";
    }
    for (std::size_t i = 0; i < made.sheets.size() && i < most_forms_told; ++i) {
        out << "  " << made.sheets[i] << "  " << production::json_beside(made.sheets[i]) << "\n";
    }
    if (!made.crosswalk_file.empty()) out << "  " << made.crosswalk_file << "\n";
    if (made.has_report) out << "  report.pdf  report.json\n";
    for (const std::string& table : tables) out << "  " << table;
    out << "  manifest.toml  record/\n";
}

namespace {

void tell_made(const production::Made& made, const std::string& folder,
               const Surroundings& surroundings) {
    std::ostream& out = *surroundings.output;
    out << folder << "\n";
    tell_forms(made, surroundings);
    out << "seed: " << base::in_brief(made.seed)
        << (made.has_fresh_seed ? " (fresh; the manifest records it)\n" : "\n");
}

}  // namespace

files::Path output_folder(const Session& session) {
    const std::string name = absolute(session, session.arguments->paths[0]).stem().string();
    return absolute(session, session.arguments->out.value_or("output/" + name));
}

int make_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    production::MakeOptions options = options_of(session);
    options.blueprint = absolute(session, session.arguments->paths[0]);
    options.fresh_seed = session.fresh_seed;
    const files::Path folder = output_folder(session);
    const files::Disk& inputs = session.inputs != nullptr ? *session.inputs : *around.disk;
    const auto refuse = [&] { refuse_existing(session, folder); };
    refuse();
    const auto produce = [&](const production::Sink& sink) {
        return production::make(inputs, options, sink, session.sources, session.diagnostics);
    };
    const production::Made made = stage(session, folder, false, refuse, produce);
    tell_made(made, files::shown(folder, around.here), around);
    return done;
}

int rebuild_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const production::MakeOptions options = options_of(session);
    const files::Path manifest = absolute(session, session.arguments->paths[0]);
    const files::Path folder = session.arguments->out ? absolute(session, *session.arguments->out)
                                                      : manifest.parent_path();
    const std::string before = text_of(*around.disk, folder / "manifest.toml");
    const auto refuse = [&] {
        if (session.arguments->out) {
            refuse_existing(session, folder);
        } else {
            refuse_kept(session, folder);
            refuse_changed(*around.disk, folder / "manifest.toml", before);
        }
    };
    refuse();
    const bool keeps_others = !session.arguments->out && !session.arguments->force;
    const auto produce = [&](const production::Sink& sink) {
        return production::rebuild(*around.disk, manifest, options, sink, session.sources,
                                   session.diagnostics);
    };
    const production::Made made = stage(session, folder, keeps_others, refuse, produce);
    tell_made(made, files::shown(folder, around.here), around);
    return done;
}

}  // namespace papersetter::command_line
