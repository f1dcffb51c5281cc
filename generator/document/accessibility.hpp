// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "base/diagnostic.hpp"
#include "document/element_tree.hpp"

namespace papersetter::document {

/// The values of the attribute `role`: what an element is when its name does not say it.
[[nodiscard]] std::span<const std::string_view> element_roles();

/// Tells what a reader who does not see the page would miss: a document without language or title,
/// a field without a label, a drawing without a text for it, a label outside of a list item.
void check_accessibility(const ElementTree& tree, base::Diagnostics& diagnostics);

}  // namespace papersetter::document
