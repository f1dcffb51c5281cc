// SPDX-License-Identifier: MIT
#include "command_line/output_folder.hpp"

#include "base/text.hpp"
#include "files/shown.hpp"
#include "production/previous.hpp"

namespace papersetter::command_line {

void refuse_existing(const Session& session, const files::Path& folder) {
    const files::Disk& disk = *session.surroundings->disk;
    refuse_kept(session, folder);
    if (session.arguments->force || !disk.exists(folder)) return;
    if (disk.is_folder(folder) && disk.list(folder).empty()) return;
    throw base::InputError(base::shown(files::shown(folder, session.surroundings->here)) +
                           " is there already; --force replaces a paper, --out names another "
                           "folder");
}

void refuse_kept(const Session& session, const files::Path& folder) {
    const Surroundings& around = *session.surroundings;
    production::refuse_issued(*around.disk, folder, around.here);
    production::refuse_bank(*around.disk, folder, around.here);
}

std::string text_of(const files::Disk& disk, const files::Path& manifest) {
    return disk.exists(manifest) && !disk.is_folder(manifest) ? disk.read(manifest) : std::string();
}

void refuse_changed(const files::Disk& disk, const files::Path& manifest,
                    const std::string& before) {
    if (text_of(disk, manifest) == before) return;
    throw base::InputError("another run changed the paper meanwhile: nothing was written");
}

}  // namespace papersetter::command_line
