// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "bank/read.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "blueprint/read.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"
#include "production/forms.hpp"
#include "production/make.hpp"
#include "production/version.hpp"

namespace papersetter::production {
namespace {

class Rebuilder {
  public:
    Rebuilder(const files::Disk& disk, const files::Path& manifest, const MakeOptions& options,
              base::Sources& sources, base::Diagnostics& diagnostics)
        : disk_(&disk),
          path_(manifest),
          record_(manifest.parent_path() / "record"),
          options_(&options),
          sources_(&sources),
          diagnostics_(&diagnostics) {}

    Made rebuild(const Sink& sink);

  private:
    void read_manifest();
    void check_record();
    Inputs read_record();
    Press load_press(const Inputs& inputs);
    void check_sections(const blueprint::Blueprint& blueprint);
    void compare(const std::map<std::string, std::string>& made,
                 const std::vector<FormOutcome>& outcomes);
    void tell_differing_fonts(const font::FontBook& fonts);
    void tell_differing_versions();
    void give(const std::map<std::string, std::string>& made, const Sink& sink);
    void note(std::string message) {
        diagnostics_->add({base::Severity::note, place_, std::move(message), {}, {}, {}});
    }
    void throw_if_faulty() const {
        if (diagnostics_->has_errors()) throw base::InputError();
    }

    const files::Disk* disk_;
    files::Path path_;
    files::Path record_;
    const MakeOptions* options_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    base::Place place_;
    manifest::Manifest manifest_;
    std::string manifest_text_;
};

void Rebuilder::read_manifest() {
    if (!disk_->exists(path_) || disk_->is_folder(path_)) {
        throw base::InputError("there is no manifest " +
                               base::in_brief(files::shown(path_, options_->folders.here)) +
                               ": name the manifest.toml of a paper");
    }
    manifest_text_ = disk_->read(path_);
    const base::FileNumber file =
        sources_->add(files::shown(path_, options_->folders.here), manifest_text_);
    place_ = {file, 1, 1};
    manifest_ = manifest::read(*sources_, file, *diagnostics_);
    throw_if_faulty();
}

// What the record says must be what was recorded, or the rebuilt paper would be another one.
void Rebuilder::check_record() {
    for (const manifest::FileDigest& file : manifest_.record) {
        const files::Path path = path_.parent_path() / file.name;
        if (!disk_->exists(path)) {
            diagnostics_->error(place_, "the record lacks " + base::shown(file.name));
        } else if (base::sha256(disk_->read(path)) != file.digest) {
            diagnostics_->error(
                place_, base::shown(file.name) + " is not as it was recorded: its digest differs");
        }
    }
    throw_if_faulty();
}

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

Inputs Rebuilder::read_record() {
    Inputs inputs;
    const files::Path blueprint = record_ / "blueprint.toml";
    const files::Path& here = options_->folders.here;
    inputs.blueprint =
        blueprint::read(*disk_, blueprint, files::shown(blueprint, here), *sources_, *diagnostics_);
    for (const std::string& id : bank_ids(manifest_)) {
        inputs.banks.push_back(bank::read(*disk_, record_ / "banks" / id, {options_->jobs, here},
                                          *sources_, *diagnostics_));
    }
    check_sections(inputs.blueprint);
    inputs.blueprint.name = manifest_.blueprint;
    inputs.blueprint.layout = manifest_.layout;
    inputs.blueprint.forms.clear();
    for (const manifest::RecordedForm& form : manifest_.forms) {
        inputs.blueprint.forms.push_back(form.name);
    }
    throw_if_faulty();
    return inputs;
}

Press Rebuilder::load_press(const Inputs& inputs) {
    const files::Path folder = record_ / "layout";
    const std::string language = inputs.banks.empty() ? "en" : inputs.banks.front().language;
    layout::Layout layout =
        layout::Layout::load(*disk_, folder, files::shown(folder, options_->folders.here), language,
                             *sources_, *diagnostics_);
    layout.set_parameters(inputs.blueprint.layout_parameters, manifest_.paper_size, *diagnostics_);
    const files::Path fonts = find_fonts(*disk_, path_.parent_path(), options_->folders);
    font::FontBook book = font::FontBook::load(*disk_, fonts, *sources_, *diagnostics_);
    throw_if_faulty();
    return {std::move(book), std::move(layout)};
}

void Rebuilder::tell_differing_fonts(const font::FontBook& fonts) {
    std::map<std::string, base::Digest> now;
    for (const font::FontFile& file : fonts.used_files()) now[file.file] = file.found;
    for (const manifest::FileDigest& file : manifest_.fonts) {
        const auto found = now.find(file.name);
        if (found == now.end()) {
            note("the font " + base::shown(file.name) + " was used then and is not now");
        } else if (found->second != file.digest) {
            note("the font " + base::shown(file.name) + " is not the file that was used then");
        }
    }
}

void Rebuilder::tell_differing_versions() {
    if (manifest_.program != program_version()) {
        note("made with " + base::shown(manifest_.program) + ", this is " +
             std::string(program_version()));
    }
    const auto now = library_versions();
    for (const auto& [name, version] : manifest_.libraries) {
        for (const auto& [name_now, version_now] : now) {
            if (name == name_now && version != version_now) {
                note(name + " was " + base::shown(version) + " then and is " + version_now +
                     " now");
            }
        }
    }
}

void Rebuilder::check_sections(const blueprint::Blueprint& blueprint) {
    for (const manifest::RecordedForm& form : manifest_.forms) {
        if (form.sections.size() == blueprint.sections.size()) continue;
        diagnostics_->error(
            place_, "form " + form.name + " has " + std::to_string(form.sections.size()) +
                        " sections in the manifest and " +
                        std::to_string(blueprint.sections.size()) + " in record/blueprint.toml");
    }
}

// In both directions: what the manifest does not list would be written unseen.
void Rebuilder::compare(const std::map<std::string, std::string>& made,
                        const std::vector<FormOutcome>& outcomes) {
    std::set<std::string> listed;
    for (const manifest::FileDigest& output : manifest_.outputs) listed.insert(output.name);
    for (const auto& [name, bytes] : made) {
        if (!listed.contains(name)) {
            diagnostics_->error(place_, "the manifest does not list " + base::shown(name));
        }
    }
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].recorded == manifest_.forms[i]) continue;
        diagnostics_->error(place_, "the manifest's letters, points or code of form " +
                                        manifest_.forms[i].name + " are not those of its paper");
    }
    for (const manifest::FileDigest& output : manifest_.outputs) {
        const auto found = made.find(output.name);
        if (found == made.end()) {
            diagnostics_->error(place_, base::shown(output.name) + " would not be made again");
        } else if (base::sha256(found->second) != output.digest) {
            diagnostics_->error(
                place_, base::shown(output.name) + " would not have the bytes it had: not rebuilt");
        }
    }
}

