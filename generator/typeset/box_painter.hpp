// SPDX-License-Identifier: MIT
#pragma once

#include "page/mark.hpp"
#include "typeset/galley.hpp"

namespace papersetter::typeset {

/// A box, or the part of it that stands on one page: a side that was cut has no border.
struct BoxSlice {
    page::Rectangle box;
    bool has_top = true;
    bool has_bottom = true;
    bool has_left = true;
    bool has_right = true;
};

/// Appends background and borders as marks of `owner`; top and bottom borders run through the
/// corners.
void paint_box(const BoxSlice& slice, const document::ComputedStyle& style,
               const document::Sides<const document::Border*>& borders, page::ElementNumber owner,
               std::vector<page::Mark>& marks);

}  // namespace papersetter::typeset
