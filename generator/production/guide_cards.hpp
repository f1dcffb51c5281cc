// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "layout/layout.hpp"
#include "page/pages.hpp"
#include "paper/guide.hpp"

namespace papersetter::production {

/// A card for each question of a guide, for each part of a composite one.
[[nodiscard]] std::vector<layout::GuideCard> cards_of(const paper::Guide& guide);

/// Finds the size of type in which the texts of cards fit them. A layout names what is printed of
/// card 3 with the ids "front-3" and "back-3", the texts in it "front-text-3" and "back-text-3".
class CardFitting {
  public:
    /// Without cards when a sheet has none.
    CardFitting(const paper::Guide& guide, std::size_t cards_of_sheet);

    [[nodiscard]] const std::vector<layout::GuideCard>& cards() const { return cards_; }
    /// Whether the cards as set can stay. If not, those that did not fit are to be set smaller, or
    /// have been left out.
    [[nodiscard]] bool fits(const page::Pages& pages);
    /// Tells, as one warning, what was left out.
    void tell(base::Diagnostics& diagnostics) const;

  private:
    std::vector<layout::GuideCard> cards_;
    std::vector<std::string> left_out_;
};

}  // namespace papersetter::production
