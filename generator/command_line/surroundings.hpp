// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>

#include "files/disk.hpp"

namespace papersetter::command_line {

/// What a run can see and say: the streams, the disk and where the person stands. Tests give their
/// own.
struct Surroundings {
    std::ostream* output = nullptr;  ///< results
    std::ostream* errors = nullptr;  ///< diagnostics and progress
    files::Disk* disk = nullptr;
    files::Path here;             ///< the person's folder, absolute
    files::Path installed;        ///< share/papersetter beside the program's folder
    bool in_colour = false;       ///< `errors` is a terminal and NO_COLOR is not set
    bool shows_progress = false;  ///< `errors` is a terminal
};

}  // namespace papersetter::command_line
