// SPDX-License-Identifier: MIT
#include "production/avoided.hpp"

#include <set>
#include <string>

#include "base/digest.hpp"
#include "base/text.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/picked.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::production {
namespace {

constexpr std::size_t longest_shown_path = 1000;

class AvoidedReader {
  public:
    AvoidedReader(const files::Disk& disk, const files::Path& here, Inputs& inputs,
                  base::Sources& sources, base::Diagnostics& diagnostics)
        : disk_(disk), here_(here), inputs_(inputs), sources_(sources), diagnostics_(diagnostics) {}

    void read(const files::Path& folder) {
        const blueprint::Blueprint& blueprint = inputs_.blueprint;
        for (std::size_t i = 0; i < blueprint.avoid.size(); ++i) {
            const std::string& named = blueprint.avoid[i];
            // What the blueprint's reader has refused is not looked for.
            if (named.empty() || named.size() > blueprint::longest_path) continue;
            const files::Path path = (folder / named).lexically_normal();
            read_manifest(path, blueprint.avoid_places[i], i + 1);
        }
        inputs_.blueprint.avoided.assign(avoided_.begin(), avoided_.end());
    }

  private:
    void read_manifest(const files::Path& path, base::Place place, std::size_t number) {
        const std::string shown_path = files::shown(path, here_);
        const std::string name = base::in_brief(shown_path, longest_shown_path);
        if (!disk_.exists(path) || disk_.is_folder(path)) {
            diagnostics_.error(place, "there is no manifest at " + name,
                               "name the manifest.toml of an earlier paper, relative to the "
                               "blueprint");
            return;
        }
        const std::size_t errors = diagnostics_.errors();
        const base::FileNumber file = sources_.add(shown_path, disk_.read(path));
        const manifest::Manifest earlier = manifest::read(sources_, file, diagnostics_);
        if (diagnostics_.errors() != errors) {
            diagnostics_.error(place, "the items of " + name + " cannot be avoided",
                               "it must be the manifest of a paper, as it was written");
            return;
        }
        inputs_.digests.push_back(
            {"avoid/" + std::to_string(number) + ".toml", base::sha256(sources_.text(file))});
        bool is_any_known = false;
        for (const manifest::RecordedForm& form : earlier.forms) {
            for (const auto& section : form.sections) {
                for (const manifest::RecordedItem& one : section) {
                    avoided_.insert(one.item);
                    is_any_known =
                        is_any_known || blueprint::find_item(inputs_.banks, one.item).has_value();
                }
            }
        }
        if (is_any_known || inputs_.banks.empty()) return;
        diagnostics_.warning(place, "the banks have no item of " + name + ": nothing is avoided",
                             "items are known by the id of their bank and their own");
    }

    const files::Disk& disk_;
    const files::Path& here_;
    Inputs& inputs_;
    base::Sources& sources_;
    base::Diagnostics& diagnostics_;
    std::set<std::string> avoided_;
};

}  // namespace

void read_avoided(const files::Disk& disk, const files::Path& folder, const files::Path& here,
                  Inputs& inputs, base::Sources& sources, base::Diagnostics& diagnostics) {
    AvoidedReader(disk, here, inputs, sources, diagnostics).read(folder);
}

}  // namespace papersetter::production
