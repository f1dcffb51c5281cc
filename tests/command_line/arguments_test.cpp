// SPDX-License-Identifier: MIT
#include "command_line/arguments.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "command_line/command_table.hpp"

using namespace papersetter::command_line;

namespace {

std::string refusal(const std::vector<std::string>& words) {
    try {
        static_cast<void>(parse(words));
    } catch (const UsageError& problem) {
        return problem.hint().empty() ? problem.what()
                                      : std::string(problem.what()) + " | " + problem.hint();
    }
    return "accepted";
}

}  // namespace

TEST_CASE("arguments: make takes a blueprint and its options in any order") {
    const Arguments wanted =
        parse({"make", "--seed", "2026", "paper.toml", "--forms=3", "--out", "x", "--force"});
    CHECK(wanted.command == Command::make);
    CHECK(wanted.paths == std::vector<std::string>{"paper.toml"});
    CHECK(wanted.seed == "2026");
    CHECK(wanted.forms == 3);
    CHECK(wanted.out == "x");
    CHECK(wanted.force);
    CHECK_FALSE(wanted.layout);
    CHECK(wanted.jobs >= 1);
}

TEST_CASE("arguments: check takes several paths") {
    const Arguments wanted = parse({"check", "a", "b", "--json", "--jobs", "2"});
    CHECK(wanted.command == Command::check);
    CHECK(wanted.paths == std::vector<std::string>{"a", "b"});
    CHECK(wanted.json);
    CHECK(wanted.jobs == 2);
}

TEST_CASE("arguments: verify and issue take a manifest and need no fonts") {
    const Arguments wanted = parse({"verify", "out/manifest.toml", "--json"});
    CHECK(wanted.command == Command::verify);
    CHECK(wanted.json);
    CHECK(parse({"issue", "out/manifest.toml"}).command == Command::issue);
    CHECK(refusal({"verify"}) == "usage: papersetter verify MANIFEST [options]");
    CHECK(refusal({"issue", "a", "b"}) == "usage: papersetter issue MANIFEST [options]");
    CHECK(refusal({"issue", "a", "--force"}) != "accepted");
    CHECK(refusal({"verify", "a", "--data", "x"}) != "accepted");
}

TEST_CASE("arguments: replace takes a manifest, a place, an item and banks") {
    const Arguments wanted = parse(
        {"replace", "out/manifest.toml", "A:17", "--with", "ml:x", "--bank", "a,b", "--bank=c"});
    CHECK(wanted.command == Command::replace);
    CHECK(wanted.paths == std::vector<std::string>{"out/manifest.toml", "A:17"});
    CHECK(wanted.with == "ml:x");
    CHECK(wanted.banks == std::vector<std::string>{"a,b", "c"});
    CHECK(refusal({"replace", "out/manifest.toml"}) ==
          "usage: papersetter replace MANIFEST FORM:NUMBER [options]");
    CHECK(refusal({"replace", "m", "A:1", "--bank", ""}) == "--bank is empty");
    CHECK(refusal({"replace", "m", "A:1", "--with", "x", "--with", "y"}) ==
          "--with is given twice");
    CHECK(refusal({"make", "x", "--with", "y"}) != "accepted");
}

TEST_CASE("arguments: profiles may be given again, each once") {
    const Arguments wanted =
        parse({"make", "x", "--profile", "standard", "--profile=large-18", "--watch"});
    CHECK(wanted.profiles == std::vector<std::string>{"standard", "large-18"});
    CHECK(wanted.watch);
    CHECK(parse({"make", "x"}).profiles.empty());
    CHECK_FALSE(parse({"make", "x"}).watch);
    CHECK(refusal({"make", "x", "--profile", "a", "--profile", "b", "--profile", "a"}) ==
          "--profile a is given twice");
    CHECK(refusal({"make", "x", "--profile", ""}) == "--profile is empty");
    CHECK(refusal({"rebuild", "x", "--profile", "a"}) != "accepted");
}

TEST_CASE("arguments: layout new copies a layout") {
    const Arguments wanted = parse({"layout", "new", "layouts/mine", "--from", "board"});
    CHECK(wanted.command == Command::new_layout);
    CHECK(wanted.paths == std::vector<std::string>{"layouts/mine"});
    CHECK(wanted.from == "board");
    CHECK(parse({"layout", "new", "x"}).from == "exam");
    CHECK(refusal({"layout", "new"}) == "usage: papersetter layout new DIR [options]");
    CHECK(refusal({"layout", "old", "x"}) ==
          "there is no command \"layout old\" | usage: papersetter layout new DIR [options]");
    CHECK(refusal({"make", "x", "--from", "exam"}) != "accepted");
}

