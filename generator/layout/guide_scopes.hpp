// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "layout/layout.hpp"
#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/guide.hpp"

namespace papersetter::layout {

/// The cards of a guide, in two columns on sheets of so many.
struct CardSheets {
    const std::vector<GuideCard>& cards;
    std::size_t cards_of_sheet = 0;
};

/// The values of every variable of guide.html. Views into `guide`, which must outlive them.
[[nodiscard]] Scopes guide_scopes(const paper::Guide& guide, const CardSheets& cards,
                                  const Strings& strings);

}  // namespace papersetter::layout
