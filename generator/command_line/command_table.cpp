// SPDX-License-Identifier: MIT
#include "command_line/command_table.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "base/text.hpp"

namespace papersetter::command_line {
namespace {

constexpr std::array<CommandText, 12> commands{{
    {Command::make, "make", "BLUEPRINT [options]",
     R"(Sets the papers of a blueprint: questions-A.pdf and key-A.pdf for each form, key.csv, key.json,
manifest.toml and record/.)",
     "papersetter make banks/ml-engineering/papers/practice-exam.toml --seed 2026", 1, 1},
    {Command::plan, "plan", "BLUEPRINT [options]",
     R"(Tells, before anything is drawn, what a blueprint asks and what its banks have for it, how many
different papers there are, which count is the tightest, and how many papers could be set that
share no item.)",
     "papersetter plan banks/ml-engineering/papers/practice-exam.toml", 1, 1},
    {Command::rebuild, "rebuild", "MANIFEST [options]",
     R"(Makes a paper again from its manifest.toml and the record/ beside it: the same bytes, or an
explained refusal. The bank is not needed. Without --out the files beside the manifest are put
back where they are missing; one that differs is replaced with --force only.)",
     "papersetter rebuild output/practice-exam/manifest.toml --out again", 1, 1},
    {Command::verify, "verify", "MANIFEST [options]",
     R"(Reads every file of a paper again and tells which is missing, differs or was not there when it
was made; checks the recorded questions against the recorded blueprint, and key.csv against the
questions. Exit code 0: all is as it was made; 1: something differs; 3: a file cannot be read.)",
     "papersetter verify output/practice-exam/manifest.toml", 1, 1},
    {Command::replace, "replace", "MANIFEST FORM:NUMBER [options]",
     R"(Puts another item in the place of question NUMBER of FORM, drawn evenly from all that may stand
there under the recorded blueprint, or the one that --with names. Where all forms have the same
items it is replaced on each of them. The questions about one stimulus are replaced together, by
those about another. All else stays as it was: the other questions, their order, the order of
their options. What changes is printed anew with "rev 2" in its foot, and the manifest tells what
was replaced by what.)",
     "papersetter replace output/practice-exam/manifest.toml A:17", 2, 2},
    {Command::feedback, "feedback", "MANIFEST RESPONSES.csv [options]",
     R"(Marks what candidates answered (a table with the line candidate,form,1,2,3,...) and prints
feedback.pdf, for each candidate why each wrong answer is wrong and what is right, and class.pdf,
for the instructor; scores.csv and stats.csv hold the figures. Rows and cells that make no sense
are told and skipped. The bank is not needed.)",
     "papersetter feedback output/practice-exam/manifest.toml responses.csv --out output/feedback",
     2, 2},
    {Command::amend, "amend", "MANIFEST --accept B:17=C --note TEXT [options]",
     R"(Changes the key of a paper that was sat: accepts a further answer, leaves a question out (--void)
or gives it other points. What is named on one form changes on every form that has the item. The
key is printed again as key-B-r2.pdf, with key-r2.csv and key-r2.json, beside the first; question
papers and earlier keys stay as they are, also of an issued paper.)",
     "papersetter amend output/practice-exam/manifest.toml --accept B:17=C --note \"Both hold.\"",
     1, 1},
    {Command::issue, "issue", "MANIFEST [options]",
     R"(Marks a paper as issued: from now on make, rebuild and --force refuse to write into its folder.
Its files are verified first. The mark is a line of manifest.toml under its seal.)",
     "papersetter issue output/practice-exam/manifest.toml", 1, 1},
    {Command::guide, "guide", "BANK|BLUEPRINT... [options]",
     R"(Prints study material: the questions of banks by topic, or those that a blueprint may ask, with
answers and every rationale. Layouts: guide (with contents, glossary and index), qa (questions
and answers in practice sets), why-not (the wrong answers), drill (answers at the end),
flashcards (to print on both sides). Approved items only: no reserved one, no draft, and none of
the papers that --reserve names.)",
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
     R"(Copies a layout into a new folder, to change it there. A paper finds it under the folder's name
when it lies in layouts/ beside the blueprint or above it.)",
     "papersetter layout new my-exams/layouts/mine --from exam", 2, 2},
}};

}  // namespace

std::span<const CommandText> command_texts() { return commands; }

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

std::string_view general_help() {
    return R"(papersetter sets exam papers: from a question bank and a blueprint it prints a question paper
and a separate answer key with a rationale for every option.

usage:
  papersetter make BLUEPRINT [--seed TEXT] [--forms N] [--out DIR]   set the papers of a blueprint
                   [--profile large-18] [--key learning]
                   [--sheet] [--report] [--paper SIZE]
  papersetter plan BLUEPRINT [--items] [--json]                      what is asked, had, possible
  papersetter rebuild MANIFEST [--out DIR]                           the same bytes again
  papersetter verify MANIFEST [--json]                               is every file as it was made?
  papersetter replace MANIFEST A:17 [--with ID]                      another item in that place
  papersetter feedback MANIFEST RESPONSES.csv [--out DIR]            marks, and what each got wrong
  papersetter amend MANIFEST --accept B:17=C --note TEXT             the key again, beside the first
  papersetter issue MANIFEST                                         nothing overwrites it any more
  papersetter guide BANK|BLUEPRINT... [--layout qa] [--topic PATH]   questions and answers to study
  papersetter check PATH...                                          every fault with its place
  papersetter new DIR                                                a small project to start from
  papersetter layout new DIR [--from NAME]                           a copy of a layout to change
  papersetter --version
  papersetter COMMAND --help                                         options and an example

example:
  papersetter new my-exams
  papersetter make my-exams/paper.toml --seed 2026
)";
}

}  // namespace papersetter::command_line
