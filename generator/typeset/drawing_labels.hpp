// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "font/shaper.hpp"
#include "image/picture.hpp"
#include "page/mark.hpp"

namespace papersetter::typeset {

/// The texts of a drawing, each as its runs on a baseline through (0, 0), moved to where its anchor
/// asks, in the order of the text, wherever bidirectional ones stand; none of other pictures. A
/// text that names no family, or only a generic one ("serif"), is set in `families`. A family that
/// is not in the book and a character that no font has are errors in the drawing's file, each told
/// once.
[[nodiscard]] std::vector<std::vector<page::TextMark>> set_labels(
    const image::Picture& picture, const std::vector<std::string>& families, font::Shaper& shaper,
    base::Diagnostics& diagnostics);

}  // namespace papersetter::typeset
