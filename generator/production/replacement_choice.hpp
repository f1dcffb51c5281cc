// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "assembly/replacement.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::production {

/// A place as the person named it ("A:17"). Throws OptionError when it is not written so.
[[nodiscard]] manifest::RecordedPlace place_named(const std::string& written);

/// Where it is on the forms. Throws base::InputError when no form has it.
[[nodiscard]] assembly::FormPlace form_place(const assembly::Selections& series,
                                             const manifest::RecordedPlace& wanted);

/// The printed number of a place.
[[nodiscard]] int number_of(const assembly::Selections& series, const assembly::FormPlace& place);

/// "bank:item", or "bank:stimulus" for the items of an item set: what the history of a paper calls
/// what was replaced as a whole.
[[nodiscard]] std::string name_of_run(const std::vector<bank::Bank>& banks,
                                      const assembly::Replacement::Items& items);

/// What may stand in the place of a run: the items or the part of an item set that `name` leaves
/// open. Throws base::InputError when the name means nothing or cannot stand there.
[[nodiscard]] std::vector<assembly::Replacement::Items> choices_named(
    const assembly::Replacement& replacement, const assembly::Run& run,
    const std::vector<bank::Bank>& banks, const std::string& name, const std::string& place);

/// All that may stand there and was not replaced before; what stands in the way of the others, with
/// their number, goes into `obstacles`.
[[nodiscard]] std::vector<assembly::Replacement::Items> choices_left(
    const assembly::Replacement& replacement, const std::vector<bank::Bank>& banks,
    const std::vector<manifest::RecordedReplacement>& history,
    std::map<std::string, std::size_t>& obstacles);

/// Lines that tell the obstacles, most frequent first: "\n3 items: on the paper already".
[[nodiscard]] std::string reasons(const std::map<std::string, std::size_t>& obstacles, bool is_set);

}  // namespace papersetter::production
