// SPDX-License-Identifier: MIT
#include "production/folders.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "layout/layout.hpp"

namespace papersetter::production {
namespace {

std::string listed(const std::vector<files::Path>& tried, const files::Path& here) {
    std::vector<std::string> names;
    for (const files::Path& path : tried) {
        // From where the person stands and from the root may be the same folder.
        std::string name = files::shown(path, here);
        if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return text;
}

}  // namespace

files::Path find_layout(const files::Disk& disk, std::string_view name, const files::Path& start,
                        const DataFolders& folders) {
    std::vector<files::Path> tried;
    files::Path found;
    if (folders.given) {
        found = *folders.given / "layouts" / name;
        if (!disk.exists(found / "layout.toml")) {
            tried.push_back(std::move(found));
            found.clear();
        }
    } else {
        found = layout::find(disk, name, start, folders.installed, tried);
    }
    if (found.empty()) {
        throw base::InputError("there is no layout " + base::in_quotes(name) +
                               "; looked for its layout.toml in " + listed(tried, folders.here));
    }
    return found;
}

files::Path find_layout_of(const files::Disk& disk, const blueprint::Blueprint& blueprint,
                           const files::Path& start, const DataFolders& folders,
                           base::Diagnostics& diagnostics) {
    try {
        return find_layout(disk, blueprint.layout, start, folders);
    } catch (const base::InputError& problem) {
        diagnostics.error(blueprint.layout_name_place, problem.what());
        throw base::InputError();
    }
}

files::Path find_fonts(const files::Disk& disk, const files::Path& start,
                       const DataFolders& folders) {
    std::vector<files::Path> places;
    if (folders.given) {
        places.push_back(*folders.given / "fonts");
    } else {
        places.push_back(folders.here / "fonts");
        for (files::Path at = start; !at.empty(); at = at.parent_path()) {
            places.push_back(at / "fonts");
            if (at == at.root_path()) break;
        }
        places.push_back(folders.installed / "fonts");
    }
    for (const files::Path& place : places) {
        if (disk.exists(place / "fonts.toml")) return place;
    }
    throw base::WorldError(
        "no fonts/fonts.toml found",
        "looked in " + listed(places, folders.here) + "; --data names the folder that holds it");
}

}  // namespace papersetter::production
