// SPDX-License-Identifier: MIT
#include "command_line/arguments.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cxxopts.hpp>
#include <thread>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "command_line/option_fault.hpp"

namespace papersetter::command_line {
namespace {

constexpr std::string_view general_help =
    R"(papersetter sets exam papers: from a question bank and a blueprint it prints a question paper
and a separate answer key with a rationale for every option.

usage:
  papersetter make BLUEPRINT [--seed TEXT] [--forms N] [--out DIR]   set the papers of a blueprint
                   [--profile large-18] [--report] [--sheet]
                   [--paper SIZE]
  papersetter plan BLUEPRINT [--items] [--json]                      what is asked, had, possible
  papersetter rebuild MANIFEST [--out DIR]                           the same bytes again
  papersetter verify MANIFEST [--json]                               is every file as it was made?
  papersetter replace MANIFEST A:17 [--with ID]                      another item in that place
  papersetter feedback MANIFEST RESPONSES.csv [--out DIR]            marks, and what each got wrong
  papersetter amend MANIFEST --accept B:17=C --note TEXT             the key again, beside the first
  papersetter issue MANIFEST                                         nothing overwrites it any more
  papersetter guide BANK|BLUEPRINT... [--layout qa] [--topic PATH]   study material with every rationale
  papersetter check PATH...                                          every fault with its place
  papersetter new DIR                                                a small project to start from
  papersetter layout new DIR [--from NAME]                           a copy of a layout to change
  papersetter --version
  papersetter COMMAND --help                                         options and an example

example:
  papersetter new my-exams
  papersetter make my-exams/paper.toml --seed 2026
)";

struct CommandText {
    Command command;
    std::string_view name;
    std::string_view usage;  ///< what follows the name
    std::string_view about;
    std::string_view example;
    std::size_t least_paths;
    std::size_t most_paths;
};

constexpr std::array<CommandText, 12> commands{{
    {Command::make, "make", "BLUEPRINT [options]",
     "Sets the papers of a blueprint: questions-A.pdf and key-A.pdf for each form, key.csv,\n"
     "manifest.toml and record/.",
     "papersetter make banks/ml-engineering/papers/practice-exam.toml --seed 2026", 1, 1},
    {Command::plan, "plan", "BLUEPRINT [options]",
     "Tells, before anything is drawn, what a blueprint asks and what its banks have for it, how\n"
     "many different papers there are, which count is the tightest, and how many papers could be\n"
     "set that share no item.",
     "papersetter plan banks/ml-engineering/papers/practice-exam.toml", 1, 1},
    {Command::rebuild, "rebuild", "MANIFEST [options]",
     "Makes a paper again from its manifest.toml and the record/ beside it: the same bytes, or an\n"
     "explained refusal. The bank is not needed. Without --out the files beside the manifest are\n"
     "put back where they are missing; one that differs is replaced with --force only.",
     "papersetter rebuild output/practice-exam/manifest.toml --out again", 1, 1},
    {Command::verify, "verify", "MANIFEST [options]",
     "Reads every file of a paper again and tells which is missing, differs or was not there when\n"
     "it was made; checks the recorded questions against the recorded blueprint, and key.csv\n"
     "against the questions. Exit code 0: all is as it was made; 1: something differs; 3: a file\n"
     "cannot be read.",
     "papersetter verify output/practice-exam/manifest.toml", 1, 1},
    {Command::replace, "replace", "MANIFEST FORM:NUMBER [options]",
     "Puts another item in the place of question NUMBER of FORM, drawn evenly from all that may\n"
     "stand there under the recorded blueprint, or the one that --with names. Where all forms "
     "have\n"
     "the same items it is replaced on each of them. The questions about one stimulus are "
     "replaced\n"
     "together, by those about another. All else stays as it was: the other questions, their "
     "order,\n"
     "the order of their options. What changes is printed anew with \"rev 2\" in its foot, and "
     "the\n"
     "manifest tells what was replaced by what.",
     "papersetter replace output/practice-exam/manifest.toml A:17", 2, 2},
    {Command::feedback, "feedback", "MANIFEST RESPONSES.csv [options]",
     "Marks what candidates answered (a table with the line candidate,form,1,2,3,...) and prints\n"
     "feedback.pdf, for each candidate why each wrong answer is wrong and what is right, and\n"
     "class.pdf, for the instructor; scores.csv and stats.csv hold the figures. Rows and cells "
     "that\n"
     "make no sense are told and skipped. The bank is not needed.",
     "papersetter feedback output/practice-exam/manifest.toml responses.csv --out output/feedback",
     2, 2},
    {Command::amend, "amend", "MANIFEST --accept B:17=C --note TEXT [options]",
     "Changes the key of a paper that was sat: accepts a further answer, leaves a question out "
     "(--void)\n"
     "or gives it other points. What is named on one form changes on every form that has the "
     "item. The\n"
     "key is printed again as key-B-r2.pdf, with key-r2.csv and key-r2.json, beside the first; "
     "question\n"
     "papers and earlier keys stay as they are, also of an issued paper.",
     "papersetter amend output/practice-exam/manifest.toml --accept B:17=C --note \"Both hold.\"",
     1, 1},
    {Command::issue, "issue", "MANIFEST [options]",
     "Marks a paper as issued: from now on make, rebuild and --force refuse to write into its\n"
     "folder. Its files are verified first. The mark is a line of manifest.toml under its seal.",
     "papersetter issue output/practice-exam/manifest.toml", 1, 1},
    {Command::guide, "guide", "BANK|BLUEPRINT... [options]",
     "Prints study material: the questions of banks by topic, or those that a blueprint may ask, "
     "with\n"
     "answers and every rationale. Layouts: guide (with contents, glossary and index), qa "
     "(questions\n"
     "and answers in practice sets), why-not (the wrong answers), drill (answers at the end),\n"
     "flashcards (to print on both sides). Approved items only: no reserved one, no draft, and "
     "none of\n"
     "the papers that --reserve names.",
     "papersetter guide banks/ml-engineering --layout qa --reserve "
     "output/practice-exam/manifest.toml",
     1, 100},
    {Command::check, "check", "PATH... [options]",
     "Tells every fault of banks, blueprints and layouts with its place.",
     "papersetter check banks/ml-engineering", 1, 10'000},
    {Command::new_project, "new", "DIR",
     "Makes a folder with a small bank, a blueprint and a layout to start from.",
     "papersetter new my-exams", 1, 1},
    {Command::new_layout, "layout", "new DIR [options]",
     "Copies a layout into a new folder, to change it there. A paper finds it under the folder's "
     "name\n"
     "when it lies in layouts/ beside the blueprint or above it.",
     "papersetter layout new my-exams/layouts/mine --from exam", 2, 2},
}};

void add_guide_options(cxxopts::OptionAdder& add) {
    const auto text = [] { return cxxopts::value<std::string>(); };
    add("layout", "guide, qa, why-not, drill or flashcards (default: guide)", text(), "NAME");
    add("topic", "a topic with what is below it; may be given again (default: all)", text(),
        "PATH");
    add("reserve", "the manifest of a paper whose items stay out; may be given again", text(),
        "MANIFEST");
    add("seed", "shuffles questions and options (default: the order of the bank)", text(), "TEXT");
    add("paper", "paper size: a4, letter, ... (default: the layout's)", text(), "SIZE");
    add("out", "the file to write (default: output/ with the names of bank and layout)", text(),
        "FILE");
    add("force", "replace a file that is there");
}

cxxopts::Options options_of(const CommandText& text) {
    cxxopts::Options options("papersetter " + std::string(text.name));
    options.custom_help(std::string(text.usage));
    options.positional_help("");
    options.set_width(96);
    auto add = options.add_options();
    if (text.command == Command::make) {
        add("seed", "the seed of every draw; any text (default: the blueprint's, else a fresh one)",
            cxxopts::value<std::string>(), "TEXT");
        add("forms", "how many forms (default: the blueprint's)", cxxopts::value<std::string>(),
            "N");
        add("layout", "the layout (default: the blueprint's)", cxxopts::value<std::string>(),
            "NAME");
        add("paper", "paper size: a4, letter, ... (default: the layout's)",
            cxxopts::value<std::string>(), "SIZE");
        add("profile", "a profile of the layout; may be given again (default: the blueprint's)",
            cxxopts::value<std::string>(), "NAME");
        add("key",
            "marking, full, learning or crosswalk; may be given again (default: the layout's)",
            cxxopts::value<std::string>(), "NAME");
        add("watch", "make the paper again whenever a file that it is made from is saved");
        add("sheet",
            "sheet-A.pdf too, an answer sheet for a scanner, and sheet-A.json, where its boxes "
            "are");
        add("report", "report.pdf and report.json too: what the papers came to, for instructors");
    }
    if (text.command == Command::make || text.command == Command::rebuild) {
        const bool is_make = text.command == Command::make;
        add("out",
            is_make ? "the folder to fill (default: output/ and the blueprint's name)"
                    : "the folder to fill (default: the manifest's)",
            cxxopts::value<std::string>(), "DIR");
        add("force", "replace a paper that is there");
    }
    if (text.command == Command::feedback) {
        add("out", "the folder to fill (default: output/ and the paper's folder, -feedback)",
            cxxopts::value<std::string>(), "DIR");
        add("force", "replace feedback that is there");
        add("separate", "a file for each candidate too: feedback-NUMBER.pdf");
        add("stats", "the folder of the bank whose stats.csv takes the figures too",
            cxxopts::value<std::string>(), "BANK");
        add("date", "the date of the figures (default: the paper's)", cxxopts::value<std::string>(),
            "YYYY-MM-DD");
    }
    if (text.command == Command::guide) add_guide_options(add);
    if (text.command == Command::replace) {
        add("with", "the item to take (default: one is drawn)", cxxopts::value<std::string>(),
            "ID");
        add("bank", "where a bank of the paper is; may be given again (default: found)",
            cxxopts::value<std::string>(), "DIR");
    }
    if (text.command == Command::amend) {
        add("accept",
            "a further right answer: B:17=C, B:4=9.8; may be given again, as the next two",
            cxxopts::value<std::string>(), "PLACE=ANSWER");
        add("void", "a question that is not counted: B:17", cxxopts::value<std::string>(), "PLACE");
        add("points", "other points for a question: B:17=2", cxxopts::value<std::string>(),
            "PLACE=POINTS");
        add("note", "why, printed in the key", cxxopts::value<std::string>(), "TEXT");
    }
    if (text.command == Command::new_layout) {
        add("from", "the layout to copy (default: exam)", cxxopts::value<std::string>(), "NAME");
    }
    if (text.command != Command::new_project && text.command != Command::new_layout) {
        add("jobs", "threads to use (default: all)", cxxopts::value<std::string>(), "N");
    }
    if (text.command == Command::plan) {
        add("items", "the chance of each item to appear");
        add("json", "the plan as JSON on standard output");
    }
    if (text.command == Command::verify) add("json", "the findings as JSON on standard output");
    if (text.command == Command::check) add("json", "the faults as JSON on standard output");
    const bool uses_data = text.command != Command::verify && text.command != Command::issue;
    if (uses_data)
        add("data", "where layouts/ and fonts/ are (default: found)", cxxopts::value<std::string>(),
            "DIR");
    add("help", "this text");
    add("paths", "", cxxopts::value<std::vector<std::string>>());
    options.parse_positional({"paths"});
    return options;
}

std::string help_of(const CommandText& text) {
    std::string help(text.about);
    cxxopts::Options options = options_of(text);
    std::string body = options.help({""});
    // The positional arguments are in the usage line already.
    if (const std::size_t at = body.find("      --paths"); at != std::string::npos) {
        body.erase(at, body.find('\n', at) + 1 - at);
    }
    return help + "\n" + body + "\nexample:\n  " + std::string(text.example) + "\n";
}

std::size_t positive(const std::string& text, const std::string& option, std::size_t most) {
    std::size_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc() || stop != end || value == 0 || value > most) {
        throw UsageError("--" + option + " must be a whole number from 1 to " +
                         std::to_string(most) + ", not " + base::in_quotes(text));
    }
    return value;
}

const CommandText& command_named(const std::string& name) {
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const CommandText& text) { return text.name == name; });
    if (found != commands.end()) return *found;
    std::vector<std::string_view> names;
    for (const CommandText& text : commands) names.push_back(text.name);
    const std::string hint = base::did_you_mean(name, names);
    throw UsageError("there is no command " + base::in_quotes(name),
                     hint.empty() ? "see papersetter --help" : hint);
}

