// SPDX-License-Identifier: MIT
#include "production/replace.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "assembly/checker.hpp"
#include "assembly/figures.hpp"
#include "assembly/replacement.hpp"
#include "bank/read.hpp"
#include "base/digest.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "files/shown.hpp"
#include "production/crosswalk.hpp"
#include "production/file_comparison.hpp"
#include "production/forms.hpp"
#include "production/means.hpp"
#include "production/output_names.hpp"
#include "production/pictures.hpp"
#include "production/present_banks.hpp"
#include "production/previous.hpp"
#include "production/recorded_paper.hpp"
#include "production/recorded_press.hpp"
#include "production/replacement_choice.hpp"
#include "production/report.hpp"
#include "production/sheets.hpp"

namespace papersetter::production {
namespace {

using assembly::FormPlace;

class Replacer {
  public:
    Replacer(const files::Disk& disk, const ReplaceOptions& options, base::Sources& sources,
             base::Diagnostics& diagnostics)
        : disk_(&disk),
          options_(&options),
          sources_(&sources),
          diagnostics_(&diagnostics),
          wanted_(place_named(options.place)),
          paper_(read_recorded_paper(disk, options.manifest, options.folders.here, sources,
                                     diagnostics)) {
        throw_if_faulty();
    }

    Replaced replace(const Sink& sink);

  private:
    void read();
    [[nodiscard]] assembly::Replacement::Items choice(const assembly::Replacement& replacement,
                                                      const assembly::Run& run,
                                                      Replaced& result) const;
    void record_replacement(const assembly::Run& run, const assembly::Replacement::Items& now,
                            Replaced& result);
    void check_series() const;
    void print(std::vector<std::size_t> forms, const Sink& sink, Replaced& result);
    std::vector<manifest::FileDigest> record_figures(const Press& press, const Sink& sink);
    void record_outputs(const std::vector<std::size_t>& forms,
                        const std::vector<FormOutcome>& outcomes,
                        const std::vector<manifest::FileDigest>& others, const Sink& sink);
    void write_record(const Press& press, const Sink& sink, Replaced& result);
    void throw_if_faulty() const {
        if (diagnostics_->has_errors()) throw base::InputError();
    }