TEST_CASE("arguments: a command's help names its options and an example") {
    const Arguments wanted = parse({"make", "--help"});
    CHECK(wanted.command == Command::help);
    for (const char* word : {"--seed TEXT", "--forms N", "--out DIR", "--force", "example:"}) {
        CHECK_MESSAGE(wanted.help.find(word) != std::string::npos, word);
    }
    CHECK(wanted.help.find("--paths") == std::string::npos);
}

TEST_CASE("arguments: no line of a help is broken or longer than 100 bytes") {
    std::string helps = parse({"--help"}).help;
    for (const CommandText& text : command_texts()) {
        const std::string help = parse({"help", std::string(text.name)}).help;
        // Each option on one line: from the usage to the example every line begins with one.
        std::istringstream lines(help.substr(help.find("  papersetter ")));
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line) && line != "example:") {
            CHECK_MESSAGE((line.empty() || line.starts_with("      --")), line);
        }
        helps += help;
    }
    std::istringstream lines(helps);
    for (std::string line; std::getline(lines, line);) {
        CHECK_MESSAGE((line.size() <= 100 && !line.ends_with(' ')), line);
    }
}

TEST_CASE("arguments: a flag takes no value") {
    CHECK(refusal({"make", "x", "--force=false"}) == "--force takes no value");
    CHECK(parse({"make", "x", "--force", "--force"}).force);
}

TEST_CASE("arguments: changes of a key keep their order") {
    const Arguments wanted = parse({"amend", "m", "--void", "B:2", "--accept", "B:1=A,C",
                                    "--points=B:3=2", "--accept", "B:4=C", "--note", "why"});
    std::string places;
    for (const auto& change : wanted.changes) places += change.written + " ";
    CHECK(places == "B:2 B:1=A,C B:3=2 B:4=C ");
    CHECK(refusal({"amend", "m", "--accept", "", "--note", "why"}) == "--accept is empty");
}

TEST_CASE("arguments: what cannot be meant is refused, never ignored") {
    CHECK(refusal({"mkae"}) == "there is no command \"mkae\" | did you mean \"make\"?");
    CHECK(refusal({"guide"}) == "usage: papersetter guide BANK|BLUEPRINT... [options]");
    CHECK(refusal({"guide", "x", "--topic", ""}) == "--topic is empty");
    CHECK(refusal({"make"}) == "usage: papersetter make BLUEPRINT [options]");
    CHECK(refusal({"make", "a", "b"}) == "usage: papersetter make BLUEPRINT [options]");
    CHECK(refusal({"make", "x", "--forms", "0"}) ==
          "--forms must be a whole number from 1 to 100000, not \"0\"");
    CHECK(refusal({"make", "x", "--forms", "2x"}) ==
          "--forms must be a whole number from 1 to 100000, not \"2x\"");
    CHECK(refusal({"make", "x", "--seed", "a", "--seed", "b"}) == "--seed is given twice");
    for (const std::string name : {"--seed", "--out", "--layout", "--paper", "--data"}) {
        CHECK(refusal({"make", "x", name, ""}) == name + " is empty");
    }
    CHECK(refusal({"make", "x", "--seed", "\xFF"}) == "--seed is not UTF-8");
    for (const std::string start : {"--", "--seed=", "-", "--forms="}) {
        CHECK(refusal({"make", "x", start + std::string(100'000, 'n')}) ==
              "an option is longer than 4000 bytes: " +
                  (start + std::string(200, 'n')).substr(0, 200) + "…");
    }
    CHECK(refusal({"make", "x", "--seed", std::string(100'000, 'n')}) == "accepted");
    CHECK(refusal({"make", ""}) == "a path is empty");
    CHECK(refusal({"check", "x", ""}) == "a path is empty");
    CHECK(refusal({"check", "x", "--seed", "1"}) != "accepted");
    CHECK(refusal({"--seed", "1", "make", "x"}) ==
          "the command comes first | see papersetter --help");
}

TEST_CASE("arguments: an option that is none is told with the nearest one") {
    CHECK(refusal({"make", "x", "--sede", "1"}) ==
          "make has no option --sede | did you mean --seed?");
    CHECK(refusal({"issue", "x", "--force"}) ==
          "issue has no option --force | see papersetter issue --help");
    CHECK(refusal({"make", "x", "-s"}) == "make has no option -s | see papersetter make --help");
    CHECK(refusal({"make", "x", "--seed"}) == "--seed needs a value | see papersetter make --help");
    CHECK(refusal({"make", "x", "--se\xFF"}) ==
          "\"--se\\x{FF}\" is no option | see papersetter make --help");
}

TEST_CASE("arguments: nothing is passed over") {
    CHECK(refusal({"--version", "x"}) == "usage: papersetter --version");
    CHECK(refusal({"help", "make", "x"}) == "usage: papersetter help [COMMAND]");
    CHECK(refusal({"help", "mkae"}) == "there is no command \"mkae\" | did you mean \"make\"?");
    CHECK(parse({"help", "plan"}).help == parse({"plan", "--help"}).help);
}
