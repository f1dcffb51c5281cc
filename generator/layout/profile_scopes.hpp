// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/scope.hpp"
#include "layout/strings.hpp"

namespace papersetter::layout {

/// What a profile is called: the layout's word `profile.NAME` if there is one, else its name.
[[nodiscard]] std::string profile_title(std::string_view profile, const Strings& strings);

/// Says in which profile a document is printed; `text` is empty for the standard one.
void set_profile(Scopes& scopes, std::string text);

/// The table of the pages on which questions begin: `pages` by profile and question. Without any
/// the lists have no entries.
void set_pages_of_profiles(Scopes& scopes, const std::vector<std::vector<int>>& pages,
                           const std::vector<std::string>& profiles, const Strings& strings);

}  // namespace papersetter::layout