    const files::Disk* disk_;
    const ReplaceOptions* options_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    manifest::RecordedPlace wanted_;
    RecordedPaper paper_;
    Inputs inputs_;  // the record's, with the items of the banks of today
    assembly::Selections series_;
    assembly::Selections before_;  // the replacement
};

void Replacer::read() {
    const files::Path& here = options_->folders.here;
    FileComparison record(*disk_, paper_.folder, here, *sources_, *diagnostics_);
    record.compare(paper_.manifest.record);
    record.tell_unlisted(paper_.manifest.record, Hidden::passed_over);
    if (!record.is_readable()) throw base::WorldError("the record cannot be read");
    throw_if_faulty();
    inputs_ = read_record(*disk_, paper_, options_->jobs, here, *sources_, *diagnostics_);
    throw_if_faulty();
    for (bank::Bank& bank : inputs_.banks) {
        const files::Path folder =
            find_bank(*disk_, bank.id, {options_->banks, here, paper_.folder});
        bank = with_items_of(
            bank, bank::read(*disk_, folder, {options_->jobs, here}, *sources_, *diagnostics_));
    }
    inputs_.pictures = read_pictures(inputs_.banks, options_->jobs, *sources_, *diagnostics_);
    series_ = manifest::selections_of(paper_.manifest, inputs_.banks, *diagnostics_);
    throw_if_faulty();
}

assembly::Replacement::Items Replacer::choice(const assembly::Replacement& replacement,
                                              const assembly::Run& run, Replaced& result) const {
    std::map<std::string, std::size_t> obstacles;
    std::vector<assembly::Replacement::Items> choices =
        options_->with
            ? choices_named(replacement, run, inputs_.banks, *options_->with, options_->place)
            : choices_left(replacement, inputs_.banks, paper_.manifest.replacements, obstacles);
    if (choices.empty()) {
        diagnostics_->error(paper_.place,
                            std::string("no other item") + (run.is_set ? " set" : "") +
                                " of the banks can stand at " + options_->place +
                                " under the recorded blueprint" + reasons(obstacles, run.is_set));
        throw base::InputError();
    }
    if (!options_->with) result.choices = choices.size();
    result.is_set = run.is_set;
    base::Random random = base::Random(paper_.manifest.engine, paper_.manifest.seed)
                              .fork("replace")
                              .attempt(manifest::revision_of(paper_.manifest) + 1);
    return choices[random.below(choices.size())];
}

void Replacer::record_replacement(const assembly::Run& run, const assembly::Replacement::Items& now,
                                  Replaced& result) {
    manifest::RecordedReplacement replacement;
    assembly::Replacement::Items was;
    for (FormPlace place : run.starts) {
        was.clear();
        for (std::size_t i = 0; i < run.size; ++i, ++place.position) {
            const int number = number_of(series_, place);
            replacement.places.push_back({series_[place.form].form, number});
            result.places.push_back(series_[place.form].form + ":" + std::to_string(number));
            was.push_back(series_[place.form].sections[place.section].items[place.position].ref);
        }
    }
    result.was = replacement.was = name_of_run(inputs_.banks, was);
    result.now = replacement.now = name_of_run(inputs_.banks, now);
    replacement.is_drawn = !options_->with;
    paper_.manifest.replacements.push_back(std::move(replacement));
    result.revision = manifest::revision_of(paper_.manifest);
}

void Replacer::check_series() const {
    for (const assembly::Selection& selection : series_) {
        const auto faults = assembly::faults_of(inputs_.banks, inputs_.blueprint, selection);
        if (!faults.empty()) throw std::logic_error("replace: " + faults.front());
    }
}

/// The report too, if there is one; its files.
std::vector<manifest::FileDigest> Replacer::record_figures(const Press& press, const Sink& sink) {
    const assembly::Figures figures =
        assembly::figures_of(inputs_.banks, inputs_.blueprint, series_);
    paper_.manifest.figures = manifest::recorded(figures);
    if (!has_report(paper_.manifest)) return {};
    return print_report(inputs_, series_, figures, press, sink, *diagnostics_);
}

void Replacer::record_outputs(const std::vector<std::size_t>& forms,
                              const std::vector<FormOutcome>& outcomes,
                              const std::vector<manifest::FileDigest>& others, const Sink& sink) {
    std::map<std::string, base::Digest> digests;
    const PrintRun run{&inputs_, &series_};
    std::vector<FormOutcome> all(series_.size());
    for (std::size_t f = 0; f < series_.size(); ++f) {
        const auto at = std::find(forms.begin(), forms.end(), f);
        if (at == forms.end()) {
            static_cast<void>(composed_form(run, f, all[f], *diagnostics_));
            continue;
        }
        const FormOutcome& outcome = outcomes[static_cast<std::size_t>(at - forms.begin())];
        paper_.manifest.forms[f] = outcome.recorded;
        all[f].key_rows = outcome.key_rows;
        all[f].key_json = outcome.key_json;
        for (const manifest::FileDigest& file : outcome.outputs) digests[file.name] = file.digest;
    }
    const KeyTables keys = key_tables_of(inputs_, all, manifest::revision_of(paper_.manifest));
    for (const auto& [name, text] : {std::pair(key_csv, &keys.csv), {key_json, &keys.json}}) {
        if (!lists(paper_.manifest, name)) continue;
        sink(name, *text);
        digests[std::string(name)] = base::sha256(*text);
    }
    for (const manifest::FileDigest& file : others) digests[file.name] = file.digest;
    for (manifest::FileDigest& file : paper_.manifest.outputs) {
        if (const auto found = digests.find(file.name); found != digests.end()) {
            file.digest = found->second;
        }
    }
}

void Replacer::write_record(const Press& press, const Sink& sink, Replaced& result) {
    std::set<std::string> earlier;
    for (const manifest::FileDigest& file : paper_.manifest.record) earlier.insert(file.name);
    paper_.manifest.record.clear();
    for (const auto& [name, bytes] : manifest::record_files(
             inputs_.banks, series_, inputs_.blueprint_text, press.layout().files())) {
        sink("record/" + name, bytes);
        paper_.manifest.record.push_back({"record/" + name, base::sha256(bytes)});
        earlier.erase("record/" + name);
    }
    result.obsolete.assign(earlier.begin(), earlier.end());
}

void Replacer::print(std::vector<std::size_t> forms, const Sink& sink, Replaced& result) {
    const Press press =
        load_recorded_press(*disk_, paper_, inputs_, options_->folders, *sources_, *diagnostics_);
    const PrintRun run{&inputs_, &series_, &press, options_->jobs};
    const std::vector<std::size_t> pages = equal_pages(run);
    // Where all forms have the same number of pages, a longer item may lengthen all.
    if (pages != equal_pages({&inputs_, &before_, &press, options_->jobs})) {
        forms = all_forms(series_);
    }
    const std::vector<FormOutcome> outcomes = print_forms(run, {forms, pages}, sink, *diagnostics_);
    std::vector<manifest::FileDigest> others = record_figures(press, sink);
    result.made.sheets = sheets_among(paper_.manifest.outputs);
    if (!result.made.sheets.empty()) {
        const std::vector<manifest::FileDigest> sheets = print_sheets(run, sink, *diagnostics_);
        others.insert(others.end(), sheets.begin(), sheets.end());
    }
    const auto crosswalk = print_crosswalk(run, sink, *diagnostics_);
    others.insert(others.end(), crosswalk.begin(), crosswalk.end());
    record_means(paper_, press, forms.size() == series_.size() ? Kept::none : Kept::others,
                 *diagnostics_);
    record_outputs(forms, outcomes, others, sink);
    write_record(press, sink, result);
    for (const FormOutcome& outcome : outcomes) result.made.forms.push_back(outcome.made);
    result.made.has_report = has_report(paper_.manifest);
    if (!crosswalk.empty()) result.made.crosswalk_file = crosswalk.front().name;
}

Replaced Replacer::replace(const Sink& sink) {
    refuse_issued(*disk_, paper_.folder, options_->folders.here, "");
    if (!paper_.manifest.amendments.empty()) {
        throw base::InputError(
            "the key of this paper was amended, so that candidates have had it: its questions stay "
            "as they are");
    }
    read();
    const FormPlace wanted = form_place(series_, wanted_);
    const blueprint::Section& section = inputs_.blueprint.sections[wanted.section];
    if (!section.pick.empty()) {
        throw base::InputError(options_->place + " is in " +
                               blueprint::name_of(section, wanted.section) +
                               ", whose items the blueprint picks by hand: change its `pick` and "
                               "make the paper again");
    }
    const assembly::Run run = assembly::run_at(inputs_.banks, inputs_.blueprint, series_, wanted);
    const assembly::Replacement replacement(
        inputs_.banks, inputs_.blueprint, series_, run,
        base::Random(paper_.manifest.engine, paper_.manifest.seed));
    Replaced result;
    const assembly::Replacement::Items now = choice(replacement, run, result);
    assembly::Selections changed = replacement.with(now);
    record_replacement(run, now, result);
    before_ = std::exchange(series_, std::move(changed));
    std::set<std::size_t> forms;
    for (const FormPlace& one : run.starts) {
        forms.insert(one.form);
        series_[one.form].revision = result.revision;
    }
    check_series();
    print({forms.begin(), forms.end()}, sink, result);
    result.made.seed = paper_.manifest.seed;
    result.made.manifest = manifest::write(paper_.manifest);
    return result;
}

}  // namespace

Replaced replace(const files::Disk& disk, const ReplaceOptions& options, const Sink& sink,
                 base::Sources& sources, base::Diagnostics& diagnostics) {
    return Replacer(disk, options, sources, diagnostics).replace(sink);
}

}  // namespace papersetter::production
