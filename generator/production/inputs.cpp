// SPDX-License-Identifier: MIT
#include "production/inputs.hpp"

#include <algorithm>
#include <map>

#include "bank/read.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "blueprint/read.hpp"
#include "files/shown.hpp"
#include "production/avoided.hpp"
#include "production/pictures.hpp"

namespace papersetter::production {
namespace {

constexpr std::size_t longest_shown_path = 1000;

// Files are named within their bank ("banks/ml-engineering/items/data.toml"), never by where the
// bank lies on this machine.
void add_digests(const base::Sources& sources, base::FileNumber first, const std::string& folder,
                 const std::string& bank_id, std::vector<manifest::FileDigest>& digests) {
    const auto last = static_cast<base::FileNumber>(sources.size());
    for (base::FileNumber file = first; file <= last; ++file) {
        const files::Path name = sources.name(file);
        const files::Path within = name.lexically_relative(folder);
        digests.push_back({(files::Path("banks") / bank_id / within).generic_string(),
                           base::sha256(sources.text(file))});
    }
}

void add_digests(const bank::Bank& bank, std::vector<manifest::FileDigest>& digests) {
    std::map<std::string, base::Digest> by_path;
    for (const bank::PictureFile& picture : bank.pictures) {
        const base::Digest digest = base::sha256(picture.bytes);
        for (const std::string& path : picture.paths) by_path.emplace(path, digest);
    }
    for (const auto& [path, digest] : by_path) {
        digests.push_back({(files::Path("banks") / bank.id / path).generic_string(), digest});
    }
}

void read_bank(const files::Disk& disk, const files::Path& folder, base::Place place, unsigned jobs,
               const files::Path& here, Inputs& inputs, base::Sources& sources,
               base::Diagnostics& diagnostics) {
    const std::string name = files::shown(folder, here);
    if (!bank::is_bank_folder(disk, folder)) {
        diagnostics.error(place, "there is no bank at " + base::in_brief(name, longest_shown_path),
                          "a bank is a folder with a bank.toml; paths in `banks` are relative to "
                          "the blueprint");
        return;
    }
    const auto first = static_cast<base::FileNumber>(sources.size() + 1);
    inputs.banks.push_back(bank::read(disk, folder, {jobs, here}, sources, diagnostics));
    add_digests(sources, first, name, inputs.banks.back().id, inputs.digests);
    add_digests(inputs.banks.back(), inputs.digests);
}

}  // namespace

Inputs read_inputs(const files::Disk& disk, const files::Path& blueprint, unsigned jobs,
                   const files::Path& here, base::Sources& sources,
                   base::Diagnostics& diagnostics) {
    if (!disk.exists(blueprint) || disk.is_folder(blueprint)) {
        throw base::InputError("there is no blueprint " +
                               base::shown(files::shown(blueprint, here)) +
                               ": name a TOML file with a [paper] table");
    }
    Inputs inputs;
    const auto file = static_cast<base::FileNumber>(sources.size() + 1);
    inputs.blueprint =
        blueprint::read(disk, blueprint, files::shown(blueprint, here), sources, diagnostics);
    inputs.blueprint_text = sources.text(file);
    inputs.digests.push_back({"blueprint.toml", base::sha256(inputs.blueprint_text)});
    for (std::size_t i = 0; i < inputs.blueprint.banks.size(); ++i) {
        const files::Path folder =
            (blueprint.parent_path() / inputs.blueprint.banks[i]).lexically_normal();
        read_bank(disk, folder, inputs.blueprint.bank_places[i], jobs, here, inputs, sources,
                  diagnostics);
    }
    inputs.pictures = read_pictures(inputs.banks, jobs, sources, diagnostics);
    read_avoided(disk, blueprint.parent_path(), here, inputs, sources, diagnostics);
    // Against a bank that could not be read at all every name would be unknown.
    const bool is_any_empty = std::any_of(
        inputs.banks.begin(), inputs.banks.end(),
        [](const bank::Bank& bank) { return bank.items.empty() && bank.topics.empty(); });
    const bool has_banks = inputs.banks.size() == inputs.blueprint.banks.size() &&
                           !(is_any_empty && diagnostics.has_errors());
    if (has_banks) blueprint::check(inputs.blueprint, inputs.banks, diagnostics);
    return inputs;
}

}  // namespace papersetter::production
