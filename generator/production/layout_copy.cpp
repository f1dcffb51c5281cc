// SPDX-License-Identifier: MIT
#include "production/layout_copy.hpp"

#include <algorithm>

#include "base/diagnostic.hpp"
#include "base/text.hpp"
#include "blueprint/blueprint.hpp"
#include "toml_file/read.hpp"

namespace papersetter::production {
namespace {

void add_folder(const files::Disk& disk, const files::Path& folder, const std::string& prefix,
                std::map<std::string, std::string>& files) {
    for (const std::string& entry : disk.list(folder)) {
        if (entry.starts_with('.')) continue;
        const files::Path path = folder / entry;
        if (disk.is_folder(path)) {
            add_folder(disk, path, prefix + entry + "/", files);
        } else {
            files[prefix + entry] = disk.read(path);
        }
    }
}

/// The text of a layout.toml with another name in the line that has one; all else stays as its
/// author wrote it.
std::string renamed(const std::string& description, const std::string& name) {
    base::Sources sources;
    base::Diagnostics untold;
    const auto table = toml_file::read(sources, sources.add("layout.toml", description), untold);
    const toml_file::Table::Entry* const entry = table ? table->find("name") : nullptr;
    if (entry == nullptr) return description;
    std::size_t begin = 0;
    for (std::uint32_t line = 1; line < entry->key_place.line; ++line) {
        begin = description.find('\n', begin) + 1;
    }
    const std::size_t end = std::min(description.find('\n', begin), description.size());
    return description.substr(0, begin) + "name = " + base::quoted_toml(name) +
           description.substr(end);
}

}  // namespace

std::map<std::string, std::string> files_below(const files::Disk& disk, const files::Path& folder) {
    std::map<std::string, std::string> files;
    add_folder(disk, folder, "", files);
    return files;
}

std::map<std::string, std::string> copy_of_layout(const files::Disk& disk,
                                                  const files::Path& folder,
                                                  const std::string& name) {
    std::map<std::string, std::string> files = files_below(disk, folder);
    std::string& description = files["layout.toml"];
    description = renamed(description, name);
    return files;
}

}  // namespace papersetter::production
