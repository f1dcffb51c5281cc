// SPDX-License-Identifier: MIT
#include "command_line/run.hpp"

#include <exception>
#include <ostream>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/text.hpp"
#include "command_line/arguments.hpp"
#include "command_line/commands.hpp"
#include "command_line/messages.hpp"
#include "files/disk.hpp"
#include "files/interruption.hpp"
#include "files/shown.hpp"
#include "production/make.hpp"
#include "production/version.hpp"

namespace papersetter::command_line {
namespace {

// In characters; what is longer is cut, for it was made to be long.
constexpr std::size_t longest_path = 1000;
constexpr std::size_t longest_message = 8000;

int run_command(Session& session) {
    switch (session.arguments->command) {
        case Command::make:
            return make_command(session);
        case Command::plan:
            return plan_command(session);
        case Command::rebuild:
            return rebuild_command(session);
        case Command::verify:
            return verify_command(session);
        case Command::replace:
            return replace_command(session);
        case Command::feedback:
            return feedback_command(session);
        case Command::amend:
            return amend_command(session);
        case Command::issue:
            return issue_command(session);
        case Command::guide:
            return guide_command(session);
        case Command::check:
            return check_command(session);
        case Command::new_project:
            return new_command(session);
        case Command::new_layout:
            return new_layout_command(session);
        case Command::help:
            *session.surroundings->output << session.arguments->help;
            return done;
        case Command::version:
            *session.surroundings->output << production::program_version() << "\n";
            for (const auto& [name, version] : production::library_versions()) {
                *session.surroundings->output << "  " << name << " " << version << "\n";
            }
            return done;
    }
    return our_bug;
}

/// Runs a command and turns what the doors throw into a message and an exit code.
int run_guarded(Session& session, std::string& message, std::string& hint) {
    try {
        return run_command(session);
    } catch (const production::Undecided& problem) {
        message = problem.what();
        return undecided;
    } catch (const production::OptionError& problem) {
        message = problem.what();
        hint = problem.hint();
        return command_line_wrong;
    } catch (const UsageError& problem) {
        message = problem.what();
        hint = problem.hint();
        return command_line_wrong;
    } catch (const base::InputError& problem) {
        const base::InputError told_already;
        const bool says_more = std::string_view(problem.what()) != told_already.what();
        if (says_more || !session.diagnostics.has_errors()) message = problem.what();
        return !says_more && session.diagnostics.blame_machine() ? machine_failed : input_at_fault;
    } catch (const files::DiskError& problem) {
        message =
            "cannot " + problem.action() + " " +
            base::in_brief(files::shown(problem.path(), session.surroundings->here), longest_path) +
            ": " + problem.reason();
        hint = problem.hint();
        return machine_failed;
    } catch (const base::WorldError& problem) {
        message = problem.what();
        hint = problem.hint();
        return machine_failed;
    } catch (const files::Interrupted&) {
        message = "interrupted; nothing was left behind";
        return interrupted;
    } catch (const std::bad_alloc&) {
        message = "out of memory";
        return machine_failed;
    } catch (const std::exception& problem) {
        message = std::string("this is a fault of papersetter: ") + problem.what();
        hint = "please report it with the command and the files";
        return our_bug;
    }
}

}  // namespace

int run_told(Session& session) {
    std::string message;
    std::string hint;
    const int code = run_guarded(session, message, hint);
    if (!session.arguments->json || session.arguments->command == Command::plan)
        tell(session.diagnostics, session.sources, *session.surroundings);
    if (!message.empty()) {
        tell_error(base::in_brief(message, longest_message), hint, *session.surroundings);
    }
    return code;
}

int run(const std::vector<std::string>& words, const Surroundings& surroundings) {
    Arguments arguments;
    try {
        arguments = parse(words);
    } catch (const UsageError& problem) {
        tell_error(problem.what(), problem.hint(), surroundings);
        return command_line_wrong;
    }
    if (arguments.watch) return watch(arguments, surroundings);
    Session session{&arguments, &surroundings, {}, {}, nullptr, {}};
    return run_told(session);
}

}  // namespace papersetter::command_line
