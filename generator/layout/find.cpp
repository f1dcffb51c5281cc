// SPDX-License-Identifier: MIT
#include <algorithm>

#include "layout/layout.hpp"

namespace papersetter::layout {

files::Path find(const files::Disk& disk, std::string_view name, const files::Path& start,
                 const files::Path& data, std::vector<files::Path>& tried) {
    std::vector<files::Path> roots{files::Path()};
    for (files::Path folder = start;; folder = folder.parent_path()) {
        roots.push_back(folder);
        if (folder.empty() || folder == folder.parent_path()) break;
    }
    roots.push_back(data);
    for (const files::Path& root : roots) {
        const files::Path folder = (root / "layouts" / name).lexically_normal();
        if (std::ranges::find(tried, folder) != tried.end()) continue;
        if (disk.exists(folder / "layout.toml")) return folder;
        tried.push_back(folder);
    }
    return {};
}

}  // namespace papersetter::layout
