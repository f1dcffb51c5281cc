// SPDX-License-Identifier: MIT
#include <map>
#include <mutex>
#include <set>

#include "assembly/figures.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"
#include "production/amendments.hpp"
#include "production/crosswalk.hpp"
#include "production/differences.hpp"
#include "production/file_comparison.hpp"
#include "production/forms.hpp"
#include "production/make.hpp"
#include "production/output_names.hpp"
#include "production/recorded_press.hpp"
#include "production/report.hpp"
#include "production/selection_check.hpp"
#include "production/sheets.hpp"

namespace papersetter::production {
namespace {

class Rebuilder {
  public:
    Rebuilder(const files::Disk& disk, const files::Path& manifest, const MakeOptions& options,
              base::Sources& sources, base::Diagnostics& diagnostics)
        : disk_(&disk),
          options_(&options),
          sources_(&sources),
          diagnostics_(&diagnostics),
          paper_(read_recorded_paper(disk, manifest, options.folders.here, sources, diagnostics)) {
        throw_if_faulty();
    }

    Made rebuild(const Sink& sink);

  private:
    using Files = std::map<std::string, std::string>;

    std::vector<FormOutcome> print(const Inputs& inputs, const Press& press, Files& made);
    void compare(const Files& made, const std::vector<FormOutcome>& outcomes);
    void give(const Files& made, const Sink& sink);
    void throw_if_faulty() const {
        if (diagnostics_->has_errors()) throw base::InputError();
    }

    const files::Disk* disk_;
    const MakeOptions* options_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    RecordedPaper paper_;
};

std::vector<FormOutcome> Rebuilder::print(const Inputs& inputs, const Press& press, Files& made) {
    const assembly::Selections selections =
        manifest::selections_of(paper_.manifest, inputs.banks, *diagnostics_);
    throw_if_faulty();
    check_amendments(paper_, inputs, selections, *diagnostics_);
    throw_if_faulty();
    std::mutex mutex;
    const Sink keep = [&](std::string_view name, std::string_view bytes) {
        const std::scoped_lock lock(mutex);
        made.emplace(name, bytes);
    };
    std::vector<FormOutcome> outcomes =
        print_forms(inputs, selections, press, options_->jobs, keep, *diagnostics_);
    const KeyTables keys = key_tables_of(inputs, outcomes, manifest::revision_of(paper_.manifest));
    made[std::string(key_csv)] = keys.csv;
    if (lists(paper_.manifest, key_json)) made[std::string(key_json)] = keys.json;
    static_cast<void>(
        print_crosswalk({&inputs, &selections, &press, options_->jobs}, keep, *diagnostics_));
    const paper::Amendments& all = paper_.manifest.amendments;
    for (std::size_t i = 1; i <= all.size(); ++i) {
        const paper::Amendments some(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i));
        const PrintRun run{&inputs, &selections, &press, options_->jobs, &some};
        static_cast<void>(print_amended(run, keep, *diagnostics_));
    }
    check_figures(paper_, inputs, selections, *diagnostics_);
    if (has_report(paper_.manifest) && press.layout().makes(layout::Document::report)) {
        const assembly::Figures figures =
            assembly::figures_of(inputs.banks, inputs.blueprint, selections);
        static_cast<void>(print_report(inputs, selections, figures, press, keep, *diagnostics_));
    }
    if (!sheets_among(paper_.manifest.outputs).empty() &&
        press.layout().makes(layout::Document::sheet)) {
        const PrintRun run{&inputs, &selections, &press, options_->jobs};
        static_cast<void>(print_sheets(run, keep, *diagnostics_));
    }
    return outcomes;
}

// In both directions: what the manifest does not list would be written unseen.
void Rebuilder::compare(const Files& made, const std::vector<FormOutcome>& outcomes) {
    const manifest::Manifest& manifest = paper_.manifest;
    std::set<std::string> listed;
    for (const manifest::FileDigest& output : manifest.outputs) listed.insert(output.name);
    for (const auto& [name, bytes] : made) {
        if (!listed.contains(name)) {
            diagnostics_->error(paper_.place, "does not list " + base::shown(name));
        }
    }
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].recorded == manifest.forms[i]) continue;
        diagnostics_->error(paper_.place, "the letters, points, code or pages of form " +
                                              manifest.forms[i].name +
                                              " are not those of its paper");
    }
    for (const manifest::FileDigest& output : manifest.outputs) {
        const auto found = made.find(output.name);
        if (found == made.end()) {
            diagnostics_->error(paper_.place,
                                base::shown(output.name) + " would not be made again");
        } else if (base::sha256(found->second) != output.digest) {
            diagnostics_->error(paper_.place, base::shown(output.name) +
                                                  " would not have the bytes it had: not rebuilt");
        }
    }
}

// Only after every byte was compared: a rebuild gives all or nothing.
void Rebuilder::give(const Files& made, const Sink& sink) {
    for (const auto& [name, bytes] : made) sink(name, bytes);
    for (const manifest::FileDigest& file : paper_.manifest.record) {
        sink(file.name, disk_->read(paper_.folder / file.name));
    }
}

Made Rebuilder::rebuild(const Sink& sink) {
    // What the record says must be what was recorded, or the rebuilt paper would be another one.
    const files::Path& here = options_->folders.here;
    FileComparison record(*disk_, paper_.folder, here, *sources_, *diagnostics_);
    record.compare(paper_.manifest.record);
    record.tell_unlisted(paper_.manifest.record, Hidden::passed_over);
    if (!record.is_readable()) throw base::WorldError("the record cannot be read");
    throw_if_faulty();
    const Inputs inputs =
        read_record(*disk_, paper_, options_->jobs, here, *sources_, *diagnostics_);
    throw_if_faulty();
    const Press press =
        load_recorded_press(*disk_, paper_, inputs, options_->folders, *sources_, *diagnostics_);
    Files made;
    std::vector<FormOutcome> outcomes;
    try {
        outcomes = print(inputs, press, made);
        compare(made, outcomes);
        throw_if_faulty();
    } catch (const base::InputError&) {
        tell_differences(paper_, outcomes.empty() ? nullptr : &press, *diagnostics_);
        throw base::InputError("the paper cannot be made again here as it was");
    }
    give(made, sink);
    Made result;
    result.seed = paper_.manifest.seed;
    result.manifest = paper_.text;
    result.has_report = has_report(paper_.manifest);
    result.sheets = sheets_among(paper_.manifest.outputs);
    if (lists(paper_.manifest, crosswalk_file())) result.crosswalk_file = crosswalk_file();
    for (const FormOutcome& outcome : outcomes) result.forms.push_back(outcome.made);
    return result;
}

}  // namespace

Made rebuild(const files::Disk& disk, const files::Path& manifest, const MakeOptions& options,
             const Sink& sink, base::Sources& sources, base::Diagnostics& diagnostics) {
    return Rebuilder(disk, manifest, options, sources, diagnostics).rebuild(sink);
}

}  // namespace papersetter::production
