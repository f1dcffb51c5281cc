// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "assembly/requirement.hpp"

namespace papersetter::production {

/// What a requirement bounds, as the key of the section has it: "topic", "table", "stimuli.count".
[[nodiscard]] std::string bounded_word(const assembly::Requirement& requirement);

/// "0.0312" from 312.
[[nodiscard]] std::string four_places(std::int64_t ten_thousandths);

}  // namespace papersetter::production
