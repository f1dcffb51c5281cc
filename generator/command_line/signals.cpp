// SPDX-License-Identifier: MIT
#include "command_line/signals.hpp"

#include <csignal>

#include "command_line/run.hpp"
#include "files/early_end.hpp"
#include "files/interruption.hpp"

namespace papersetter::command_line {
namespace {

extern "C" void on_signal(int number) {
    // The second time the default action ends the program: a person who insists is obeyed.
    std::signal(number, SIG_DFL);
    files::interrupt();
    files::end_if_nothing_is_written(interrupted);
}

}  // namespace

void forward_signals() {
    // What a write then returns is told with the file's name.
    for (const int number : {SIGPIPE, SIGXFSZ}) std::signal(number, SIG_IGN);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) std::signal(number, on_signal);
}

}  // namespace papersetter::command_line
