// SPDX-License-Identifier: MIT
#include <ostream>

#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/run.hpp"
#include "files/shown.hpp"
#include "files/whole_file.hpp"
#include "production/guide.hpp"
#include "production/previous.hpp"

namespace papersetter::command_line {
namespace {

production::GuideOptions options_of(const Session& session) {
    const Arguments& arguments = *session.arguments;
    production::GuideOptions options;
    for (const std::string& path : arguments.paths) {
        options.sources.push_back(absolute(session, path));
    }
    if (arguments.layout) options.layout = *arguments.layout;
    options.paper_size = arguments.paper.value_or("");
    options.topics = arguments.topics;
    for (const std::string& path : arguments.reserves) {
        options.reserves.push_back(absolute(session, path));
    }
    options.seed = arguments.seed;
    options.jobs = arguments.jobs;
    options.folders = data_folders(session);
    return options;
}

/// --out, or "output/ml-engineering-guide.pdf".
files::Path output_file(const Session& session, const std::string& layout) {
    const Arguments& arguments = *session.arguments;
    if (!arguments.out) {
        const std::string name = absolute(session, arguments.paths[0]).stem().string();
        return absolute(session, "output/" + name + "-" + layout + ".pdf");
    }
    files::Path file = absolute(session, *arguments.out);
    if (file.extension() != ".pdf") {
        throw UsageError("--out cannot be " + base::in_quotes(*arguments.out),
                         "name a PDF file: --out output/guide.pdf");
    }
    return file;
}

void refuse_file(const Session& session, const files::Path& file) {
    const files::Disk& disk = *session.surroundings->disk;
    const std::string shown = base::shown(files::shown(file, session.surroundings->here));
    production::refuse_issued(disk, file.parent_path(), session.surroundings->here);
    if (!disk.exists(file)) return;
    if (disk.is_folder(file)) throw base::InputError(shown + " is a folder");
    if (session.arguments->force) return;
    throw base::InputError(shown +
                           " is there already; --force replaces it, --out names another file");
}

}  // namespace

int guide_command(Session& session) {
    const Surroundings& around = *session.surroundings;
    const production::GuideOptions options = options_of(session);
    const files::Path file = output_file(session, options.layout);
    refuse_file(session, file);
    const production::MadeGuide made =
        production::make_guide(*around.disk, options, session.sources, session.diagnostics);
    refuse_file(session, file);  // other runs may have been at work meanwhile
    files::write_whole(*around.disk, file, made.pdf);
    *around.output << base::shown(files::shown(file, around.here)) << "  "
                   << counted(static_cast<std::size_t>(made.questions), "question", "questions")
                   << "  " << counted(made.pages, "page", "pages") << "\n";
    return done;
}

}  // namespace papersetter::command_line
