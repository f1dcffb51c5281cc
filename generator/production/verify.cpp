// SPDX-License-Identifier: MIT
#include "production/verify.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "assembly/figures.hpp"
#include "base/text.hpp"
#include "production/amendments.hpp"
#include "production/file_comparison.hpp"
#include "production/output_names.hpp"
#include "production/recorded_paper.hpp"
#include "production/report.hpp"
#include "production/report_json.hpp"
#include "production/selection_check.hpp"

namespace papersetter::production {
namespace {

void note(base::Place place, std::string message, base::Diagnostics& diagnostics) {
    diagnostics.add({base::Severity::note, place, std::move(message), {}, {}, {}});
}

/// The first line of the file that is not the line it should be.
void tell_difference(const std::string& name, std::string_view found, std::string_view right,
                     FileComparison& files) {
    std::size_t line = 1;
    std::size_t start = 0;
    for (std::size_t i = 0; i < std::min(found.size(), right.size()) && found[i] == right[i]; ++i) {
        if (found[i] != '\n') continue;
        ++line;
        start = i + 1;
    }
    const auto line_of = [&](std::string_view text) {
        text.remove_prefix(std::min(start, text.size()));
        return base::in_quotes(text.substr(0, text.find('\n')));
    };
    files.tell(name, "does not say what the recorded selection says: line " + std::to_string(line) +
                         " is " + line_of(found) + " and must be " + line_of(right));
}

/// An output whose text follows from the record.
void check_text(const files::Disk& disk, const RecordedPaper& paper, const std::string& name,
                const std::string& right, FileComparison& files) {
    const files::Path path = paper.folder / name;
    if (right.empty() || !disk.exists(path) || disk.is_folder(path)) return;
    try {
        const std::string found = disk.read(path);
        if (found != right) tell_difference(name, found, right, files);
    } catch (const files::DiskError&) {
        // Told when the digests were compared.
    }
}

void check_outputs(const RecordedPaper& paper, base::Diagnostics& diagnostics) {
    std::set<std::string> names{"key.csv"};
    for (const manifest::RecordedForm& form : paper.manifest.forms) {
        for (const std::string& profile : paper.manifest.profiles) {
            names.insert(questions_file(form.name, profile));
            names.insert(key_file(form.name, profile));
        }
    }
    for (const manifest::FileDigest& file : paper.manifest.outputs) names.erase(file.name);
    for (const std::string& name : names) {
        diagnostics.error(paper.place, "does not list " + name);
    }
}

/// Every revision of an amended key: its files are listed, and its tables follow from the record.
void check_revisions(const files::Disk& disk, const RecordedPaper& paper, const Inputs& inputs,
                     const assembly::Selections& selections, FileComparison& files,
                     base::Diagnostics& diagnostics) {
    const std::size_t errors = diagnostics.errors();
    check_amendments(paper, inputs, selections, diagnostics);
    if (diagnostics.errors() != errors) return;
    paper::Amendments amendments;
    for (const paper::Amendment& amendment : paper.manifest.amendments) {
        amendments.push_back(amendment);
        for (const std::string& name : files_of(amendment, inputs, selections)) {
            if (lists(paper.manifest, name)) continue;
            diagnostics.error(paper.place, "does not list " + name);
        }
        const PrintRun run{&inputs, &selections, nullptr, 1, &amendments};
        const KeyTables tables = amended_tables(run, diagnostics);
        check_text(disk, paper, key_csv_file(amendment.revision), tables.csv, files);
        check_text(disk, paper, key_json_file(amendment.revision), tables.json, files);
    }
}

}  // namespace

Verified verify(const files::Disk& disk, const RecordedPaper& paper, unsigned jobs,
                const files::Path& here, base::Sources& sources, base::Diagnostics& diagnostics) {
    Verified verified;
    if (!paper.is_whole) {
        note(paper.place, "without its manifest the files of the paper cannot be compared",
             diagnostics);
        return verified;
    }
    verified.revision = manifest::revision_of(paper.manifest);
    verified.amendments = paper.manifest.amendments.size();
    verified.is_issued = paper.manifest.is_issued;
    verified.outputs = paper.manifest.outputs.size();
    verified.record_files = paper.manifest.record.size();
    verified.forms = paper.manifest.forms.size();
    for (const manifest::RecordedForm& form : paper.manifest.forms) {
        for (const auto& items : form.sections) verified.questions += items.size();
    }

    FileComparison files(disk, paper.folder, here, sources, diagnostics);
    const std::size_t errors = diagnostics.errors();
    files.compare(paper.manifest.record);
    files.tell_unlisted(paper.manifest.record, Hidden::told);
    const bool has_record = diagnostics.errors() == errors;
    files.compare(paper.manifest.outputs);
    check_outputs(paper, diagnostics);
    verified.is_readable = files.is_readable();
    if (!has_record) {
        note(paper.place, "the selection is not checked, since the record is not as it was made",
             diagnostics);
        return verified;
    }

    const std::size_t before = diagnostics.errors();
    const Inputs inputs = read_record(disk, paper, jobs, here, sources, diagnostics);
    const assembly::Selections selections =
        manifest::selections_of(paper.manifest, inputs.banks, diagnostics);
    if (diagnostics.errors() != before) return verified;
    check_history(paper, inputs, diagnostics);
    check_selections(paper, inputs, selections, diagnostics);
    check_figures(paper, inputs, selections, diagnostics);
    const KeyTables keys = check_keys(paper, inputs, selections, diagnostics);
    check_text(disk, paper, std::string(key_csv), keys.csv, files);
    if (lists(paper.manifest, key_json)) {
        check_text(disk, paper, std::string(key_json), keys.json, files);
    }
    check_revisions(disk, paper, inputs, selections, files, diagnostics);
    if (has_report(paper.manifest)) {
        const assembly::Figures figures =
            assembly::figures_of(inputs.banks, inputs.blueprint, selections);
        check_text(disk, paper, std::string(report_json),
                   json_of_report(inputs, selections, figures), files);
    }
    return verified;
}

Verified verify(const files::Disk& disk, const files::Path& manifest, unsigned jobs,
                const files::Path& here, base::Sources& sources, base::Diagnostics& diagnostics) {
    const RecordedPaper paper = read_recorded_paper(disk, manifest, here, sources, diagnostics);
    return verify(disk, paper, jobs, here, sources, diagnostics);
}

}  // namespace papersetter::production
