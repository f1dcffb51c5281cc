// SPDX-License-Identifier: MIT
#include "production/told_once.hpp"

#include <set>
#include <tuple>

namespace papersetter::production {

void append_new(base::Diagnostics& told, const base::Diagnostics& found) {
    std::set<std::tuple<base::Place, base::Severity, std::string>> known;
    for (const base::Diagnostic& one : told.all()) {
        known.emplace(one.place, one.severity, one.message);
    }
    for (const base::Diagnostic& one : found.all()) {
        if (known.emplace(one.place, one.severity, one.message).second) told.add(one);
    }
}

}  // namespace papersetter::production
