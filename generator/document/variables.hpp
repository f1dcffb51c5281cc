// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/declaration.hpp"
#include "document/tokens.hpp"

namespace papersetter::document {

/// The custom properties of an element with their values, free of var().
using Variables = std::map<std::string, std::vector<Token>, std::less<>>;

/// The tokens with each var(--name, fallback) replaced. Nothing, with the fault told at `place`,
/// when a name is not defined and has no fallback, or the result grows past 10,000 tokens.
[[nodiscard]] std::optional<std::vector<Token>> substitute(std::span<const Token> tokens,
                                                           const Variables& variables,
                                                           base::Place place,
                                                           base::Diagnostics& diagnostics);

/// The variables of an element whose parent has `inherited` and that declares `declared` itself
/// (in rising order of the cascade). Definitions in a circle are told and left out.
[[nodiscard]] Variables define(const Variables& inherited,
                               std::span<const Declaration* const> declared,
                               base::Diagnostics& diagnostics);

}  // namespace papersetter::document
