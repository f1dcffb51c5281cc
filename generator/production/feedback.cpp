// SPDX-License-Identifier: MIT
#include "production/feedback.hpp"

#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "bank/item_statistics.hpp"
#include "base/ascii.hpp"
#include "base/counted.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "marking/class_sheet.hpp"
#include "marking/feedback.hpp"
#include "marking/tables.hpp"
#include "paper/compose.hpp"
#include "production/feedback_press.hpp"
#include "production/file_comparison.hpp"
#include "production/measured.hpp"
#include "production/parallel.hpp"
#include "production/recorded_paper.hpp"
#include "production/told_once.hpp"

namespace papersetter::production {
namespace {

class FeedbackMaker {
  public:
    FeedbackMaker(const files::Disk& disk, const FeedbackOptions& options, base::Sources& sources,
                  base::Diagnostics& diagnostics)
        : disk_(disk),
          options_(options),
          sources_(sources),
          diagnostics_(diagnostics),
          paper_(read_recorded_paper(disk, options.manifest, options.folders.here, sources,
                                     diagnostics)) {
        throw_if_faulty();
    }

    FeedbackMade make(const Sink& sink);

  private:
    void compare_record();
    void compose_forms();
    void read_responses();
    void print_feedback(const Press& press, const Sink& sink);
    void throw_if_faulty() const {
        if (diagnostics_.has_errors()) throw base::InputError();
    }

