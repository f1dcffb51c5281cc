// SPDX-License-Identifier: MIT
#include "production/told_by_profile.hpp"

#include <utility>

#include "base/profile.hpp"

namespace papersetter::production {

void ToldByProfile::add(const base::Diagnostics& found, std::string_view profile) {
    for (base::Diagnostic one : found.all()) {
        if (!known_.emplace(one.place, one.severity, one.message).second) continue;
        if (profile != base::standard_profile) {
            one.message.append(" (in the profile ").append(profile).append(")");
        }
        told_->add(std::move(one));
    }
}

}  // namespace papersetter::production
