// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tuple>

#include "base/diagnostic.hpp"

namespace papersetter::production {

/// What printing a paper in one profile after another tells: each finding once, and with the name
/// of the profile where it is not of the standard one.
class ToldByProfile {
  public:
    explicit ToldByProfile(base::Diagnostics& told) : told_(&told) {}

    void add(const base::Diagnostics& found, std::string_view profile);

    /// Does the work and tells what it tells as told in this profile; also when it throws
    /// base::InputError.
    template <class Work>
    void in(std::string_view profile, const Work& work) {
        base::Diagnostics found;
        try {
            work(found);
        } catch (const base::InputError&) {
            add(found, profile);
            throw;
        }
        add(found, profile);
    }

  private:
    base::Diagnostics* told_;
    std::set<std::tuple<base::Place, base::Severity, std::string>> known_;
};

}  // namespace papersetter::production
