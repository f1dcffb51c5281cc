// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/diagnostic.hpp"
#include "document/value_reader.hpp"

namespace papersetter::document {

/// A value that a property or shorthand does not take: `tokens` as written, `reader` where reading
/// stopped, `place` of the declaration.
struct ValueFault {
    std::string_view property;
    std::span<const Token> tokens;
    ValueReader reader;
    base::Place place;
};

/// Tells what is wrong in the author's words: a missing value, calc(), an unknown unit, a number
/// without unit or too large, a misspelt word; else what the property takes.
void tell(const ValueFault& fault, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
