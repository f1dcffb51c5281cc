// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "layout/documents.hpp"
#include "layout/parameters.hpp"
#include "toml_file/value.hpp"

namespace papersetter::layout {

inline constexpr std::string_view description_file = "layout.toml";

/// What layout.toml says: `name`, `description`, `based_on`, `documents` and the parameters.
struct Description {
    std::string name;
    std::string description;
    std::string based_on;  ///< the layout whose files serve where this one has none; may be empty
    base::Place based_on_place;
    Parameters parameters;
    std::array<bool, document_count> makes{};  ///< by Document
};

/// Reads layout.toml. `documents` names "questions" and "key", since both are made together, and
/// may name others; or it names "guide" alone.
[[nodiscard]] Description read_description(const toml_file::Table& table, base::Place place,
                                           base::Diagnostics& diagnostics);

}  // namespace papersetter::layout
