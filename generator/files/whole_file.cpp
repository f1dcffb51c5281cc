// SPDX-License-Identifier: MIT
#include "files/whole_file.hpp"

#include "files/interruption.hpp"
#include "files/staging_name.hpp"

namespace papersetter::files {

void write_whole(Disk& disk, const Path& path, std::string_view bytes) {
    stop_if_interrupted();
    disk.make_folders(path.parent_path());
    const Path staged = path.parent_path() / staging_name(path.filename().string(), 0);
    try {
        disk.write(staged, bytes);
        disk.sync(path.parent_path());
        stop_if_interrupted();
        disk.rename(staged, path);
    } catch (const DiskError& problem) {
        try {
            disk.remove(staged);
        } catch (const DiskError&) {
            // What cannot be written may not be removable either; the first fault is told.
        }
        throw DiskError("write", path, problem.reason(), problem.hint());
    } catch (const Interrupted&) {
        disk.remove(staged);
        throw;
    }
}

}  // namespace papersetter::files
