// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::toml_file {

/// An escape of a basic string that an author hardly meant, such as the \t of "\theta".
struct UnmeantEscape {
    std::size_t offset = 0;  ///< of the backslash
    std::string word;        ///< "\theta"
    std::string meaning;     ///< "a tab"
    std::string plain;       ///< how to write it if it is meant: "\u0009"
};

/// The first \b \f \n \r or \t before a letter in the basic string (of one line or several) whose
/// opening quote stands at `offset`; nothing when there is none.
[[nodiscard]] std::optional<UnmeantEscape> first_unmeant_escape(std::string_view text,
                                                                std::size_t offset);

}  // namespace papersetter::toml_file