// Only after every byte was compared: a rebuild gives all or nothing.
void Rebuilder::give(const std::map<std::string, std::string>& made, const Sink& sink) {
    for (const auto& [name, bytes] : made) sink(name, bytes);
    for (const manifest::FileDigest& file : manifest_.record) {
        sink(file.name, disk_->read(path_.parent_path() / file.name));
    }
}

Made Rebuilder::rebuild(const Sink& sink) {
    read_manifest();
    check_record();
    const Inputs inputs = read_record();
    const assembly::Selections selections =
        manifest::selections_of(manifest_, inputs.banks, *diagnostics_);
    throw_if_faulty();
    const Press press = load_press(inputs);
    std::map<std::string, std::string> made;
    std::mutex mutex;
    const Sink keep = [&](std::string_view name, std::string_view bytes) {
        const std::scoped_lock lock(mutex);
        made.emplace(name, bytes);
    };
    const std::vector<FormOutcome> outcomes =
        print_forms(inputs, selections, press, options_->jobs, keep, *diagnostics_);
    made["key.csv"] = key_csv_of(outcomes);
    compare(made, outcomes);
    if (diagnostics_->has_errors()) {
        tell_differing_fonts(press.fonts());
        tell_differing_versions();
        throw base::InputError("the paper cannot be made again here as it was");
    }
    give(made, sink);
    Made result;
    result.seed = manifest_.seed;
    result.manifest = manifest_text_;
    for (const FormOutcome& outcome : outcomes) result.forms.push_back(outcome.made);
    return result;
}

}  // namespace

Made rebuild(const files::Disk& disk, const files::Path& manifest, const MakeOptions& options,
             const Sink& sink, base::Sources& sources, base::Diagnostics& diagnostics) {
    return Rebuilder(disk, manifest, options, sources, diagnostics).rebuild(sink);
}

}  // namespace papersetter::production
