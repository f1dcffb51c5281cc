// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <optional>
#include <ostream>
#include <string>
#include <thread>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "command_line/run.hpp"
#include "files/early_end.hpp"
#include "files/interruption.hpp"
#include "files/shown.hpp"
#include "files/watched_disk.hpp"

namespace papersetter::command_line {
namespace {

using Clock = std::chrono::steady_clock;

/// Waits until something that was read has changed and its writer has had the time to finish; what
/// it is. Nothing when the person interrupts. Looking takes at most a tenth of the time.
std::optional<files::Path> wait_for_change(const files::WatchedDisk& disk) {
    constexpr std::chrono::milliseconds shortest(40);
    constexpr std::chrono::milliseconds longest(500);
    while (!files::is_interrupted()) {
        const auto start = Clock::now();
        const auto changed = disk.changed();
        if (changed) std::this_thread::sleep_for(shortest / 2);
        if (changed) return changed;
        const auto pause =
            std::chrono::duration_cast<std::chrono::milliseconds>(10 * (Clock::now() - start));
        std::this_thread::sleep_for(std::clamp(pause, shortest, longest));
    }
    return std::nullopt;
}

/// Makes the paper once; the exit code.
class Watch {
  public:
    Watch(const Arguments& arguments, const Surroundings& surroundings)
        : arguments_(arguments),
          surroundings_(&surroundings),
          folder_(output_folder(session())),
          has_blueprint_(surroundings.disk->exists(absolute(session(), arguments.paths[0]))),
          disk_(*surroundings.disk, folder_) {}

    int run() {
        int code = make();
        const bool is_hopeless =
            code == command_line_wrong || !has_blueprint_ || (code != done && disk_.watched() == 0);
        if (is_hopeless) return code;
        while (code != interrupted) {
            tell_state(code);
            const auto changed = wait_for_change(disk_);
            if (!changed) break;
            out() << "\n"
                  << base::shown(files::shown(*changed, surroundings_->here)) << " has changed\n"
                  << std::flush;
            arguments_.force = true;  // the folder is ours by now
            disk_.forget();
            code = make();
        }
        out() << "stopped watching\n";
        return done;
    }

  private:
    [[nodiscard]] Session session() const {
        return {&arguments_, surroundings_, {}, {}, nullptr, {}};
    }
    [[nodiscard]] std::ostream& out() const { return *surroundings_->output; }

    int make() {
        Session session{&arguments_, surroundings_, {}, {}, &disk_, fresh_seed_};
        const int code = run_told(session);
        has_paper_ = has_paper_ || code == done;
        return code;
    }

    void tell_state(int code) const {
        if (code != done && has_paper_) {
            out() << base::shown(files::shown(folder_, surroundings_->here))
                  << " stays as it was made last\n";
        }
        out() << "watching " << counted(disk_.watched(), "file", "files") << "; Ctrl-C ends it\n"
              << std::flush;
    }

    Arguments arguments_;
    const Surroundings* surroundings_;
    files::Path folder_;
    bool has_blueprint_;
    files::WatchedDisk disk_;
    bool has_paper_ = false;
    // One for all: the questions must not change with every save.
    std::string fresh_seed_ = base::fresh_seed();
};

}  // namespace

int watch(const Arguments& arguments, const Surroundings& surroundings) {
    files::refuse_early_end();
    return Watch(arguments, surroundings).run();
}

}  // namespace papersetter::command_line