/// cxxopts matches options with std::regex, which recurses for every character.
void refuse_long_options(const std::vector<std::string>& arguments) {
    constexpr std::size_t longest = 4000;
    for (const std::string& argument : arguments) {
        if (argument.size() <= longest || !argument.starts_with('-')) continue;
        throw UsageError("an option is longer than " + std::to_string(longest) +
                         " bytes: " + base::in_brief(argument));
    }
}

std::optional<std::string> text_of(const cxxopts::ParseResult& result, const std::string& name) {
    if (result.count(name) == 0) return std::nullopt;
    if (result.count(name) > 1) throw UsageError("--" + name + " is given twice");
    std::string text = result[name].as<std::string>();
    if (text.empty()) throw UsageError("--" + name + " is empty");
    return text;
}

/// The values of an option that may be given again. (cxxopts would part a list at its commas.)
std::vector<std::string> texts_of(const cxxopts::ParseResult& result, const std::string& name) {
    std::vector<std::string> texts;
    for (const auto& given : result.arguments()) {
        if (given.key() == name) texts.push_back(given.value());
    }
    if (std::find(texts.begin(), texts.end(), "") != texts.end()) {
        throw UsageError("--" + name + " is empty");
    }
    return texts;
}

bool is_date(std::string_view text) {
    constexpr std::string_view shape = "0000-00-00";
    if (text.size() != shape.size()) return false;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        if (shape[i] == '0' ? !base::is_digit(text[i]) : text[i] != '-') return false;
    }
    const int month = (text[5] - '0') * 10 + text[6] - '0';
    const int day = (text[8] - '0') * 10 + text[9] - '0';
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/// What is to be changed in a key, in the order it was given.
std::vector<production::AskedChange> changes_of(const cxxopts::ParseResult& result) {
    using paper::KeyChangeKind;
    std::vector<production::AskedChange> changes;
    for (const auto& given : result.arguments()) {
        if (given.key() == "accept") changes.push_back({KeyChangeKind::accept, given.value()});
        if (given.key() == "void") changes.push_back({KeyChangeKind::leave_out, given.value()});
        if (given.key() == "points") changes.push_back({KeyChangeKind::points, given.value()});
    }
    return changes;
}

