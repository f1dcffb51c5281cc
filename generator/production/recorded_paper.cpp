// SPDX-License-Identifier: MIT
#include "production/recorded_paper.hpp"

#include <algorithm>
#include <vector>

#include "bank/read.hpp"
#include "base/counted.hpp"
#include "base/text.hpp"
#include "blueprint/read.hpp"
#include "files/shown.hpp"
#include "production/pictures.hpp"

namespace papersetter::production {
namespace {

// The order of banks decides the paper's language and the order of equal things; the manifest's
// inputs have it.
std::vector<std::string> bank_ids(const manifest::Manifest& manifest) {
    std::vector<std::string> ids;
    for (const manifest::FileDigest& file : manifest.inputs) {
        constexpr std::string_view prefix = "banks/";
        if (!file.name.starts_with(prefix)) continue;
        std::string id = file.name.substr(prefix.size());
        id.erase(std::min(id.find('/'), id.size()));
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
    }
    return ids;
}

void check_sections(const RecordedPaper& paper, const blueprint::Blueprint& blueprint,
                    base::Diagnostics& diagnostics) {
    for (const manifest::RecordedForm& form : paper.manifest.forms) {
        if (form.sections.size() == blueprint.sections.size()) continue;
        diagnostics.error(paper.place, "form " + form.name + " has " +
                                           base::counted(form.sections.size(), "section") +
                                           " in the manifest and " +
                                           std::to_string(blueprint.sections.size()) +
                                           " in record/blueprint.toml");
    }
}

}  // namespace

RecordedPaper read_recorded_paper(const files::Disk& disk, const files::Path& manifest,
                                  const files::Path& here, base::Sources& sources,
                                  base::Diagnostics& diagnostics) {
    const std::string name = files::shown(manifest, here);
    if (!disk.exists(manifest) || disk.is_folder(manifest)) {
        throw base::InputError("there is no manifest " + base::in_brief(name) +
                               ": name the manifest.toml of a paper");
    }
    RecordedPaper paper;
    paper.folder = manifest.parent_path();
    paper.text = disk.read(manifest);
    paper.is_sealed = manifest::is_sealed(paper.text);
    const base::FileNumber file = sources.add(name, paper.text);
    paper.place.file = file;
    const std::size_t errors = diagnostics.errors();
    paper.manifest = manifest::read(sources, file, diagnostics);
    const std::size_t of_the_seal = paper.is_sealed ? 0 : 1;
    paper.is_whole = diagnostics.errors() - errors <= of_the_seal;
    if (paper.is_whole && paper.manifest.forms.empty()) {
        if (diagnostics.errors() == errors) diagnostics.error(paper.place, "records no form");
        paper.is_whole = false;
    }
    return paper;
}

Inputs read_record(const files::Disk& disk, const RecordedPaper& paper, unsigned jobs,
                   const files::Path& here, base::Sources& sources,
                   base::Diagnostics& diagnostics) {
    Inputs inputs;
    const files::Path record = paper.folder / "record";
    const files::Path blueprint = record / "blueprint.toml";
    const auto file = static_cast<base::FileNumber>(sources.size() + 1);
    inputs.blueprint =
        blueprint::read(disk, blueprint, files::shown(blueprint, here), sources, diagnostics);
    inputs.blueprint_text = sources.text(file);
    for (const std::string& id : bank_ids(paper.manifest)) {
        inputs.banks.push_back(
            bank::read(disk, record / "banks" / id, {jobs, here}, sources, diagnostics));
    }
    inputs.pictures = read_pictures(inputs.banks, jobs, sources, diagnostics);
    check_sections(paper, inputs.blueprint, diagnostics);
    inputs.digests = paper.manifest.inputs;
    inputs.blueprint.name = paper.manifest.blueprint;
    inputs.blueprint.layout = paper.manifest.layout;
    inputs.blueprint.profiles = paper.manifest.profiles;
    inputs.blueprint.avoided = paper.manifest.avoided;
    inputs.blueprint.forms.clear();
    for (const manifest::RecordedForm& form : paper.manifest.forms) {
        inputs.blueprint.forms.push_back(form.name);
    }
    return inputs;
}

}  // namespace papersetter::production
