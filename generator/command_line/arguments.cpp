// SPDX-License-Identifier: MIT
#include "command_line/arguments.hpp"

#include <algorithm>
#include <cxxopts.hpp>
#include <thread>

#include "base/text.hpp"
#include "command_line/command_table.hpp"
#include "command_line/option_fault.hpp"
#include "command_line/option_table.hpp"

namespace papersetter::command_line {
namespace {

constexpr std::size_t help_width = 100;

cxxopts::Options options_of(const CommandText& text) {
    cxxopts::Options options("papersetter " + std::string(text.name));
    options.custom_help(std::string(text.usage));
    options.positional_help("");
    options.set_width(help_width);
    auto add = options.add_options();
    for (const Option& option : option_table()) {
        if (!option.is_of(text.command)) continue;
        const std::string name(option.name);
        const std::string help(option.help);
        if (option.value.empty()) {
            add(name, help);
        } else {
            add(name, help, cxxopts::value<std::string>(), std::string(option.value));
        }
    }
    add("help", "this text");
    // In a group of their own, which the help leaves out: the usage line has them.
    options.add_options("paths")("paths", "", cxxopts::value<std::vector<std::string>>());
    options.parse_positional({"paths"});
    return options;
}

std::string help_of(const CommandText& text) {
    return std::string(text.about) + "\n" + options_of(text).help({""}) + "\nexample:\n  " +
           std::string(text.example) + "\n";
}

/// No option is meant that long, and a message about one would quote it.
void refuse_long_options(const std::vector<std::string>& arguments) {
    constexpr std::size_t longest = 4000;
    for (const std::string& argument : arguments) {
        if (argument.size() <= longest || !argument.starts_with('-')) continue;
        throw UsageError("an option is longer than " + std::to_string(longest) +
                         " bytes: " + base::in_brief(argument));
    }
}

void require_amendment(const Arguments& wanted) {
    if (wanted.changes.empty()) {
        throw UsageError("nothing is to be changed",
                         "name it: --accept B:17=C, --void B:17 or --points B:17=2");
    }
    if (!wanted.note) {
        throw UsageError("--note is missing", "it says in the key why it was changed");
    }
    const bool is_line = std::ranges::none_of(
        *wanted.note, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    constexpr std::size_t longest_note = 1000;
    if (!is_line || wanted.note->size() > longest_note || base::first_invalid_utf8(*wanted.note)) {
        throw UsageError("--note must be one line of UTF-8, at most " +
                         std::to_string(longest_note) + " bytes");
    }
}

void refuse_twice(std::vector<std::string> texts, const std::string& name) {
    std::sort(texts.begin(), texts.end());
    const auto twice = std::adjacent_find(texts.begin(), texts.end());
    if (twice == texts.end()) return;
    throw UsageError("--" + name + " " + base::in_brief(*twice) + " is given twice");
}

std::vector<std::string> read_paths(const CommandText& text, const cxxopts::ParseResult& result) {
    std::vector<std::string> paths;
    if (result.count("paths") != 0) paths = result["paths"].as<std::vector<std::string>>();
    const std::string usage =
        "usage: papersetter " + std::string(text.name) + " " + std::string(text.usage);
    if (paths.size() < text.least_paths || paths.size() > text.most_paths) throw UsageError(usage);
    if (text.command == Command::new_layout) {
        if (paths[0] != "new") {
            throw UsageError("there is no command \"layout " + base::in_brief(paths[0]) + '"',
                             usage);
        }
        paths.erase(paths.begin());
    }
    for (const std::string& path : paths) {
        if (path.empty()) throw UsageError("a path is empty");
    }
    return paths;
}

Arguments read(const CommandText& text, const cxxopts::ParseResult& result) {
    Arguments wanted;
    wanted.command = text.command;
    wanted.paths = read_paths(text, result);
    wanted.jobs = std::max(1U, std::thread::hardware_concurrency());
    // In the order in which they were given; what is no option of the table is a path.
    for (const auto& given : result.arguments()) {
        const auto option = std::ranges::find_if(option_table(), [&](const Option& candidate) {
            return candidate.is_of(text.command) && candidate.name == given.key();
        });
        if (option == option_table().end()) continue;
        if (!option->may_be_given_again() && result.count(given.key()) > 1) {
            throw UsageError("--" + given.key() + " is given twice");
        }
        take(*option, given.value(), wanted);
    }
    refuse_twice(wanted.profiles, "profile");
    refuse_twice(wanted.keys, "key");
    if (text.command == Command::amend) require_amendment(wanted);
    return wanted;
}

}  // namespace

Arguments parse(const std::vector<std::string>& arguments) {
    Arguments wanted;
    if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "help") {
        if (arguments.size() > 2) throw UsageError("usage: papersetter help [COMMAND]");
        wanted.help = arguments.size() == 2 ? help_of(command_named(arguments[1]))
                                            : std::string(general_help());
        return wanted;
    }
    if (arguments[0] == "--version") {
        if (arguments.size() > 1) throw UsageError("usage: papersetter --version");
        wanted.command = Command::version;
        return wanted;
    }
    if (arguments[0].starts_with("-")) {
        throw UsageError("the command comes first", "see papersetter --help");
    }
    const CommandText& text = command_named(arguments[0]);
    refuse_long_options(arguments);
    std::vector<const char*> words;
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    cxxopts::Options options = options_of(text);
    try {
        const auto result = options.parse(static_cast<int>(words.size()), words.data());
        if (result.count("help") != 0) {
            wanted.help = help_of(text);
            return wanted;
        }
        return read(text, result);
    } catch (const cxxopts::exceptions::exception& problem) {
        std::vector<std::string_view> known;
        for (const auto& option : options.group_help("").options) {
            known.push_back(option.l.front());
        }
        throw option_fault(problem.what(), text.name, known);
    }
}

}  // namespace papersetter::command_line
