// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/diagnostic.hpp"

namespace papersetter::typeset {

/// A character that cannot be set: no face has it, or the one that is there for its script is not
/// installed.
struct MissingCharacter {
    char32_t character = 0;
    std::string family;   ///< the one that is not installed; empty when no font has the character
    std::string package;  ///< that would help; empty when none is known
};

/// What needs to be told only once: the family that is not installed, else the character.
[[nodiscard]] std::string what_is_missing(const MissingCharacter& missing);

/// The error: of the machine where a font is to be installed, of the text where no font would help.
[[nodiscard]] base::Diagnostic fault_of(const MissingCharacter& missing, base::Place place);

}  // namespace papersetter::typeset
