// SPDX-License-Identifier: MIT
#include "layout/profiles.hpp"

#include "base/profile.hpp"

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

}  // namespace

std::string file_of_profile(std::string_view profile) {
    return std::string(folder_name) + '/' + std::string(profile) + std::string(extension);
}

ProfileFolder profiles_of(const files::Disk& disk, const files::Path& folder) {
    ProfileFolder found{{std::string(base::standard_profile)}, {}};
    if (!disk.is_folder(folder / folder_name)) return found;
    for (const std::string& file : disk.list(folder / folder_name)) {
        if (file.starts_with('.')) continue;
        const std::string_view profile = profile_in(file);
        if (profile.empty()) {
            found.strays.push_back(file);
        } else {
            found.profiles.emplace_back(profile);
        }
    }
    return found;
}

}  // namespace papersetter::layout
