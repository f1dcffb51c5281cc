// SPDX-License-Identifier: MIT
#include "production/make.hpp"

#include <algorithm>
#include <set>

#include "assembly/assemble.hpp"
#include "assembly/figures.hpp"
#include "assembly/joint_draw.hpp"
#include "assembly/undecided.hpp"
#include "base/digest.hpp"
#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "blueprint/rationales.hpp"
#include "blueprint/read.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"
#include "production/crosswalk.hpp"
#include "production/forms.hpp"
#include "production/inputs.hpp"
#include "production/keys.hpp"
#include "production/output_names.hpp"
#include "production/paper_size.hpp"
#include "production/press.hpp"
#include "production/profile_check.hpp"
#include "production/report.hpp"
#include "production/sheets.hpp"
#include "production/version.hpp"

namespace papersetter::production {
namespace {

/// --forms N: the blueprint's own names first, then the next letters that are free.
void set_forms(blueprint::Blueprint& blueprint, std::size_t count) {
    std::vector<std::string>& names = blueprint.forms;
    if (names.size() > count) names.resize(count);
    // Two names may not differ in capitals only, as in a blueprint: they become file names.
    std::set<std::string> taken;
    for (const std::string& name : names) taken.insert(base::fold_case(name));
    for (std::size_t i = 0; names.size() < count; ++i) {
        std::string name = blueprint::form_name(i);
        if (!taken.contains(base::fold_case(name))) names.push_back(std::move(name));
    }
}

void require_forms_together(const blueprint::Blueprint& blueprint, std::size_t count) {
    if (blueprint.mode != blueprint::SeriesMode::joint || count <= assembly::most_joint_forms)
        return;
    throw OptionError("--forms cannot be " + std::to_string(count) +
                          ": in mode \"joint\" at most " +
                          std::to_string(assembly::most_joint_forms) + " forms are drawn together",
                      "mode = \"independent\" draws as many as you like");
}

Inputs read_wanted(const files::Disk& disk, const MakeOptions& options, base::Sources& sources,
                   base::Diagnostics& diagnostics) {
    Inputs inputs = read_inputs(disk, options.blueprint, options.jobs, options.folders.here,
                                sources, diagnostics);
    if (options.forms) {
        require_forms_together(inputs.blueprint, *options.forms);
        set_forms(inputs.blueprint, *options.forms);
    }
    if (options.layout) inputs.blueprint.layout = *options.layout;
    if (!options.profiles.empty()) {
        inputs.blueprint.profiles = options.profiles;
        inputs.blueprint.profile_places.clear();
    }
    check_file_names(inputs.blueprint, diagnostics);
    return inputs;
}

/// --layout or the blueprint's layout; a fault is told of whichever named it.
files::Path layout_folder(const files::Disk& disk, const Inputs& inputs, const MakeOptions& options,
                          base::Diagnostics& diagnostics) {
    const files::Path start = options.blueprint.parent_path();
    if (!options.layout) {
        return find_layout_of(disk, inputs.blueprint, start, options.folders, diagnostics);
    }
    if (!base::is_layout_name(*options.layout)) {
        throw OptionError("--layout cannot be " + base::in_quotes(*options.layout),
                          "a layout is named, not given by a path: --layout exam");
    }
    try {
        return find_layout(disk, *options.layout, start, options.folders);
    } catch (const base::InputError& problem) {
        throw OptionError("--layout: " + std::string(problem.what()));
    }
}

/// --profile or the blueprint's profiles; a fault is told of whichever named it.
void require_profiles(const files::Disk& disk, const files::Path& folder, const Inputs& inputs,
                      const MakeOptions& options, base::Diagnostics& diagnostics) {
    const auto unknown = unknown_profiles(disk, folder, inputs.blueprint);
    if (unknown.empty()) return;
    if (!options.profiles.empty()) {
        const UnknownProfile& first = unknown.front();
        throw OptionError("--profile: " + first.fault,
                          first.near.empty() ? "" : "did you mean --profile " + first.near + "?");
    }
    tell_unknown_profiles(unknown, diagnostics);
    throw base::InputError();
}

/// A blueprint's parameters may be meant for another layout than the one that --layout names.
void set_parameters(layout::Layout& layout, const Inputs& inputs, const MakeOptions& options,
                    base::Diagnostics& diagnostics) {
    base::Diagnostics found;
    try {
        layout.set_parameters(inputs.blueprint.layout_parameters, options.paper_size, found);
    } catch (const base::InputError&) {
        for (base::Diagnostic fault : found.all()) {
            if (options.layout) fault.hint += "; this layout was chosen by --layout";
            diagnostics.add(std::move(fault));
        }
        throw;
    }
    diagnostics.append(std::move(found));
}

/// A layout of guides alone sets no papers.
void require_papers(const layout::Layout& layout, const Inputs& inputs, const MakeOptions& options,
                    base::Diagnostics& diagnostics) {
    if (layout.makes(layout::Document::questions)) return;
    const std::string message =
        "the layout " + base::in_quotes(inputs.blueprint.layout) + " makes guides, no papers";
    const std::string hint = "`papersetter guide` prints them; papers have layouts like \"exam\"";
    if (options.layout) throw OptionError("--layout: " + message, hint);
    diagnostics.error(inputs.blueprint.layout_name_place, message, hint);
    throw base::InputError();
}

layout::Layout load_layout(const files::Disk& disk, const Inputs& inputs,
                           const MakeOptions& options, base::Sources& sources,
                           base::Diagnostics& diagnostics) {
    const files::Path folder = layout_folder(disk, inputs, options, diagnostics);
    const std::string language = inputs.banks.empty() ? "en" : inputs.banks.front().language;
    require_profiles(disk, folder, inputs, options, diagnostics);
    layout::Layout layout = layout::Layout::load(
        disk,
        {folder, files::shown(folder, options.folders.here), language, inputs.blueprint.profiles},
        sources, diagnostics);
    require_papers(layout, inputs, options, diagnostics);
    if (!options.paper_size.empty())
        require_paper_size(layout, inputs.blueprint.layout, options.paper_size);
    if (options.report && !layout.makes(layout::Document::report)) {
        throw OptionError(
            "--report: the layout " + base::in_quotes(inputs.blueprint.layout) + " makes no report",
            "give it a report.html (docs/layout_guide.md), or leave --report out");
    }
    if (options.sheets && !layout.makes(layout::Document::sheet)) {
        throw OptionError("--sheet: the layout " + base::in_quotes(inputs.blueprint.layout) +
                              " makes no answer sheets",
                          "give it a sheet.html (docs/layout_guide.md), or leave --sheet out");
    }
    set_parameters(layout, inputs, options, diagnostics);
    set_keys(layout, inputs.blueprint, options.keys, diagnostics);
    return layout;
}

/// Layout, fonts and dictionaries. Thrown out with whatever the inputs had, so that all is told in
/// one run.
Press load_press(const files::Disk& disk, const Inputs& inputs, const MakeOptions& options,
                 base::Sources& sources, base::Diagnostics& diagnostics) {
    layout::Layout layout = load_layout(disk, inputs, options, sources, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    return Press::load(disk, {options.blueprint.parent_path(), options.folders}, std::move(layout),
                       inputs.pictures, sources, diagnostics);
}

assembly::Selections draw(const Inputs& inputs, const std::string& seed,
                          base::Diagnostics& diagnostics) {
    try {
        return assembly::assemble(inputs.banks, inputs.blueprint, seed, diagnostics);
    } catch (const assembly::Undecided& problem) {
        throw Undecided(problem.what());
    }
}

/// --seed, the blueprint's seed, or a fresh one.
std::string wanted_seed(const MakeOptions& options, const blueprint::Blueprint& blueprint) {
    if (options.seed) return *options.seed;
    if (blueprint.seed) return *blueprint.seed;
    return options.fresh_seed.value_or(base::fresh_seed());
}

/// What is known before anything is printed.
manifest::Manifest started_manifest(const Inputs& inputs, const MakeOptions& options,
                                    const std::string& seed, const Press& press) {
    manifest::Manifest manifest;
    manifest.program = program_version();
    manifest.libraries = library_versions();
    manifest.engine = assembly::engine;
    manifest.seed = seed;
    manifest.blueprint = inputs.blueprint.name;
    manifest.layout = inputs.blueprint.layout;
    manifest.paper_size = options.paper_size;
    manifest.profiles = inputs.blueprint.profiles;
    manifest.keys = options.keys;
    manifest.avoided = inputs.blueprint.avoided;
    manifest.inputs = inputs.digests;
    for (const auto& [name, bytes] : press.layout().files()) {
        manifest.inputs.push_back({"layout/" + name, base::sha256(bytes)});
    }
    return manifest;
}

/// The record's files, given to the sink; their digests.
std::vector<manifest::FileDigest> write_record(const Inputs& inputs,
                                               const assembly::Selections& selections,
                                               const layout::Layout& layout, const Sink& sink) {
    std::vector<manifest::FileDigest> digests;
    for (const auto& [name, bytes] :
         manifest::record_files(inputs.banks, selections, inputs.blueprint_text, layout.files())) {
        sink("record/" + name, bytes);
        digests.push_back({"record/" + name, base::sha256(bytes)});
    }
    return digests;
}

}  // namespace

Made make(const files::Disk& disk, const MakeOptions& options, const Sink& sink,
          base::Sources& sources, base::Diagnostics& diagnostics) {
    const Inputs inputs = read_wanted(disk, options, sources, diagnostics);
    Made made;
    made.has_fresh_seed = !options.seed && !inputs.blueprint.seed;
    made.seed = wanted_seed(options, inputs.blueprint);
    const auto [press, selections] = [&]() -> std::pair<Press, assembly::Selections> {
        try {
            Press loaded = load_press(disk, inputs, options, sources, diagnostics);
            return {std::move(loaded), draw(inputs, made.seed, diagnostics)};
        } catch (const base::InputError&) {
            // A run that gets no further tells what printing would have told, as far as it can.
            blueprint::check_rationales(inputs.blueprint, inputs.banks, diagnostics);
            throw;
        }
    }();
    const std::vector<FormOutcome> outcomes =
        print_forms(inputs, selections, press, options.jobs, sink, diagnostics);
    const auto crosswalk =
        print_crosswalk({&inputs, &selections, &press, options.jobs}, sink, diagnostics);
    if (!crosswalk.empty()) made.crosswalk_file = crosswalk.front().name;
    const assembly::Figures figures =
        assembly::figures_of(inputs.banks, inputs.blueprint, selections);
    std::vector<manifest::FileDigest> report;
    if (options.report) {
        report = print_report(inputs, selections, figures, press, sink, diagnostics);
        made.has_report = true;
    }
    std::vector<manifest::FileDigest> sheets;
    if (options.sheets) {
        const PrintRun run{&inputs, &selections, &press, options.jobs};
        sheets = print_sheets(run, sink, diagnostics);
        made.sheets = sheets_among(sheets);
    }

    press.fonts().warn_of_other_files(diagnostics);
    press.dictionaries().warn(diagnostics);

    manifest::Manifest manifest = started_manifest(inputs, options, made.seed, press);
    manifest.fonts = press.used_files();
    for (const FormOutcome& outcome : outcomes) {
        made.forms.push_back(outcome.made);
        manifest.forms.push_back(outcome.recorded);
        manifest.outputs.insert(manifest.outputs.end(), outcome.outputs.begin(),
                                outcome.outputs.end());
    }
    const KeyTables keys = key_tables_of(inputs, outcomes);
    sink(key_csv, keys.csv);
    sink(key_json, keys.json);
    manifest.outputs.push_back({std::string(key_csv), base::sha256(keys.csv)});
    manifest.outputs.push_back({std::string(key_json), base::sha256(keys.json)});
    manifest.outputs.insert(manifest.outputs.end(), crosswalk.begin(), crosswalk.end());
    manifest.outputs.insert(manifest.outputs.end(), report.begin(), report.end());
    manifest.outputs.insert(manifest.outputs.end(), sheets.begin(), sheets.end());
    manifest.record = write_record(inputs, selections, press.layout(), sink);
    manifest.figures = manifest::recorded(figures);
    made.manifest = manifest::write(manifest);
    return made;
}

}  // namespace papersetter::production
