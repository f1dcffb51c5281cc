// SPDX-License-Identifier: MIT
#include "command_line/option_table.hpp"

#include <charconv>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::command_line {
namespace {

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

void take_seed(Arguments& wanted, const std::string& text) {
    // It goes into the manifest, which is text.
    if (base::first_invalid_utf8(text)) throw UsageError("--seed is not UTF-8");
    wanted.seed = text;
}

void take_forms(Arguments& wanted, const std::string& text) {
    wanted.forms = positive(text, "forms", 100'000);
}

void take_jobs(Arguments& wanted, const std::string& text) {
    wanted.jobs = static_cast<unsigned>(positive(text, "jobs", 256));
}

void take_date(Arguments& wanted, const std::string& text) {
    if (!is_date(text)) {
        throw UsageError("--date: " + base::in_quotes(text) + " is no date",
                         "write one like 2026-05-15");
    }
    wanted.date = text;
}

constexpr unsigned of(Command command) { return 1U << static_cast<unsigned>(command); }

constexpr unsigned make = of(Command::make);
constexpr unsigned plan = of(Command::plan);
constexpr unsigned rebuild = of(Command::rebuild);
constexpr unsigned verify = of(Command::verify);
constexpr unsigned replace = of(Command::replace);
constexpr unsigned feedback = of(Command::feedback);
constexpr unsigned amend = of(Command::amend);
constexpr unsigned issue = of(Command::issue);
constexpr unsigned guide = of(Command::guide);
constexpr unsigned check = of(Command::check);
constexpr unsigned new_project = of(Command::new_project);
constexpr unsigned new_layout = of(Command::new_layout);
/// Those that print or check by layouts and fonts.
constexpr unsigned typesetting = make | plan | rebuild | replace | feedback | amend | guide | check;

using A = Arguments;
using paper::KeyChangeKind;

constexpr Option options[] = {
    {guide, "layout", "NAME", "guide, qa, why-not, drill or flashcards (default: guide)",
     &A::layout},
    {guide, "topic", "PATH", "a topic with what is below it; may be given again (default: all)",
     &A::topics},
    {guide, "reserve", "MANIFEST",
     "the manifest of a paper whose items stay out; may be given again", &A::reserves},
    {guide, "seed", "TEXT", "shuffles questions and options (default: the order of the bank)",
     take_seed},
    {make, "seed", "TEXT",
     "the seed of every draw; any text (default: the blueprint's, else a fresh one)", take_seed},
    {make, "forms", "N", "how many forms (default: the blueprint's)", take_forms},
    {make, "layout", "NAME", "the layout (default: the blueprint's)", &A::layout},
    {make | guide, "paper", "SIZE", "paper size: a4, letter, ... (default: the layout's)",
     &A::paper},
    {make, "profile", "NAME",
     "a profile of the layout; may be given again (default: the blueprint's)", &A::profiles},
    {make, "key", "NAME",
     "marking, full, learning, crosswalk; may be given again (default: layout's)", &A::keys},
    {make, "watch", "", "make the paper again whenever a file that it is made from is saved",
     &A::watch},
    {make, "sheet", "",
     "answer sheets for a scanner too: sheet-A.pdf and its boxes in sheet-A.json", &A::sheets},
    {make, "report", "", "report.pdf and report.json too: what the papers came to, for instructors",
     &A::report},
    {make, "out", "DIR", "the folder to fill (default: output/ and the blueprint's name)", &A::out},
    {rebuild, "out", "DIR", "the folder to fill (default: the manifest's)", &A::out},
    {feedback, "out", "DIR", "the folder to fill (default: output/PAPER-feedback)", &A::out},
    {guide, "out", "FILE", "the file to write (default: output/BANK-LAYOUT.pdf)", &A::out},
    {make | rebuild, "force", "", "replace a paper that is there", &A::force},
    {feedback, "force", "", "replace feedback that is there", &A::force},
    {guide, "force", "", "replace a file that is there", &A::force},
    {feedback, "separate", "", "a file for each candidate too: feedback-NUMBER.pdf", &A::separate},
    {feedback, "stats", "BANK", "the folder of the bank whose stats.csv takes the figures too",
     &A::stats},
    {feedback, "date", "YYYY-MM-DD", "the date of the figures (default: the paper's)", take_date},
    {replace, "with", "ID", "the item to take (default: one is drawn)", &A::with},
    {replace, "bank", "DIR", "where a bank of the paper is; may be given again (default: found)",
     &A::banks},
    {amend, "accept", "PLACE=ANSWER", "a further right answer: B:17=C, B:4=9.8; may be given again",
     KeyChangeKind::accept},
    {amend, "void", "PLACE", "a question that is not counted: B:17; may be given again",
     KeyChangeKind::leave_out},
    {amend, "points", "PLACE=POINTS", "other points for a question: B:17=2; may be given again",
     KeyChangeKind::points},
    {amend, "note", "TEXT", "why, printed in the key", &A::note},
    {new_layout, "from", "NAME", "the layout to copy (default: exam)", &A::from},
    {plan, "items", "", "the chance of each item to appear", &A::items},
    {plan, "json", "", "the plan as JSON on standard output", &A::json},
    {verify, "json", "", "the findings as JSON on standard output", &A::json},
    {check, "json", "", "the faults as JSON on standard output", &A::json},
    {typesetting | verify | issue, "jobs", "N", "threads to use (default: all)", take_jobs},
    {typesetting | new_project | new_layout, "data", "DIR",
     "where layouts/ and fonts/ are (default: found)", &A::data},
};

/// How a value is put into each kind of place.
struct Taker {
    const std::string& value;
    Arguments& wanted;

    void operator()(bool A::*flag) const { wanted.*flag = true; }
    void operator()(std::string A::*text) const { wanted.*text = value; }
    void operator()(std::optional<std::string> A::*text) const { wanted.*text = value; }
    void operator()(std::vector<std::string> A::*texts) const { (wanted.*texts).push_back(value); }
    void operator()(void (*read)(Arguments&, const std::string&)) const { read(wanted, value); }
    void operator()(KeyChangeKind kind) const { wanted.changes.push_back({kind, value}); }
};

}  // namespace

bool Option::may_be_given_again() const {
    return std::holds_alternative<bool A::*>(place) ||
           std::holds_alternative<std::vector<std::string> A::*>(place) ||
           std::holds_alternative<KeyChangeKind>(place);
}

std::span<const Option> option_table() { return options; }

void take(const Option& option, const std::string& value, Arguments& wanted) {
    const std::string name = "--" + std::string(option.name);
    if (option.value.empty() && value != "true") throw UsageError(name + " takes no value");
    if (value.empty()) throw UsageError(name + " is empty");
    std::visit(Taker{value, wanted}, option.place);
}

}  // namespace papersetter::command_line
