// SPDX-License-Identifier: MIT
#include "production/amend.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "manifest/manifest.hpp"
#include "production/amendments.hpp"
#include "production/file_comparison.hpp"
#include "production/means.hpp"
#include "production/output_names.hpp"
#include "production/recorded_paper.hpp"
#include "production/recorded_press.hpp"

namespace papersetter::production {
namespace {

std::string_view option_of(paper::KeyChangeKind kind) {
    switch (kind) {
        case paper::KeyChangeKind::leave_out:
            return "--void ";
        case paper::KeyChangeKind::points:
            return "--points ";
        case paper::KeyChangeKind::accept:
            break;
    }
    return "--accept ";
}

class Amender {
  public:
    Amender(const files::Disk& disk, const AmendOptions& options, base::Sources& sources,
            base::Diagnostics& diagnostics)
        : disk_(disk),
          options_(options),
          sources_(sources),
          diagnostics_(diagnostics),
          paper_(read_recorded_paper(disk, options.manifest, options.folders.here, sources,
                                     diagnostics)) {
        throw_if_faulty();
    }

    Amended amend(const Sink& sink) {
        read();
        paper_.manifest.amendments.push_back(amendment());
        const Press press =
            load_recorded_press(disk_, paper_, inputs_, options_.folders, sources_, diagnostics_);
        const PrintRun run{&inputs_, &series_, &press, options_.jobs, &paper_.manifest.amendments};
        refuse_taken(run);
        AmendedKeys keys = print_amended(run, sink, diagnostics_);
        throw_if_faulty();
        record_means(paper_, press, Kept::others, diagnostics_);
        std::vector<manifest::FileDigest>& outputs = paper_.manifest.outputs;
        outputs.insert(outputs.end(), keys.outputs.begin(), keys.outputs.end());
        Amended result;
        result.revision = manifest::key_revision_of(paper_.manifest);
        result.tables = {key_csv_file(result.revision), key_json_file(result.revision)};
        for (const FormOutcome& outcome : keys.outcomes) result.made.forms.push_back(outcome.made);
        result.made.seed = paper_.manifest.seed;
        if (makes(press, layout::Key::crosswalk)) {
            result.made.crosswalk_file = crosswalk_file(result.revision);
        }
        result.made.manifest = manifest::write(paper_.manifest);
        return result;
    }

  private:
    void throw_if_faulty() const {
        if (diagnostics_.has_errors()) throw base::InputError();
    }

    void read() {
        const files::Path& here = options_.folders.here;
        FileComparison record(disk_, paper_.folder, here, sources_, diagnostics_);
        record.compare(paper_.manifest.record);
        record.tell_unlisted(paper_.manifest.record, Hidden::passed_over);
        if (!record.is_readable()) throw base::WorldError("the record cannot be read");
        throw_if_faulty();
        inputs_ = read_record(disk_, paper_, options_.jobs, here, sources_, diagnostics_);
        throw_if_faulty();
        series_ = manifest::selections_of(paper_.manifest, inputs_.banks, diagnostics_);
        throw_if_faulty();
        check_amendments(paper_, inputs_, series_, diagnostics_);
        throw_if_faulty();
    }

    /// Each change is read against the key as those before it leave it.
    paper::Amendment amendment() {
        paper::Amendments all = paper_.manifest.amendments;
        all.push_back({manifest::key_revision_of(paper_.manifest) + 1, options_.note, {}});
        for (const AskedChange& asked : options_.changes) {
            ReadChange read = read_change(asked, inputs_.banks, series_, all);
            if (read.change) {
                all.back().changes.push_back(std::move(*read.change));
            } else {
                diagnostics_.error(paper_.place,
                                   std::string(option_of(asked.kind)) +
                                       base::in_brief(asked.written) + " " + read.fault,
                                   read.hint);
            }
        }
        throw_if_faulty();
        return all.back();
    }

    /// A form or a profile may be called r2, and files of strangers may lie there.
    void refuse_taken(const PrintRun& run) {
        for (const std::string& name :
             files_of(paper_.manifest.amendments.back(), *run.inputs, *run.selections)) {
            if (!lists(paper_.manifest, name) && !disk_.exists(paper_.folder / name)) continue;
            diagnostics_.error(paper_.place, base::shown(name) + " is there already",
                               "move it away; it would be overwritten");
        }
        throw_if_faulty();
    }

    const files::Disk& disk_;
    const AmendOptions& options_;
    base::Sources& sources_;
    base::Diagnostics& diagnostics_;
    RecordedPaper paper_;
    Inputs inputs_;
    assembly::Selections series_;
};

}  // namespace

Amended amend(const files::Disk& disk, const AmendOptions& options, const Sink& sink,
              base::Sources& sources, base::Diagnostics& diagnostics) {
    return Amender(disk, options, sources, diagnostics).amend(sink);
}

}  // namespace papersetter::production
