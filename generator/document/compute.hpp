// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/diagnostic.hpp"
#include "document/declaration.hpp"
#include "document/style_state.hpp"
#include "document/variables.hpp"

namespace papersetter::document {

/// What an element's style is computed from.
struct ComputeInput {
    const StyleState& parent;  ///< for the root, the initial style
    const Variables& variables;
    std::span<const Declaration* const> declarations;  ///< rising order of the cascade, no custom
    Length root_font_size;
    bool is_root = false;  ///< rem is then the style's own font size
    RuleKind kind = RuleKind::element;
};

struct ComputedResult {
    StyleState state;
    Content content;  ///< is_none when no declaration sets it
    base::Place content_place;
    std::optional<PageSize> page_size;
};

/// Inheritance, then the winning declaration of each longhand computed in the order of Property.
[[nodiscard]] ComputedResult compute(const ComputeInput& input, base::Diagnostics& diagnostics);

/// The initial value of every property.
[[nodiscard]] const StyleState& initial_state();

}  // namespace papersetter::document
