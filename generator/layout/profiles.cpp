// SPDX-License-Identifier: MIT
#include "layout/profiles.hpp"

#include <algorithm>
#include <optional>

#include "base/profile.hpp"
#include "layout/description.hpp"
#include "layout/template_files.hpp"
#include "toml_file/read.hpp"

namespace papersetter::layout {
namespace {

constexpr std::string_view folder_name = "profiles";
constexpr std::string_view extension = ".css";

/// The profile that a file of the folder is; empty when it is none.
std::string_view profile_in(std::string_view file) {
    if (!file.ends_with(extension)) return {};
    file.remove_suffix(extension.size());
    return base::is_profile_name(file) && file != base::standard_profile ? file
                                                                         : std::string_view();
}

/// Of the layout that the one in `folder` is based on, if it is. Faults of layout.toml are told by
/// those who load it.
std::optional<files::Path> base_of(const files::Disk& disk, const files::Path& folder) {
    const files::Path path = folder / description_file;
    if (!disk.exists(path)) return std::nullopt;
    base::Sources sources;
    base::Diagnostics unheard;
    const base::FileNumber file = sources.add(path.generic_string(), disk.read(path));
    const auto table = toml_file::read(sources, file, unheard);
    if (!table) return std::nullopt;
    const Description description = read_description(*table, {file, 1, 1}, unheard);
    if (description.based_on.empty()) return std::nullopt;
    return base_folder(disk, folder, description.based_on);
}

void add_profiles(const files::Disk& disk, const files::Path& folder, ProfileFolder& found) {
    if (!disk.is_folder(folder / folder_name)) return;
    for (const std::string& file : disk.list(folder / folder_name)) {
        if (file.starts_with('.')) continue;
        const std::string_view profile = profile_in(file);
        if (profile.empty()) {
            found.strays.push_back(file);
        } else {
            found.profiles.emplace_back(profile);
        }
    }
}

}  // namespace

std::string file_of_profile(std::string_view profile) {
    return std::string(folder_name) + '/' + std::string(profile) + std::string(extension);
}

ProfileFolder profiles_of(const files::Disk& disk, const files::Path& folder) {
    ProfileFolder found;
    add_profiles(disk, folder, found);
    if (const auto below = base_of(disk, folder)) {
        ProfileFolder inherited;
        add_profiles(disk, *below, inherited);
        found.profiles.insert(found.profiles.end(), inherited.profiles.begin(),
                              inherited.profiles.end());
        std::ranges::sort(found.profiles);
        found.profiles.erase(std::unique(found.profiles.begin(), found.profiles.end()),
                             found.profiles.end());
    }
    found.profiles.insert(found.profiles.begin(), std::string(base::standard_profile));
    return found;
}

}  // namespace papersetter::layout