    const files::Disk& disk_;
    const FeedbackOptions& options_;
    base::Sources& sources_;
    base::Diagnostics& diagnostics_;
    RecordedPaper paper_;
    Inputs inputs_;
    std::vector<paper::InstructorPaper> papers_;
    std::vector<marking::MarkedForm> forms_;
    marking::Responses responses_;
    std::string responses_digest_;
    marking::Class class_;
    FeedbackMade made_;
};

// What the record says decides who was right: it must be what was recorded.
void FeedbackMaker::compare_record() {
    FileComparison record(disk_, paper_.folder, options_.folders.here, sources_, diagnostics_);
    record.compare(paper_.manifest.record);
    record.tell_unlisted(paper_.manifest.record, Hidden::passed_over);
    if (!record.is_readable()) throw base::WorldError("the record cannot be read");
    throw_if_faulty();
    inputs_ =
        read_record(disk_, paper_, options_.jobs, options_.folders.here, sources_, diagnostics_);
    throw_if_faulty();
}

void FeedbackMaker::compose_forms() {
    const assembly::Selections selections =
        manifest::selections_of(paper_.manifest, inputs_.banks, diagnostics_);
    throw_if_faulty();
    for (std::size_t i = 0; i < selections.size(); ++i) {
        papers_.push_back(
            paper::compose(inputs_.banks, inputs_.blueprint, selections, i, diagnostics_));
    }
    for (std::size_t i = 0; i < selections.size(); ++i) {
        forms_.push_back(marking::marked_form(inputs_.banks, selections[i], papers_[i]));
    }
}

void FeedbackMaker::read_responses() {
    const std::string name = files::shown(options_.responses, options_.folders.here);
    if (!disk_.exists(options_.responses) || disk_.is_folder(options_.responses)) {
        throw base::InputError("there are no responses " + base::in_brief(name) +
                               ": name a table with the line candidate,form,1,2,3,…");
    }
    const base::FileNumber file = sources_.add(name, disk_.read(options_.responses));
    responses_ = marking::read_responses(sources_, file, forms_, diagnostics_);
    if (responses_.responses.empty()) {
        throw base::InputError(base::in_brief(name) + " has no row that can be marked");
    }
    responses_digest_ = base::to_hex(base::sha256(sources_.text(file)));
    class_ = marking::marked_class(forms_, responses_.responses);
}

/// "feedback-0417.pdf": what no file name may hold is "_".
std::string file_of(std::string_view candidate) {
    std::string name("feedback-");
    for (const char c : candidate) {
        const bool is_kept = base::is_letter_or_digit(c) || c == '-' || c == '_' || c == '.' ||
                             static_cast<unsigned char>(c) >= 0x80;
        name += is_kept ? c : '_';
    }
    return name + ".pdf";
}

/// Each candidate's own file. Throws when two would have one name.
std::vector<std::string> files_of(const std::vector<marking::Response>& responses) {
    std::map<std::string, std::string> known;
    std::vector<std::string> files;
    for (const marking::Response& response : responses) {
        files.push_back(file_of(response.candidate));
        // Disks that know no capitals would take them for one.
        const auto [entry, is_new] =
            known.try_emplace(base::fold_case(files.back()), response.candidate);
        if (is_new) continue;
        throw base::InputError("--separate: the candidates " + base::in_quotes(entry->second) +
                               " and " + base::in_quotes(response.candidate) +
                               " would have one file name");
    }
    return files;
}

void FeedbackMaker::print_feedback(const Press& press, const Sink& sink) {
    const std::size_t count = responses_.responses.size();
    const std::vector<std::string> names =
        options_.is_separate ? files_of(responses_.responses) : std::vector<std::string>();
    std::vector<page::Pages> pages(count);
    std::vector<base::Diagnostics> told(count);
    const auto content = [&](const std::string& of) {
        return paper_.text + '\0' + responses_digest_ + '\0' + of;
    };
    const auto start = [&]() -> ThreadWork {
        const auto thread = std::make_shared<Press::Thread>(press);
        return [&, thread](std::size_t i) {
            const paper::Feedback feedback = marking::feedback_of(class_, i);
            try {
                pages[i] = thread->typeset(press.layout().feedback(feedback), {}, told[i]);
            } catch (const base::InputError&) {
                if (!told[i].has_errors()) throw;
                return;
            }
            if (names.empty()) return;
            sink(names[i], press.write({&pages[i]}, {layout::Document::feedback,
                                                     content(feedback.candidate), feedback.date}));
        };
    };
    in_parallel(count, options_.jobs, start);
    for (const base::Diagnostics& one : told) append_new(diagnostics_, one);
    throw_if_faulty();
    std::vector<const page::Pages*> sequences;
    for (const page::Pages& one : pages) {
        sequences.push_back(&one);
        made_.feedback_pages += one.pages.size();
    }
    const paper::CandidatePaper& paper = papers_.front().candidate;
    Imprint imprint{layout::Document::feedback, content({}), paper.date};
    imprint.title = paper.title;
    sink(feedback_pdf, press.write(sequences, imprint));
}

FeedbackMade FeedbackMaker::make(const Sink& sink) {
    if (!paper_.manifest.amendments.empty()) {
        throw base::InputError(
            "the key of this paper was amended, and feedback does not count amendments yet: the "
            "amended keys say what each answer is worth");
    }
    compare_record();
    compose_forms();
    read_responses();
    const marking::Statistics statistics = marking::statistics_of(class_);
    const std::string date = options_.date.value_or(date_of(papers_.front().candidate));
    const std::vector<bank::ItemStatistic> measured = measured_of(statistics, date);
    if (options_.bank) {
        made_.bank_statistics =
            merged_statistics({&disk_, *options_.bank, options_.jobs, options_.folders.here},
                              statistics, date, inputs_.banks, sources_, diagnostics_);
    }
    const Press press =
        load_feedback_press(disk_, paper_, inputs_, options_.folders, sources_, diagnostics_);
    print_feedback(press, sink);
    const paper::ClassSheet sheet = marking::class_sheet_of(class_, statistics);
    const std::string class_pdf = Press::Thread(press).print(
        press.layout().class_sheet(sheet),
        {layout::Document::class_sheet, paper_.text + '\0' + responses_digest_, sheet.date},
        diagnostics_);
    throw_if_faulty();
    sink("class.pdf", class_pdf);
    sink("scores.csv", marking::scores_csv(class_));
    sink("stats.csv", bank::write_statistics(measured));
    made_.candidates = responses_.responses.size();
    made_.skipped_rows = responses_.skipped_rows;
    made_.skipped_cells = responses_.skipped_cells;
    made_.mean = sheet.mean;
    made_.marks = base::to_string(sheet.points);
    return made_;
}

}  // namespace

FeedbackMade feedback(const files::Disk& disk, const FeedbackOptions& options, const Sink& sink,
                      base::Sources& sources, base::Diagnostics& diagnostics) {
    return FeedbackMaker(disk, options, sources, diagnostics).make(sink);
}

}  // namespace papersetter::production
