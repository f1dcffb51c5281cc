// SPDX-License-Identifier: MIT
#include "typeset/version.hpp"

#include <unicode/uversion.h>

namespace papersetter::typeset {

std::string icu_version() {
    UVersionInfo version;
    u_getVersion(version);
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    return text;
}

}  // namespace papersetter::typeset
