// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

/// A profile of a blueprint that its layout lacks.
struct UnknownProfile {
    base::Place place;  ///< where the blueprint names it, else of the blueprint
    std::string fault;
    std::string near;  ///< the profile that may be meant; empty when none is near
};

/// The profiles of the blueprint that the layout in `folder` lacks.
[[nodiscard]] std::vector<UnknownProfile> unknown_profiles(const files::Disk& disk,
                                                           const files::Path& folder,
                                                           const blueprint::Blueprint& blueprint);

void tell_unknown_profiles(const std::vector<UnknownProfile>& unknown,
                           base::Diagnostics& diagnostics);

}  // namespace papersetter::production
