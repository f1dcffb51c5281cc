// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "blueprint/filter.hpp"
#include "toml_file/value.hpp"

namespace papersetter::blueprint {

/// Reads a `where` table, or a list of them: keys, types, and words of closed lists.
/// `what` names the table for messages. Names that only a bank can know are left to `check`.
[[nodiscard]] Filter read_filter(const toml_file::Value& value, const std::string& what,
                                 base::Diagnostics& diagnostics);

/// The key of a condition: "id", "topic", …
[[nodiscard]] std::string_view word_of(Condition::Attribute attribute);

}  // namespace papersetter::blueprint