void require_amendment(const Arguments& wanted) {
    if (wanted.changes.empty()) {
        throw UsageError("nothing is to be changed",
                         "name it: --accept B:17=C, --void B:17 or "
                         "--points B:17=2");
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

Arguments read(const CommandText& text, const cxxopts::ParseResult& result) {
    Arguments wanted;
    wanted.command = text.command;
    const auto has = [&](const char* name) { return result.count(name) != 0; };
    if (has("paths")) wanted.paths = result["paths"].as<std::vector<std::string>>();
    if (wanted.paths.size() < text.least_paths || wanted.paths.size() > text.most_paths) {
        throw UsageError("usage: papersetter " + std::string(text.name) + " " +
                         std::string(text.usage));
    }
    if (text.command == Command::new_layout) {
        if (wanted.paths[0] != "new") {
            throw UsageError(
                "there is no command \"layout " + base::in_brief(wanted.paths[0]) + '"',
                "usage: papersetter layout " + std::string(text.usage));
        }
        wanted.paths.erase(wanted.paths.begin());
    }
    for (const std::string& path : wanted.paths) {
        if (path.empty()) throw UsageError("a path is empty");
    }
    const auto option = [&](const char* name) -> std::optional<std::string> {
        try {
            return text_of(result, name);
        } catch (const cxxopts::exceptions::exception&) {
            return std::nullopt;  // the command has no such option
        }
    };
    wanted.seed = option("seed");
    wanted.out = option("out");
    wanted.layout = option("layout");
    wanted.paper = option("paper");
    wanted.data = option("data");
    wanted.with = option("with");
    wanted.stats = option("stats");
    wanted.date = option("date");
    if (wanted.date && !is_date(*wanted.date)) {
        throw UsageError("--date: " + base::in_quotes(*wanted.date) + " is no date",
                         "write one like 2026-05-15");
    }
    wanted.from = option("from").value_or(wanted.from);
    wanted.banks = texts_of(result, "bank");
    wanted.profiles = texts_of(result, "profile");
    refuse_twice(wanted.profiles, "profile");
    wanted.topics = texts_of(result, "topic");
    wanted.reserves = texts_of(result, "reserve");
    wanted.keys = texts_of(result, "key");
    refuse_twice(wanted.keys, "key");
    wanted.changes = changes_of(result);
    wanted.note = option("note");
    if (text.command == Command::amend) require_amendment(wanted);
    if (const auto forms = option("forms")) wanted.forms = positive(*forms, "forms", 100'000);
    const auto jobs = option("jobs");
    wanted.jobs = jobs ? static_cast<unsigned>(positive(*jobs, "jobs", 256))
                       : std::max(1U, std::thread::hardware_concurrency());
    wanted.force = has("force");
    wanted.json = has("json");
    wanted.items = has("items");
    wanted.report = has("report");
    wanted.sheets = has("sheet");
    wanted.watch = has("watch");
    wanted.separate = has("separate");
    // It goes into the manifest, which is text.
    if (wanted.seed && base::first_invalid_utf8(*wanted.seed)) {
        throw UsageError("--seed is not UTF-8");
    }
    return wanted;
}

}  // namespace

Arguments parse(const std::vector<std::string>& arguments) {
    Arguments wanted;
    if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "help") {
        if (arguments.size() > 2) throw UsageError("usage: papersetter help [COMMAND]");
        wanted.help = arguments.size() == 2 ? help_of(command_named(arguments[1]))
                                            : std::string(general_help);
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
        const auto& list = options.group_help("").options;
        for (const auto& option : list) {
            if (option.l.front() != "paths") known.push_back(option.l.front());
        }
        throw option_fault(problem.what(), text.name, known);
    }
}

}  // namespace papersetter::command_line
