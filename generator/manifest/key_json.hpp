// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/amendment.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::manifest {

/// One form in key.json, as an object. `selection` and `amendments` are what the paper was composed
/// from.
[[nodiscard]] std::string key_json_form(const paper::InstructorPaper& paper,
                                        const assembly::Selection& selection,
                                        const std::vector<bank::Bank>& banks,
                                        const paper::Amendments& amendments);

/// key.json of a series (docs/key.schema.json) from the objects of its forms. `revision` is that of
/// the key.
[[nodiscard]] std::string key_json(const blueprint::Blueprint& blueprint, std::uint32_t revision,
                                   const std::vector<std::string>& forms);

}  // namespace papersetter::manifest
