// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace papersetter::font {

/// What the scripts of a text ask of those who set it.
struct ScriptTraits {
    bool is_mixed = false;   ///< several scripts, of which one needs a shaping of its own
    bool is_joined = false;  ///< letters are tied to each other: spacing would tear them apart
};

[[nodiscard]] ScriptTraits script_traits(std::string_view text);

}  // namespace papersetter::font
