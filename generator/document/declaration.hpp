// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/property.hpp"
#include "document/tokens.hpp"
#include "document/value.hpp"

namespace papersetter::document {

/// A declaration as the cascade needs it.
struct Declaration {
    enum class Kind : std::uint8_t {
        value,    ///< `property` and `value`
        pending,  ///< holds var(): `name` and `tokens`, read when the variables are known
        custom    ///< a custom property --name: `name` and `tokens`
    };
    Kind kind = Kind::value;
    bool is_important = false;
    Property property{};
    Value value;
    std::string name;  ///< in lower case, but as written for a custom property
    std::span<const Token> tokens;
    base::Place place;
};

/// A declaration as it stands in the sheet: `name: tokens`, `!important` taken off.
struct WrittenDeclaration {
    const Token* name = nullptr;
    std::span<const Token> tokens;
    bool is_important = false;
};

/// Appends what the declaration means: one longhand, all those of a shorthand, or one with var()
/// for later. Unknown names, names out of place and wrong values are told.
void read_declaration(const WrittenDeclaration& written, RuleKind kind,
                      base::Diagnostics& diagnostics, std::vector<Declaration>& declarations);

/// Reads the value of the known property or shorthand `name` from tokens free of var(). Faults
/// are told at the place of the token, or at `place` when the value ends too early.
[[nodiscard]] std::vector<std::pair<Property, Value>> read_property(std::string_view name,
                                                                    std::span<const Token> tokens,
                                                                    RuleKind kind,
                                                                    base::Place place,
                                                                    base::Diagnostics& diagnostics);

}  // namespace papersetter::document
