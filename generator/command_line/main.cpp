// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "command_line/run.hpp"
#include "command_line/signals.hpp"
#include "production/freed_memory.hpp"

namespace {

/// The program's data: share/papersetter beside its folder when installed, else the first folder
/// above the program that has it, as in a build tree within the checkout.
std::filesystem::path data_of(const std::filesystem::path& program) {
    std::error_code problem;
    const std::filesystem::path installed =
        program.parent_path().parent_path() / "share" / "papersetter";
    if (std::filesystem::exists(installed, problem)) return installed;
    for (auto at = program.parent_path(); at != at.root_path(); at = at.parent_path()) {
        if (std::filesystem::exists(at / "fonts" / "fonts.toml", problem) &&
            std::filesystem::exists(at / "layouts", problem)) {
            return at;
        }
    }
    return installed;
}

/// A standard stream that was closed would be the number of the next file that is opened, and what
/// is told would be written into a paper. Opened the wrong way round, its use fails as before.
void hold_standard_streams() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(number, F_GETFD) >= 0) continue;
        static_cast<void>(::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY));
    }
}

}  // namespace

int main(int count, char** words) {
    using namespace papersetter;
    hold_standard_streams();
    production::keep_freed_memory();
    std::error_code problem;
    const files::Path here = std::filesystem::current_path(problem);
    if (problem) {
        std::cerr << "error: the current folder is gone\n";
        return command_line::machine_failed;
    }
    const files::Path program = std::filesystem::read_symlink("/proc/self/exe", problem);
    command_line::forward_signals();
    files::RealDisk disk;
    const bool is_terminal = isatty(STDERR_FILENO) != 0;
    const char* const no_colour = std::getenv("NO_COLOR");
    command_line::Surroundings around;
    around.output = &std::cout;
    around.errors = &std::cerr;
    around.disk = &disk;
    around.here = here;
    around.installed = data_of(program);
    around.in_colour = is_terminal && (no_colour == nullptr || *no_colour == '\0');
    around.shows_progress = is_terminal;
    const int code = command_line::run({words + (count > 0 ? 1 : 0), words + count}, around);
    std::cout.flush();
    if (!std::cout && code == command_line::done) {
        std::cerr << "error: cannot write to standard output\n";
        return command_line::machine_failed;
    }
    return code;
}
