// SPDX-License-Identifier: MIT
#include "production/profile_check.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "layout/profiles.hpp"

namespace papersetter::production {

std::vector<UnknownProfile> unknown_profiles(const files::Disk& disk, const files::Path& folder,
                                             const blueprint::Blueprint& blueprint) {
    const std::vector<std::string> known = layout::profiles_of(disk, folder).profiles;
    const std::vector<std::string_view> names(known.begin(), known.end());
    std::string list;
    for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
    std::vector<UnknownProfile> unknown;
    for (std::size_t i = 0; i < blueprint.profiles.size(); ++i) {
        const std::string& profile = blueprint.profiles[i];
        if (std::find(known.begin(), known.end(), profile) != known.end()) continue;
        unknown.push_back(
            {blueprint.profile_places.empty() ? blueprint.place : blueprint.profile_places.at(i),
             "the layout " + base::in_quotes(blueprint.layout) + " has no profile " +
                 base::in_quotes(profile) + "; its profiles are " + list,
             base::nearest(profile, names).value_or("")});
    }
    return unknown;
}

void tell_unknown_profiles(const std::vector<UnknownProfile>& unknown,
                           base::Diagnostics& diagnostics) {
    for (const UnknownProfile& one : unknown) {
        diagnostics.error(one.place, one.fault,
                          one.near.empty() ? "a profile is a file profiles/NAME.css of the layout"
                                           : "did you mean \"" + one.near + "\"?");
    }
}

}  // namespace papersetter::production
