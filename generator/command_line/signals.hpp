// SPDX-License-Identifier: MIT
#pragma once

namespace papersetter::command_line {

/// From now on SIGINT, SIGTERM and SIGHUP make the next write stop the work cleanly
/// (files::Interrupted); a second signal ends the program at once. SIGPIPE is ignored, so that a
/// closed pipe shows as a failed write.
void forward_signals();

}  // namespace papersetter::command_line
