// SPDX-License-Identifier: MIT
#include "production/previous.hpp"

#include <algorithm>

#include "manifest/manifest.hpp"

namespace papersetter::production {
namespace {

bool stays_within(const std::string& name) {
    const files::Path path(name);
    return !name.empty() && path.is_relative() &&
           std::none_of(path.begin(), path.end(),
                        [](const files::Path& part) { return part == ".." || part == "."; });
}

}  // namespace

std::vector<std::string> previous_files(const files::Disk& disk, const files::Path& folder) {
    const files::Path path = folder / "manifest.toml";
    if (!disk.exists(path)) return {};
    base::Sources sources;
    base::Diagnostics diagnostics;
    const base::FileNumber file = sources.add(path.string(), disk.read(path));
    const manifest::Manifest manifest = manifest::read(sources, file, diagnostics);
    if (diagnostics.has_errors()) return {};
    std::vector<std::string> names{"manifest.toml"};
    for (const auto* list : {&manifest.outputs, &manifest.record}) {
        for (const manifest::FileDigest& entry : *list) {
            if (stays_within(entry.name)) names.push_back(entry.name);
        }
    }
    return names;
}

}  // namespace papersetter::production
