// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace papersetter::base {

/// The profile in which papers are printed unless others are asked for: a layout's style sheet as
/// it is. In another profile, "large-18" say, the same paper is laid out for another reader.
inline constexpr std::string_view standard_profile = "standard";

/// Whether a profile may have this name, which becomes part of file names: 1 to 20 of a-z 0-9 _ -.
[[nodiscard]] bool is_profile_name(std::string_view name);

}  // namespace papersetter::base
