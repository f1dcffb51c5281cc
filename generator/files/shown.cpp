// SPDX-License-Identifier: MIT
#include "files/shown.hpp"

namespace papersetter::files {

std::string shown(const Path& path, const Path& here) {
    const Path plain = path.lexically_normal();
    if (here.empty() || plain.is_absolute() != here.is_absolute()) return plain.string();
    const Path relative = plain.lexically_relative(here);
    const bool is_climb = relative.empty() || relative.string().starts_with("../..");
    return is_climb ? plain.string() : relative.string();
}

}  // namespace papersetter::files
